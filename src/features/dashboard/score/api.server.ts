import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { SCORED_KINDS } from "#shared/edit/score.ts";
import { memberOnly } from "#shared/viewer.ts";
import { ownScores, type Scored } from "./contract.ts";

export function scoreApi(app: App): void {
  serve(app, ownScores, async ({ db, viewer, locale }) => {
    const member = memberOnly(viewer);
    const nouns = app.features
      .flatMap(({ scores = [] }) => scores)
      .toSorted((a, b) => SCORED_KINDS.indexOf(a.kind) - SCORED_KINDS.indexOf(b.kind));
    const scored: Scored[] = [];
    for (const { kind, read } of nouns)
      for (const entry of await read(db, member, locale)) scored.push({ kind, ...entry });
    return scored;
  });
}
