import { typedIn } from "#shared/form-answer.ts";
import type { PageContext } from "#shared/page-context.ts";
import { login } from "../../contract.ts";
import { signInByPasskey, usedPasskey } from "../../passkeys/contract.ts";
import { sentPasskey } from "../../passkeys/parts/sent-passkey.ts";

/** Signs in with what was typed, or with a passkey, and starts the session: for 180 days with "remember me", else until the browser ends. */
export async function startSession({ api, session, device }: PageContext, form: FormData) {
  const { email = "", password = "", browserCode } = typedIn(form, "email", "password", "browserCode");
  const rememberMe = form.has("rememberMe");
  const passkey = sentPasskey(form, usedPasskey);
  const started = passkey
    ? await api(signInByPasskey, { body: { passkey, rememberMe, device: device.value } })
    : {
        rememberMe,
        ...(await api(login, { body: { email, password, rememberMe, device: device.value, browserCode } })),
      };
  session.start(started.token, started.rememberMe ? new Date(started.expiresAt) : undefined);
  device.set(started.device);
  return started;
}
