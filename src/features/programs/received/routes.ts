import { page } from "#shared/page-routes.ts";

export const programReceivedRoutes = [
  ...page("dashboardApplicationsMyPrograms", "features/programs/received/received.page.tsx"),
];

export const programApplicantsPages = page("adminProgramApplicants", "features/programs/received/applicants.page.tsx");
