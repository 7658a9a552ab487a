import type { Db } from "#db/open.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import type { Viewer } from "#shared/viewer.ts";
import { visibleTalents } from "../queries.server.ts";
import { talentRights } from "../rules.ts";

/** What a viewer may do with the list of talents, and whom they see in it. */
export const talentAccess = {
  rightsOf: async (db: Db, viewer: Viewer) => talentRights(viewer, await premiumSettingsOf(db)),
  withinOf: visibleTalents,
};
