import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const flaggedTextsPages: RouteConfigEntry[] = [
  ...page("adminFlaggedTexts", "features/flagged-texts/flagged-texts.page.tsx"),
];
