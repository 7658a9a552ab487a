import { workOn } from "#server/jobs/job.server.ts";
import { mergeTypeUses, mergeUses } from "./commands.server.ts";

/** In one transaction: whoever looks meanwhile sees either value everywhere. */
export const typeMergeWork = workOn(mergeUses, ({ db, data }) => db.transaction((tx) => mergeTypeUses(tx, data)));
