import * as features from "./feature-list.server.ts";

/** What the portal consists of: every feature of the list. */
export const FEATURES = Object.values(features);
