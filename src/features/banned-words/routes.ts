import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fileRoute, page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const bannedWordsPages: RouteConfigEntry[] = [
  ...page("adminBannedWords", "features/banned-words/banned-words.page.tsx"),
  ...fileRoute(RESOURCE_PATHS.bannedWordsFile, "features/banned-words/banned-words-file.page.tsx"),
];
