/** Tell the page's readers that it can be used: `body[data-ready]`. Call while a component starts. */
export function markReady(when: () => boolean = () => true): void {
  $effect(() => {
    if (!when()) return;
    document.body.dataset["ready"] = "";
    return () => delete document.body.dataset["ready"];
  });
}
