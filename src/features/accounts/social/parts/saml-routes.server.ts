import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/app.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { AppError } from "#shared/errors.ts";
import { pathTo } from "#shared/paths.ts";
import { isHouseSite, type SignInSite } from "#shared/social-providers.ts";
import { storeAnswer } from "../commands/attempts.server.ts";
import { attemptOfState } from "../queries.server.ts";
import { refusalOf } from "./refusal.server.ts";
import { SAML_PATHS } from "./saml-paths.ts";
import { isFederated, type Site } from "./sites.server.ts";
import { SIGNED_OUT } from "./start-path.ts";
import { AWAY_CODE, REFUSED_CODE, saml } from "./way.server.ts";

/** Bytes of a form with a response. */
const FORM_LIMIT = 1_000_000;
const RATE = { rateLimit: { max: 120, timeWindow: "1 minute" } };

/**
 * What providers of SAML and their people's browsers ask for. A provider lets the browser send its answer as a form from the
 * provider's page, with which browsers send no cookies of ours: the answer is checked and stored here, and the browser led on to
 * the page of every sign-in with a code, as if the provider had given one. Where it leads is never taken from the answer.
 */
export const samlRoutes = (sites: readonly Site[]) =>
  async function routes(app: App): Promise<void> {
    const federated = sites.filter(isFederated);
    if (federated.length === 0) return;
    const options = { schema: { hide: true }, config: RATE };
    app.removeContentTypeParser("application/x-www-form-urlencoded");
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    app.get(SAML_PATHS.metadata, options, async (request, reply) =>
      reply
        .type("application/samlmetadata+xml; charset=utf-8")
        .header("cache-control", "no-cache")
        .send((await saml()).metadataOf(originOf(app.settings, request), app.settings.samlKey)),
    );

    app.post(SAML_PATHS.answer, { ...options, bodyLimit: FORM_LIMIT }, async (request, reply) => {
      if (!(request.body instanceof URLSearchParams)) throw new AppError("invalidInput");
      return lead(reply, await take(request, request.body));
    });

    // Back from the sign-out there, with a form or by a redirect. The session here ended before.
    const signedOut = (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply: FastifyReply) => {
      const form = request.body instanceof URLSearchParams ? request.body.get("RelayState") : undefined;
      const type = String(form ?? request.query.RelayState ?? "");
      const known = isHouseSite(type) && federated.some((site) => site.type === type);
      return lead(reply, known ? pathTo("oauthLogin", "en", { type }, { state: SIGNED_OUT }) : pathTo("home", "en"));
    };
    app.get(SAML_PATHS.signOut, options, signedOut);
    app.post(SAML_PATHS.signOut, { ...options, bodyLimit: FORM_LIMIT }, signedOut);

    /** Takes an answer; returns the page to go on with. */
    async function take(request: FastifyRequest, form: URLSearchParams): Promise<string> {
      const state = form.get("RelayState") ?? "";
      const attempt = state.length <= 100 ? await attemptOfState(app.database.db, state) : undefined;
      const site = federated.find(({ type }) => type === attempt?.provider);
      // Providers may send people whom nobody has asked for. They begin here.
      if (!attempt || !site) return unasked(federated.map(({ type }) => type));
      try {
        const identity = await (await saml()).identityOf(site, attempt, form.get("SAMLResponse") ?? "");
        const code = await storeAnswer(app.database.db, attempt, attempt.nonce!, identity);
        if (code) return pathTo("oauthLogin", "en", { type: site.type }, { state, code });
        request.log.warn({ provider: site.type }, "an answer of SAML was sent again");
      } catch (error) {
        request.log.warn({ err: error, provider: site.type }, "an answer of SAML was refused");
        if (refusalOf(error, site.type) === "socialUnavailable")
          return pathTo("oauthLogin", "en", { type: site.type }, { state, error: AWAY_CODE });
      }
      return pathTo("oauthLogin", "en", { type: site.type }, { state, error: REFUSED_CODE });
    }
  };

/** The page of the only provider, which leads there and back; where there are several, the sign-in form with all of them. */
const unasked = ([type, ...more]: SignInSite[]): string =>
  type && more.length === 0 ? pathTo("oauthLogin", "en", { type }) : pathTo("login", "en");

const lead = (reply: FastifyReply, path: string) => reply.header("cache-control", "no-store").redirect(path, 303);
