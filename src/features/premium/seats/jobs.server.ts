import { scheduled } from "#server/jobs/job.server.ts";
import { endWrongSeats } from "./commands.server.ts";

export const seatJobs = [scheduled("premium.endWrongSeats", "hourly", ({ db }) => db.transaction(endWrongSeats))];
