import { useSyncExternalStore } from "react";
import type { Locale } from "#shared/locale.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { isUnconfirmed } from "#shared/retrying-fetch.ts";

/** "none": the person has closed the question of the browser. "here": this device has a passkey of the account already. */
export type Unasked = "none" | "here" | "failed";

const never = () => () => {};
const canAsk = () =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** True in browsers, and at addresses, that have passkeys. The server does not know. */
export const usePasskeys = (): boolean => useSyncExternalStore(never, canAsk, () => false);

/** Options of the server for the authenticator; undefined: the person did not confirm that it is them. */
async function optionsFor(wanted: "add" | "use", locale: Locale) {
  const body = new FormData();
  body.set("for", wanted);
  const answer = await fetch(RESOURCE_PATHS.passkeyOptions[locale], { method: "POST", body });
  if (isUnconfirmed(answer)) return undefined;
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** Has the browser make or use a passkey. Returns what it has signed, as text; or why there is nothing. */
export async function signedBy(wanted: "add" | "use", locale: Locale): Promise<{ text: string } | Unasked> {
  try {
    const [{ startAuthentication, startRegistration }, optionsJSON] = await Promise.all([
      import("@simplewebauthn/browser"),
      optionsFor(wanted, locale),
    ]);
    if (!optionsJSON) return "none";
    const start = wanted === "add" ? startRegistration : startAuthentication;
    return { text: JSON.stringify(await start({ optionsJSON })) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return "none";
    return name === "InvalidStateError" ? "here" : "failed";
  }
}
