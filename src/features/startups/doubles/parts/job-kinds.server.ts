import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

export const searchNow = job("startups.findDoublesNow", z.object({}), { attempts: 2 });
