import { page } from "#shared/page-routes.ts";

export const programDecidingRoutes = [
  ...page("programDecisions", "features/programs/deciding/decisions.page.tsx"),
  ...page("programLetters", "features/programs/deciding/letters.page.tsx"),
  ...page("programLetter", "features/programs/deciding/letter.page.tsx"),
];
