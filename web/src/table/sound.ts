/** A few soft tones, made on the spot; silent unless switched on. */
import { settings } from "$lib/settings.svelte";

export type Cue = "turn" | "stone" | "coin" | "page" | "points" | "end";

/** Frequencies in hertz, one after the other. */
const TONES: Record<Cue, readonly number[]> = {
  turn: [523, 659, 784],
  stone: [1047, 1319],
  coin: [1568],
  page: [330],
  points: [659, 880],
  end: [392, 523, 659, 784],
};

let audio: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  TONES[cue].forEach((frequency, i) => tone(audio!, frequency, i * 0.11));
}

function tone(context: AudioContext, frequency: number, delay: number): void {
  const at = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.3);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.32);
}

/** The sound of what happened, if it has one. */
export function cueOf(kinds: ReadonlySet<string>): Cue | null {
  if (kinds.has("game-ended")) return "end";
  if (kinds.has("commission-completed")) return "points";
  if (kinds.has("gemstone-loaded")) return "stone";
  if (kinds.has("page-turned") || kinds.has("page-revealed")) return "page";
  return kinds.has("silver-taken") || kinds.has("encounter-paid") ? "coin" : null;
}
