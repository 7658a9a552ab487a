import type { App } from "#server/app.server.ts";
import { originOf as siteOf } from "#server/request-origin.server.ts";
import { type Call, serve } from "#server/serve.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { Refusal } from "#shared/outcome.ts";
import { returnPath } from "#shared/return-path.ts";
import { isSocialProvider, type SignInSite, SOCIAL_NAME } from "#shared/social-providers.ts";
import { memberOnly } from "#shared/viewer.ts";
import { flaggedInName } from "../parts/person-name.server.ts";
import { originOf } from "../parts/request-origin.server.ts";
import { userTypes } from "../user-type/queries.server.ts";
import { openAttempt, takeAnswer } from "./commands/attempts.server.ts";
import { disconnect } from "./commands/connections.server.ts";
import { admit, confirmAddress, registerPerson } from "./commands.server.ts";
import {
  connectionList,
  removeConnection,
  socialComplete,
  socialConfirm,
  socialPending,
  socialProviders,
  socialRegister,
  socialSignOut,
  socialStart,
} from "./contract.ts";
import { refusalOf } from "./parts/refusal.server.ts";
import { samlRoutes } from "./parts/saml-routes.server.ts";
import { type Site, sitesOf } from "./parts/sites.server.ts";
import { identityFrom, signOutAt, startAt } from "./parts/way.server.ts";
import { connectionsOf, pendingOf, signedOutOf } from "./queries.server.ts";

type Admitted = Extract<Awaited<ReturnType<typeof admit>>, { ok: true }>;

export function socialApi(app: App): void {
  const sites = sitesOf(app.settings);
  void app.register(samlRoutes(sites));
  const siteFor = (type: SignInSite): Site => {
    const found = sites.find((site) => site.type === type);
    if (!found) throw new AppError("socialLoginDisabled");
    return found;
  };
  /** Waits for a provider. A failure is logged and becomes an error that the person understands. */
  const asking = async <Result>({ type: provider }: Site, work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      app.log.warn({ err: error, provider }, "a sign-in with another site failed");
      throw new AppError(refusalOf(error, provider));
    }
  };

  serve(app, socialProviders, ({ locale }) => sites.map(({ type, name }) => ({ type, name: name[locale] })));

  serve(app, connectionList, async ({ db, viewer, locale }) => {
    // One that the house no longer has a sign-in of is still shown, so that it can be taken away.
    const nameOf = (type: SignInSite) =>
      isSocialProvider(type) ? SOCIAL_NAME[type] : (sites.find((site) => site.type === type)?.name[locale] ?? type);
    const connections = await connectionsOf(db, memberOnly(viewer).id);
    return connections.map((connection) => ({ ...connection, name: nameOf(connection.type) }));
  });

  serve(app, removeConnection, async ({ db, query, viewer }) => {
    await db.transaction((tx) => disconnect(tx, memberOnly(viewer).id, query.type));
    return true as const;
  });

  serve(app, socialStart, async ({ db, params: { type: provider }, query, http }) => {
    const site = siteFor(provider);
    const { address, ...secrets } = await asking(site, startAt(site, siteOf(app.settings, http!.request)));
    const target = returnPath(query.returnTo) ?? null;
    const rememberMe = query.rememberMe === "true";
    const attempt = await openAttempt(db, { provider, ...secrets, returnPath: target, rememberMe });
    return { redirectURL: address, attempt };
  });

  serve(app, socialComplete, async (call) => {
    const { db, params, body } = call;
    const { attempt: token, device: _, rememberMe, ...answer } = body;
    const site = siteFor(params.type);
    const attempt = await takeAnswer(db, { provider: params.type, token }, { state: body.state, rememberMe });
    if (!attempt) throw new AppError("socialAttemptNotValid");
    const parameters = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
    const identity = await asking(site, identityFrom(site, attempt, parameters));
    return answerOf(await admit(db, attempt, identity, await askerOf(call, site)));
  });

  serve(app, socialPending, async ({ db, params, body }) => {
    const pending = await pendingOf(db, { provider: params.type, token: body.attempt });
    if (!pending) throw new AppError("socialAttemptNotValid");
    return pending;
  });

  serve(app, socialConfirm, async (call) => {
    const { db, params, body } = call;
    const site = siteFor(params.type);
    const key = { provider: params.type, token: body.attempt };
    return answerOf(await confirmAddress(db, key, body.code, await askerOf(call, site)));
  });

  serve(app, socialRegister, async (call) => {
    const { db, params, body } = call;
    const site = siteFor(params.type);
    if (!body.termsAccepted) throw refusal("termsNotAccepted", "termsAccepted");
    if (!body.privacyAccepted) throw refusal("privacyNotAccepted", "privacyAccepted");
    const key = { provider: params.type, token: body.attempt };
    const flagged = await flaggedInName(db, body, call.locale);
    return answerOf(await registerPerson(db, key, { ...body, flagged }, await askerOf(call, site)));
  });

  serve(app, socialSignOut, async ({ db, params, body, http }) => {
    const site = siteFor(params.type);
    const idToken = await signedOutOf(db, { provider: params.type, token: body.attempt });
    if (!idToken) throw new AppError("socialAttemptNotValid");
    return { address: await asking(site, signOutAt(site, idToken, siteOf(app.settings, http!.request))) };
  });
}

const refusal = (code: "termsNotAccepted" | "privacyNotAccepted", field: string) =>
  new AppError(code, [{ field, reason: code }]);

type Asked = Pick<Call<Endpoint>, "db" | "http" | "locale"> & { body: { device?: string | undefined } };

const askerOf = async ({ db, http, locale, body }: Asked, site: Site) => ({
  ...originOf(http),
  device: body.device,
  locale,
  siteName: site.name[locale],
  userTypes: await userTypes(db),
});

function answerOf<Refused extends Refusal>(outcome: Admitted | Refused) {
  if (!outcome.ok) return outcome;
  if (outcome.next !== "done") return { next: outcome.next };
  const { started, returnPath: target, rememberMe } = outcome;
  const expiresAt = started.expiresAt.toISOString();
  return { next: "done" as const, ...started, expiresAt, returnPath: target, rememberMe };
}
