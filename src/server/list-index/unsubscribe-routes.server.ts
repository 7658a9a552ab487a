import { and, eq, ne } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { listPath } from "#shared/list/list-path.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import type { App } from "../app.server.ts";
import { UNSUBSCRIBE_PATH } from "./saved-mail.server.ts";
import { type UnsubscribeState, unsubscribePage } from "./unsubscribe-page.server.ts";

type UnsubscribeRequest = FastifyRequest<{ Params: { key: string }; Querystring: { locale?: string; from?: string } }>;

/**
 * Ends the mails of one saved search, without signing in: the link has a key that nobody can guess. Opening it changes nothing,
 * because mail programs open links; the button, and the one click of a mail program (RFC 8058), send it.
 */
export async function unsubscribeRoutes(app: App): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
  const url = `${UNSUBSCRIBE_PATH}/:key`;
  const lists = new Map(app.features.flatMap(({ lists = [] }) => lists.map(({ list }) => [list.kind, list])));
  // Mail programs send a form of either kind; nothing of it is read.
  app.removeContentTypeParser("multipart/form-data");
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
    app.addContentTypeParser(type, { parseAs: "string" }, (_request, _body, done) => done(null));

  /** `ended`: the reader has just ended the mails. */
  const answer = async (request: UnsubscribeRequest, reply: FastifyReply, ended: boolean) => {
    const [search] = await app.database.db.select().from(savedQuery).where(eq(savedQuery.mailKey, request.params.key));
    const { locale: wanted } = request.query;
    const locale: Locale = isLocale(wanted) ? wanted : request.locale;
    const list = lists.get(search?.kind ?? "");
    const state: UnsubscribeState = !search ? "gone" : search.notify !== "off" ? "ask" : ended ? "done" : "already";
    const page = unsubscribePage({
      state,
      locale,
      name: search?.name ?? "",
      address: request.url.replace(/\?.*$/, ""),
      search: search && list && listPath(list, locale, { filter: {}, queryId: search.id }),
      nonce: reply.cspNonce?.style ?? "",
    });
    return reply
      .code(search ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page);
  };

  app.get(url, options, (request: UnsubscribeRequest, reply) => answer(request, reply, request.query.from === "page"));

  app.post(url, options, async (request: UnsubscribeRequest, reply) => {
    const { key } = request.params;
    const ended = await app.database.db
      .update(savedQuery)
      .set({ notify: "off" })
      .where(and(eq(savedQuery.mailKey, key), ne(savedQuery.notify, "off")))
      .returning({ id: savedQuery.id });
    // The button's answer has an address, so that one may go back to it; mail programs follow none.
    if (request.query.from === "page") return reply.redirect(request.url, 303);
    return answer(request, reply, ended.length > 0);
  });
}
