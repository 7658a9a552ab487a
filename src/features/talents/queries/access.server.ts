import type { Db } from "#db/open.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import type { Viewer } from "#shared/viewer.ts";
import { visibleTalents } from "../queries.server.ts";
import { talentRights } from "../rules.ts";

/** The viewer's rights on the list of talents, and the people seen in it. */
export const talentAccess = {
  rightsOf: async (db: Db, viewer: Viewer) => talentRights(viewer, await premiumSettingsOf(db)),
  withinOf: visibleTalents,
};
