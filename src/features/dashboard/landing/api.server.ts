import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { ownWeek } from "./contract.ts";
import { numbersOfWeek, openProgramsOf, visitsOfWeek } from "./queries.server.ts";

export function landingApi(app: App): void {
  serve(app, ownWeek, async ({ db, viewer, locale }) => {
    const { id } = memberOnly(viewer);
    const [visits, numbers, programs] = await Promise.all([
      visitsOfWeek(db, id),
      numbersOfWeek(db, id),
      openProgramsOf(db, id, locale),
    ]);
    return { visits, numbers, programs };
  });
}
