// This browser as a place to be called at: Web Push, after the player's own press.
import { call } from "../wire/session";
import { language } from "../words";

/** Subscribe this browser; whether it is called from now on, cannot be, or may not be. */
export async function subscribed(key: string | null): Promise<"here" | "cannot" | "no"> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!key || !worker || !("pushManager" in worker) || typeof Notification === "undefined")
    return "cannot";
  if ((await Notification.requestPermission()) !== "granted") return "no";
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  await call("POST", "me/calls/addresses", {
    kind: "push",
    address: endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    language: language(),
  });
  return "here";
}
