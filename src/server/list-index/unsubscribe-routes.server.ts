import { eq } from "drizzle-orm";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { SITE_NAME } from "#shared/site-name.ts";
import type { App } from "../app.server.ts";
import { UNSUBSCRIBE_PATH } from "./saved-mail.server.ts";

const TEXTS: Record<Locale, Record<"title" | "ask" | "button" | "done" | "gone" | "home", string>> = {
  en: {
    title: "Emails about a saved search",
    ask: "No more emails about this search?",
    button: "End the emails",
    done: "There will be no more emails about this search. The search itself stays.",
    gone: "This link leads to no saved search. It may have been deleted.",
    home: "Go to the home page",
  },
  tr: {
    title: "Kayıtlı arama e‑postaları",
    ask: "Bu arama için artık e‑posta gönderilmesin mi?",
    button: "E‑postaları durdur",
    done: "Bu arama için artık e‑posta gönderilmeyecek. Aramanız yerinde duruyor.",
    gone: "Bu bağlantı kayıtlı bir aramaya ait değil. Arama silinmiş olabilir.",
    home: "Ana sayfaya dön",
  },
};

/**
 * Ends the mails of one saved search, without signing in: the link has a key that nobody can guess. Opening it changes nothing,
 * because mail programs open links; the button, and the one click of a mail program (RFC 8058), send it. Plain HTML without scripts.
 */
export async function unsubscribeRoutes(app: App): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
  const url = `${UNSUBSCRIBE_PATH}/:key`;
  // Mail programs send a form of either kind; nothing of it is read.
  app.removeContentTypeParser("multipart/form-data");
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
    app.addContentTypeParser(type, { parseAs: "string" }, (_request, _body, done) => done(null));

  app.get<{ Params: { key: string }; Querystring: { locale?: string } }>(url, options, async (request, reply) => {
    const count = await app.database.db.$count(savedQuery, eq(savedQuery.mailKey, request.params.key));
    const { locale } = request.query;
    reply
      .code(count > 0 ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store");
    return reply.send(pageOf(isLocale(locale) ? locale : request.locale, count > 0 ? "ask" : "gone"));
  });

  app.post<{ Params: { key: string }; Querystring: { locale?: string } }>(url, options, async (request, reply) => {
    const ended = await app.database.db
      .update(savedQuery)
      .set({ notify: "off" })
      .where(eq(savedQuery.mailKey, request.params.key))
      .returning({ id: savedQuery.id });
    const { locale } = request.query;
    reply
      .code(ended.length > 0 ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store");
    return reply.send(pageOf(isLocale(locale) ? locale : request.locale, ended.length > 0 ? "done" : "gone"));
  });
}

function pageOf(locale: Locale, state: "ask" | "done" | "gone"): string {
  const text = TEXTS[locale];
  const form = `<form method="post"><button>${text.button}</button></form>`;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text.title} · ${SITE_NAME}</title>
<main>
<h1>${text.title}</h1>
<p>${text[state]}</p>
${state === "ask" ? form : ""}
<p><a href="${pathTo("home", locale)}">${text.home}</a></p>
</main>
</html>`;
}
