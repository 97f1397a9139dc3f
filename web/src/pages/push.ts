/** Push for this browser: asked of the person, and of who made the browser. */

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where this browser can be pushed to; nothing if the person or the browser does not want it. */
export async function subscribed(key: string): Promise<Subscribed | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return null;
  try {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
    return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] };
  } catch {
    return null;
  }
}
