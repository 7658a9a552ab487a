import { z } from "zod";
import type { App } from "#server/app.server.ts";
import { mailContent } from "#server/mail/content.server.ts";
import { htmlOf, plainOf, readableHtml } from "#server/mail/layout.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { type Http, serve } from "#server/serve.server.ts";
import { showsMail } from "#server/settings.server.ts";
import { AppError } from "#shared/errors.ts";
import { getMail, listMails } from "./contract.ts";
import { HTML_PATH } from "./limits.ts";
import { listedMail, mailById, newestMails } from "./queries.server.ts";

/** A mail may use its own styles and logo and run no scripts; only our page may frame it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Shows the mails of a demo that has no mail server, where the demo is shown; otherwise the calls do not exist. */
export function devMailApi(app: App): void {
  if (!showsMail(app.settings)) return;
  const origin = () => publicOriginOf(app, app.settings);
  const refuseOutside = (http: Http | undefined) => {
    if (http && !http.request.showsDemo) throw new AppError("notFound");
  };
  const findMail = async (id: string) => {
    const mail = await mailById(app.database.db, id);
    if (!mail) throw new AppError("notFound");
    return { mail, content: mailContent.parse(mail.content) };
  };

  serve(app, listMails, ({ db, http }) => {
    refuseOutside(http);
    return newestMails(db);
  });

  serve(app, getMail, async ({ params, http }) => {
    refuseOutside(http);
    const { mail, content } = await findMail(params.id);
    return { ...listedMail(mail), text: plainOf(content, mail.locale, origin()) };
  });

  const params = z.object({ id: z.uuid() });
  app.get(HTML_PATH, { schema: { hide: true, params } }, async (request, reply) => {
    refuseOutside({ request, reply });
    const { mail, content } = await findMail(params.parse(request.params).id);
    const html = await readableHtml(htmlOf(content, mail.locale, origin()));
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", POLICY)
      .header("cache-control", "no-store")
      .send(html);
  });
}
