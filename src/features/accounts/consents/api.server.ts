import type { App } from "#server/app.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { unsubscribeRoutes } from "#server/mail/unsubscribe-routes.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { csvOf } from "#shared/csv.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly } from "#shared/viewer.ts";
import { originOf } from "../parts/request-origin.server.ts";
import * as commands from "./commands.server.ts";
import { acceptTexts, newsAddresses, newsConsentCalls, ownConsents } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { consentTable, newsByKey, newsConsentTable, newsReceivers, ownTexts, wantsNews } from "./queries.server.ts";

/** The page that ends news; the key of a consent follows. */
const NEWS_PATH = "/news-mail";

/** What members accept, and who may be sent news. */
export function consentsApi(app: App): void {
  serve(app, ownConsents, async ({ db, viewer }) => {
    const { id } = memberOnly(viewer);
    return { texts: await ownTexts(db, id), wantsNews: await wantsNews(db, id) };
  });

  serve(app, acceptTexts, ({ body, viewer, http, write }) =>
    write(
      (tx) => commands.acceptTexts(tx, memberOnly(viewer).id, { ...body, address: originOf(http).address }),
      () => true as const,
    ),
  );

  serveTable(app, consentTable, {});
  serveTable(app, newsConsentTable, {});

  serve(app, newsAddresses, async ({ viewer, locale, write, http }) => {
    const { columns } = { en, tr }[locale].addresses;
    const entry = { action: "table.exported", entity: "table", entityId: newsConsentCalls.table.key } as const;
    const receivers = await write(async (tx) => {
      await writeAudit(tx, { ...entry, accountId: memberOnly(viewer).id, detail: { columns: Object.keys(columns) } });
      return newsReceivers(tx);
    });
    const origin = publicOriginOf(app, app.settings);
    const rows = receivers.map(({ mailKey, acceptedAt, ...person }) => [
      person.email,
      person.name,
      person.surname,
      person.locale,
      acceptedAt.toISOString(),
      person.number,
      person.date,
      `${origin}${NEWS_PATH}/${mailKey}?locale=${person.locale}`,
    ]);
    http!.reply.header("cache-control", "private, no-store");
    const bytes = Buffer.from(csvOf([Object.values(columns), ...rows]));
    return { bytes, type: "text/csv; charset=utf-8", name: `${{ en, tr }[locale].addresses.file}.csv` };
  });

  void app.register(
    unsubscribeRoutes({
      path: NEWS_PATH,
      texts: { en: en.unsubscribe, tr: tr.unsubscribe },
      async find(db, key, locale) {
        const found = await newsByKey(db, key);
        return found && { isOn: found.isOn, name: "", way: pathTo("dashboardSettings", locale) };
      },
      end: commands.endNewsByKey,
    }),
  );
}
