import { page } from "#shared/page-routes.ts";

export const managedEntryPages = [
  ...page("adminOrganizations", "features/entries/organizations.page.tsx"),
  ...page("adminProviders", "features/entries/providers.page.tsx"),
  ...page("adminPrograms", "features/entries/programs.page.tsx"),
  ...page("adminJobs", "features/entries/jobs.page.tsx"),
  ...page("adminPatents", "features/entries/patents.page.tsx"),
];
