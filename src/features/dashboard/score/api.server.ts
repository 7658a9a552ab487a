import { organizationScores } from "#features/organizations/editing/queries.server.ts";
import { providerScores } from "#features/providers/editing/queries.server.ts";
import { startupScores } from "#features/startups/editing/queries.server.ts";
import { profileScore } from "#features/talents/profile/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { ScoredEntry } from "#shared/edit/score.ts";
import { memberOnly } from "#shared/viewer.ts";
import { ownScores, type Scored } from "./contract.ts";

export function scoreApi(app: App): void {
  serve(app, ownScores, async ({ db, viewer, locale }) => {
    const member = memberOnly(viewer);
    const ofKind = (kind: Scored["kind"], entries: ScoredEntry[]) => entries.map((entry) => ({ kind, ...entry }));
    return [
      ...ofKind("profile", [await profileScore(db, member, locale)]),
      ...ofKind("startup", await startupScores(db, member)),
      ...ofKind("organization", await organizationScores(db, member)),
      ...ofKind("provider", await providerScores(db, member)),
    ];
  });
}
