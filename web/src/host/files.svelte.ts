/** Game files that are opened here: each becomes a table on this device, to look back at. */
import { call, fileOf } from "$lib/api";
import { router } from "$lib/router.svelte";
import { device, deviceProblem } from "./device.svelte";

interface Fault {
  readonly figures: { readonly line?: number };
}

class Opening {
  /** What went wrong with the last one: a text and its figures. */
  problem = $state.raw<{ key: string; args: Record<string, number> } | null>(null);

  async open(file: File | null | undefined): Promise<void> {
    if (file) await this.#open(() => file.text());
  }

  /** Have a server's game analysed here: it becomes a table on this device, and stays one. */
  async judgeHere(id: string): Promise<void> {
    await this.#open(
      () => fileOf("/api/v1/tables/{id}/record", { id }),
      (table) => call("POST /api/v1/tables/{id}/review", { id: table }, null, null, "device"),
    );
  }

  async #open(
    read: () => Promise<string>,
    first: (table: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    this.problem = null;
    try {
      const answer = await device.openFile(await read());
      const said = JSON.parse(await answer.text()) as { table: string } | Fault;
      if ("table" in said) {
        await first(said.table);
        router.go(`/t/${said.table}/replay`, false, "device");
      } else if (said.figures.line === undefined) this.problem = { key: "device-wrong", args: {} };
      else this.problem = { key: "device-open-bad", args: { line: said.figures.line } };
    } catch {
      this.problem = { key: deviceProblem(), args: {} };
    }
  }
}

export const opening = new Opening();
