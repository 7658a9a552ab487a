import { page } from "#shared/page-routes.ts";

export const jobApplicantsPages = page("adminJobApplicants", "features/jobs/applicants/applicants.page.tsx");
