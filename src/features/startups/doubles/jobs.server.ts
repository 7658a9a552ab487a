import { scheduled } from "#server/jobs/job.server.ts";
import { findDoubles } from "./commands.server.ts";

/** Finds startups that are probably there twice. */
export const findDoublesNightly = scheduled("startups.findDoubles", { dailyAt: 5 }, ({ db }) => findDoubles(db));
