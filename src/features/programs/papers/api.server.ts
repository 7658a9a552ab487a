import type { App } from "#server/app.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { rankerOf } from "../deciding/parts/ranking-pool.server.ts";
import { sealMinutes } from "./commands.server.ts";
import * as contract from "./contract.ts";
import type { BookletContent } from "./parts/booklet-content.ts";
import { checkedFile } from "./parts/chain.ts";
import type { MinutesContent } from "./parts/minutes-content.ts";
import { bookletOf } from "./queries/booklet.server.ts";
import { checked, minutesFor, minutesOf } from "./queries/minutes.server.ts";
import { changesPaper, minutesPaper, minutesRowsFile } from "./queries/minutes-paper.server.ts";
import { applicationsSheet } from "./queries/sheet.server.ts";

const PARTS = "features/programs/papers/parts";
const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 28_000 };

export function programPapersApi(app: App): void {
  const rank = rankerOf(app);
  const booklets = renderPool<BookletContent>(`${PARTS}/booklet-worker.server.ts`, LIMITS);
  const minutes = renderPool<MinutesContent>(`${PARTS}/minutes-worker.server.ts`, LIMITS);
  app.addHook("onClose", () => Promise.all([booklets.close(), minutes.close()]));

  serve(app, contract.applicationsExcel, ({ db, params, query, viewer, locale }) =>
    applicationsSheet(db, { programId: params.id, phaseId: query.phaseId }, { viewer, locale, rank }),
  );

  serve(app, contract.booklet, async ({ db, query, viewer, locale }) => {
    const origin = publicOriginOf(app, app.settings);
    const content = await bookletOf(db, query, { member: memberOnly(viewer), locale, origin });
    const bytes = Buffer.from(await booklets.render(content));
    return { bytes, type: "application/pdf", name: `${content.program} ${content.title} ${query.part}.pdf` };
  });

  serve(app, contract.listMinutes, ({ db, query, viewer, locale }) =>
    minutesOf(db, query.programSeoUrl, viewer, locale),
  );

  serve(app, contract.sealMinutes, ({ query, viewer, locale, write }) =>
    write(
      (tx) => sealMinutes(tx, memberOnly(viewer), { phaseId: query.phaseId, rank }),
      (tx, { id }) => minutesFor(tx, id, viewer, locale),
    ),
  );

  serve(app, contract.minutesPdf, async ({ db, query: { minutesId, language, part }, viewer }) => {
    const wanted = { viewer, language, origin: publicOriginOf(app, app.settings) };
    const content =
      part === "changes"
        ? await changesPaper(db, minutesId, { ...wanted, rank })
        : await minutesPaper(db, minutesId, wanted);
    const bytes = Buffer.from(await minutes.render(content));
    return { bytes, type: "application/pdf", name: `${content.program} ${content.title}.pdf` };
  });

  serve(app, contract.minutesRows, async ({ db, query, viewer, locale }) => ({
    ...(await minutesRowsFile(db, query.minutesId, viewer, locale)),
    type: "text/plain; charset=utf-8",
  }));

  serve(app, contract.checkMinutesFile, async ({ db, query, body, viewer, locale }) => {
    const minutes = await minutesFor(db, query.minutesId, viewer, locale);
    const found = await checkedFile(await body.file.text());
    if (!found) return refuse("notMinutesRows");
    return { ...found, isSealed: found.rows === minutes.rows && found.digest === minutes.digest };
  });

  serve(app, contract.checkMinutes, ({ db, query, viewer, locale }) =>
    checked(db, query.minutesId, { viewer, locale, rank }),
  );
}
