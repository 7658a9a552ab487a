import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#db/open.server.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import type { App } from "../app.server.ts";
import { type UnsubscribeState, type UnsubscribeTexts, unsubscribePage } from "./unsubscribe-page.server.ts";

/** Mails of one kind that end by a link. */
interface Subscription {
  /** Of the page; the key follows. */
  path: string;
  texts: Record<Locale, UnsubscribeTexts>;
  /** What a key names; undefined: nothing. */
  find: (
    db: Db,
    key: string,
    locale: Locale,
  ) => Promise<{ isOn: boolean; name: string; way: string | undefined } | undefined>;
  /** Ends the mails; true if they were on. */
  end: (tx: Db, key: string) => Promise<boolean>;
}

type UnsubscribeRequest = FastifyRequest<{ Params: { key: string }; Querystring: { locale?: string; from?: string } }>;

/**
 * Ends mails without signing in: the link has a key that nobody can guess. Opening it changes nothing, because mail programs open
 * links; the button, and the one click of a mail program (RFC 8058), send it.
 */
export const unsubscribeRoutes = ({ path, texts, find, end }: Subscription) =>
  async function routes(app: App): Promise<void> {
    const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
    const url = `${path}/:key`;
    // Mail programs send a form of either kind; nothing of it is read.
    app.removeContentTypeParser("multipart/form-data");
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
      app.addContentTypeParser(type, { parseAs: "string" }, (_request, _body, done) => done(null));

    /** `ended`: the reader has just ended the mails. */
    const answer = async (request: UnsubscribeRequest, reply: FastifyReply, ended: boolean) => {
      const { locale: wanted } = request.query;
      const locale: Locale = isLocale(wanted) ? wanted : request.locale;
      const found = await find(app.database.db, request.params.key, locale);
      const state: UnsubscribeState = !found ? "gone" : found.isOn ? "ask" : ended ? "done" : "already";
      const page = unsubscribePage({
        state,
        texts: texts[locale],
        locale,
        name: found?.name ?? "",
        address: request.url.replace(/\?.*$/, ""),
        way: found?.way,
        nonce: reply.cspNonce?.style ?? "",
      });
      return reply
        .code(found ? 200 : 404)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .send(page);
    };

    app.get(url, options, (request: UnsubscribeRequest, reply) =>
      answer(request, reply, request.query.from === "page"),
    );

    app.post(url, options, async (request: UnsubscribeRequest, reply) => {
      const ended = await app.database.db.transaction((tx) => end(tx, request.params.key));
      // The button's answer has an address, so that one may go back to it; mail programs follow none.
      if (request.query.from === "page") return reply.redirect(request.url, 303);
      return answer(request, reply, ended);
    });
  };
