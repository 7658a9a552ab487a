import { typedIn } from "#shared/form-answer.ts";
import type { PageContext } from "#shared/page-context.ts";
import { signInByPasskey, usedPasskey } from "../../passkeys/contract.ts";
import { sentPasskey } from "../../passkeys/parts/sent-passkey.ts";
import { finishSignIn } from "../contract.ts";

/** The second step, by a code or a passkey: the session begins. */
export async function finish({ api, session, device }: PageContext, form: FormData) {
  const { code = "" } = typedIn(form, "code");
  const passkey = sentPasskey(form, usedPasskey);
  const started = passkey
    ? await api(signInByPasskey, { body: { passkey, device: device.value } })
    : await api(finishSignIn, { body: { code, device: device.value } });
  session.start(started.token, started.rememberMe ? new Date(started.expiresAt) : undefined);
  device.set(started.device);
  return started;
}
