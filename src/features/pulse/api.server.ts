import type { App } from "#server/app.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { answerQuestion, askAll } from "./commands.server.ts";
import { answerPulse, askPulse, getPulse, listPulses, pulseReport } from "./contract.ts";
import { type ImpactContent, impactOf } from "./parts/report-content.ts";
import { impactSheet } from "./parts/report-sheet.server.ts";
import { lastQuarter, prefilledAnswers, pulseQuarters, pulseStartups, questionOf } from "./queries.server.ts";

const WORKER = "features/pulse/parts/report-worker.server.ts";
const LIMITS: RenderLimits = { threads: 1, queue: 5, timeLimitMs: 28_000 };

export function pulseApi(app: App): void {
  const pool = renderPool<ImpactContent>(WORKER, LIMITS);
  app.addHook("onClose", () => pool.close());

  serve(app, getPulse, async ({ db, body }) => {
    const found = await questionOf(db, body.code);
    if (!found.ok) return found;
    const { startupId, quarter } = found.question;
    return { name: found.name, quarter, ...(await prefilledAnswers(db, startupId, quarter)) };
  });

  serve(app, answerPulse, ({ body, write }) =>
    write(
      (tx) => answerQuestion(tx, body),
      (_, { name }) => ({ name }),
    ),
  );

  serve(app, listPulses, ({ db }) => pulseQuarters(db));

  serve(app, askPulse, async ({ db, viewer, write }) => {
    const { quarter } = await lastQuarter(db);
    return write(
      (tx) => askAll(tx, memberOnly(viewer), quarter),
      () => ({ quarter }),
    );
  });

  serve(app, pulseReport, async ({ db, query: { quarter, kind }, locale, http }) => {
    const startups = await pulseStartups(db, quarter);
    if (startups.length === 0) throw new AppError("notFound");
    http!.reply.header("cache-control", "private, no-store");
    const origin = app.services.origin();
    if (kind === "xlsx") return impactSheet(quarter, startups, locale, origin);
    const content = impactOf(quarter, startups, locale, origin);
    return {
      bytes: Buffer.from(await pool.render(content)),
      type: "application/pdf",
      name: `${content.title}.pdf`,
    };
  });
}
