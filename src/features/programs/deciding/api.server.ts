import { checkTexts } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { publicOriginOf } from "#server/public-origin.server.ts";
import { type RenderLimits, renderPool } from "#server/render-pool.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as letters from "./commands/letters.server.ts";
import { moveUp } from "./commands/moving-up.server.ts";
import { answerPlace } from "./commands/places.server.ts";
import * as results from "./commands/results.server.ts";
import * as contract from "./contract.ts";
import type { LetterPaper } from "./parts/letter-document.server.ts";
import { rankerOf } from "./parts/ranking-pool.server.ts";
import { comparisonOf } from "./queries/compare.server.ts";
import { letterPaper } from "./queries/letter-paper.server.ts";
import { letterFor, sentPage, shownLetters } from "./queries/letters.server.ts";
import { applicationsOfPhase } from "./queries/scores.server.ts";
import { countsOf, tableOfDecisions } from "./queries/table.server.ts";

const LIMITS: RenderLimits = { threads: 1, queue: 20, timeLimitMs: 28_000 };

export function programDecidingApi(app: App): void {
  const rank = rankerOf(app);
  const papers = renderPool<LetterPaper>("features/programs/deciding/parts/letter-worker.server.ts", LIMITS);
  app.addHook("onClose", () => papers.close());

  serve(app, contract.decisionTable, ({ db, query, viewer, locale }) =>
    tableOfDecisions(db, query, { viewer, locale, rank }),
  );

  serve(app, contract.compareApplications, ({ db, query, viewer, locale }) => comparisonOf(db, query, viewer, locale));

  serve(app, contract.setResults, ({ query: { programId }, body, viewer, write }) =>
    write(
      (tx) => results.setResults(tx, memberOnly(viewer), { programId, ...body }),
      async (tx, { leftOut }) => ({ ...countsOf(await applicationsOfPhase(tx, programId, undefined, true)), leftOut }),
    ),
  );

  serve(app, contract.moveUp, ({ body, viewer, write }) =>
    write(
      (tx) => moveUp(tx, memberOnly(viewer), body),
      (_, { freePlaces }) => ({ freePlaces }),
    ),
  );

  serve(app, contract.letters, ({ db, query, viewer, locale }) => shownLetters(db, query, viewer, locale));

  serve(app, contract.sentLetters, ({ db, query, viewer }) => sentPage(db, query, viewer));

  serve(app, contract.changeLetter, async ({ db, body, viewer, locale, write }) => {
    const { applyId: _application, version: _version, ...texts } = body;
    const { refused } = await checkTexts(db, Object.entries(texts), locale);
    if (refused.length > 0) return refuse("bannedWord", refused);
    return write(
      (tx) => letters.changeLetter(tx, memberOnly(viewer), body),
      (_, { letter }) => letter,
    );
  });

  serve(app, contract.publishResults, ({ query: { programId }, body, viewer, write }) =>
    write(
      (tx) => letters.publishResults(tx, memberOnly(viewer), { programId, ...body }),
      (_, { approved, declined, decidedAt, leftOut }) => ({ approved, declined, decidedAt, leftOut }),
    ),
  );

  serve(app, contract.letterPdf, async ({ db, query, viewer }) => {
    const content = await letterPaper(db, query.applyId, viewer, publicOriginOf(app, app.settings));
    const bytes = Buffer.from(await papers.render(content));
    return { bytes, type: "application/pdf", name: `${content.subject}.pdf` };
  });

  serve(app, contract.receivedLetter, ({ db, query, viewer, locale }) => letterFor(db, query.applyId, viewer, locale));

  serve(app, contract.answerPlace, ({ query: { applyId }, body, viewer, locale, write }) =>
    write(
      (tx) => answerPlace(tx, memberOnly(viewer), { applyId, ...body }),
      (tx) => letterFor(tx, applyId, viewer, locale),
    ),
  );

  serve(app, contract.answerLetter, ({ query: { applyId }, body, viewer, locale, write }) =>
    write(
      (tx) => letters.answerLetter(tx, memberOnly(viewer), { applyId, ...body }),
      (tx) => letterFor(tx, applyId, viewer, locale),
    ),
  );
}
