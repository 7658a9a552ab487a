import { page } from "#shared/page-routes.ts";

export const programJuryRoutes = [
  ...page("programJury", "features/programs/jury/jury.page.tsx"),
  ...page("juryInvitation", "features/programs/jury/invitation.page.tsx"),
];
