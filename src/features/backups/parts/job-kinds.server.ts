import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

export const makeNow = job("backups.make", z.object({}), { attempts: 3 });
