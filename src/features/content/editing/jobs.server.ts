import { workOn } from "#server/jobs/job.server.ts";
import { publishPlanned } from "./commands.server.ts";
import { publishLater } from "./parts/publish-later.server.ts";

export const contentJobs = [
  workOn(publishLater, ({ data: { key, version }, db }) => db.transaction((tx) => publishPlanned(tx, key, version))),
];
