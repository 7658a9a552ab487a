import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { returnPath } from "#shared/return-path.ts";
import { codeLimit, signUpLimit } from "../parts/limits.server.ts";
import { checkNewPassword } from "../parts/new-password.server.ts";
import { hashPassword } from "../parts/passwords.server.ts";
import { flaggedInName } from "../parts/person-name.server.ts";
import { originOf } from "../parts/request-origin.server.ts";
import { confirmEmail, requestVerification, signUp } from "./commands.server.ts";
import { register, sendVerificationMail, verifyEmail } from "./contract.ts";

export function signUpApi(app: App): void {
  serve(app, register, async ({ db, body, locale, http, write }) => {
    checkNewPassword("password", body.password, body);
    if (!body.termsAccepted) throw refusal("termsNotAccepted", "termsAccepted");
    if (!body.privacyAccepted) throw refusal("privacyNotAccepted", "privacyAccepted");
    const flagged = await flaggedInName(db, body, locale);
    const { address, userAgent } = originOf(http);
    const [tries] = await tryOnce(db, signUpLimit(address));
    if (tries !== "allowed") throw new AppError("tooManyRequests");
    // Before the transaction, because the embedded database has one connection.
    const passwordHash = await hashPassword(body.password);
    return write(
      (tx) =>
        signUp(tx, { ...body, returnTo: returnPath(body.returnTo), passwordHash, locale, address, userAgent, flagged }),
      (_, { isConfirmed, device }) => ({ status: true as const, isConfirmed, device }),
    );
  });

  serve(app, verifyEmail, async ({ db, body, http }) => {
    const [tries] = await tryOnce(db, codeLimit(originOf(http).address));
    if (tries !== "allowed") throw new AppError("tooManyRequests");
    const outcome = await confirmEmail(db, body.code, { ...originOf(http), device: body.device });
    if (!outcome.ok) return outcome;
    const { startupSeoUrl, isInvited, session } = outcome;
    return {
      status: true as const,
      startupSeoUrl,
      isInvited,
      session: session && { ...session, expiresAt: session.expiresAt.toISOString() },
    };
  });

  serve(app, sendVerificationMail, async ({ db, body }) => {
    const outcome = await requestVerification(db, body.email, returnPath(body.returnTo));
    return outcome.ok ? true : outcome;
  });
}

const refusal = (code: ErrorCode, field: string) => new AppError(code, [{ field, reason: code }]);
