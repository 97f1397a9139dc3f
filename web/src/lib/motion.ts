/** Whether the reader, by the system or by our own setting, wants things to stay still. */
export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset["motion"] === "reduced" ||
    (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

/** What was changed is on its way to the screen; for work that need not hold it up. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100); // nobody looks at the page: no frame comes
  });
}
