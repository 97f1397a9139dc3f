/** A newer release that is kept already and waits to be wanted. */
class Release {
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Go over to it: this page is loaded anew, others of this browser go on as they are. */
  take(): void {
    // Another page may have taken it: then it is in charge here too, and waits for nothing.
    if (this.waiting?.state !== "installed") return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    this.waiting.postMessage("take-over");
  }
}

export const release = new Release();
