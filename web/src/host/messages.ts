/** What a page and the worker that hosts its tables say to each other. */

/** A file of the Python part: where it lies below the site's root, its bytes there, and unpacked. */
export interface PackedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly whole: number;
}

/** The Python part of a release, as `python.json` lists it. */
export interface Pack {
  readonly version: string;
  readonly files: readonly PackedFile[];
}

export type ToHost =
  | { kind: "begin"; root: string; pack: Pack }
  | { kind: "ask"; id: number; method: string; path: string; body: string | null }
  | { kind: "file"; id: number; text: string }
  | { kind: "advise"; id: number; text: string }
  | { kind: "verify"; id: number; text: string }
  | { kind: "open"; channel: number; table: string; take: boolean }
  | { kind: "hear"; channel: number; text: string }
  | { kind: "leave"; channel: number };

/** Why nothing is kept: the browser has no storage for us, or no more of it. */
export type Unkept = "refused" | "full";

export type FromHost =
  | { kind: "loading"; done: number; total: number }
  | { kind: "ready"; snapshot: boolean; ms: number }
  | { kind: "failed"; network: boolean; why: string }
  | { kind: "answer"; id: number; status: number; text: string; name: string }
  | { kind: "opened"; channel: number }
  | { kind: "frame"; channel: number; text: string }
  | { kind: "closed"; channel: number; code: number }
  /** With nothing: all is kept again. */
  | { kind: "unkept"; why: Unkept | null };

/** The live channel's close code: another page of this browser has the table open. */
export const ELSEWHERE = 4423;
