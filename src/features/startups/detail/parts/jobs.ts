import type { JobInShort } from "#features/jobs/card.tsx";
import type { JobRow } from "#features/jobs/contract.ts";
import { deadlineAt } from "#shared/deadline.ts";

/** Jobs the page names. */
const SHOWN_JOBS = 4;

/** Members of the startup are answered the others, too. */
export const openJobs = (jobs: readonly JobRow[]): JobInShort[] =>
  jobs
    .filter((job) => deadlineAt(job, new Date()).state === "open")
    .slice(0, SHOWN_JOBS)
    .map(({ seoUrl, title, location: { city, country } }) => ({ seoUrl, title, place: (city ?? country)?.name ?? "" }));
