/** Game files that are opened here: each becomes a table on this device, to look back at. */
import { router } from "$lib/router.svelte";
import { device, deviceProblem } from "./device.svelte";

interface Fault {
  readonly figures: { readonly line: number };
}

class Opening {
  /** What went wrong with the last one: a text and its figures. */
  problem = $state.raw<{ key: string; args: Record<string, number> } | null>(null);

  async open(file: File | null | undefined): Promise<void> {
    if (!file) return;
    this.problem = null;
    try {
      const answer = await device.openFile(await file.text());
      const said = JSON.parse(await answer.text()) as { table: string } | Fault;
      if ("table" in said) router.go(`/t/${said.table}/replay`, false, "device");
      else this.problem = { key: "device-open-bad", args: { line: said.figures.line } };
    } catch {
      this.problem = { key: deviceProblem(), args: {} };
    }
  }
}

export const opening = new Opening();
