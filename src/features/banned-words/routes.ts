import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const bannedWordsPages: RouteConfigEntry[] = [
  ...page("adminBannedWords", "features/banned-words/banned-words.page.tsx"),
];
