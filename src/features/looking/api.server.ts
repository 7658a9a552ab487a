import { getStartup } from "#features/startups/detail/contract.ts";
import { getProfile } from "#features/talents/profile/contract.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { readAccount } from "#server/session.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { begin, end } from "./commands.server.ts";
import { beginLooking, endLooking, lookDifferences } from "./contract.ts";
import { differingFields } from "./queries.server.ts";

export function lookingApi(app: App): void {
  serve(app, beginLooking, ({ body, viewer, write }) =>
    write(
      (tx) => begin(tx, memberOnly(viewer), body),
      (_tx, { until }) => ({ until }),
    ),
  );

  serve(app, endLooking, ({ viewer, write }) => write((tx) => end(tx, viewer.looking)));

  // The same call, as it is answered to both.
  serve(app, lookDifferences, async ({ db, viewer, locale, query: { kind, seoUrl } }) => {
    if (!viewer.looking) return refuse("notLooking");
    const own = await readAccount(db, viewer.looking.by);
    const read =
      kind === "startup"
        ? app.reads.get(getStartup)!.bind(null, { params: { seoUrlOrId: seoUrl } })
        : app.reads.get(getProfile)!.bind(null, { params: { seoUrl } });
    const [seen, theirs] = await Promise.all([read({ viewer, locale }), read({ viewer: own, locale })]);
    return { fields: differingFields(theirs as object, seen as object) };
  });
}
