import type { PageContext } from "#shared/page-context.ts";
import { finishSignIn } from "../contract.ts";

/** The second step: the session begins. */
export async function finish({ api, session, device }: PageContext, code: string) {
  const started = await api(finishSignIn, { body: { code, device: device.value } });
  session.start(started.token, started.rememberMe ? new Date(started.expiresAt) : undefined);
  device.set(started.device);
  return started;
}
