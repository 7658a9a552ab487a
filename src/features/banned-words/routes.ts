import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const bannedWordsPages: RouteConfigEntry[] = [
  ...page("adminBannedWords", "features/banned-words/banned-words.page.tsx"),
  route(RESOURCE_PATHS.bannedWordsFile.slice(1), "features/banned-words/banned-words-file.page.tsx", {
    id: "banned-words-file",
  }),
];
