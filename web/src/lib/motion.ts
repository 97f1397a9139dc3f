/** Whether the reader, by the system or by our own setting, wants things to stay still. */
export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset["motion"] === "reduced" ||
    (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
