import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fileRoute, page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const flaggedTextsPages: RouteConfigEntry[] = [
  ...page("adminFlaggedTexts", "features/flagged-texts/flagged-texts.page.tsx"),
  ...fileRoute(RESOURCE_PATHS.flaggedTextsFile, "features/flagged-texts/flagged-texts-file.page.tsx"),
];
