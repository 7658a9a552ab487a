import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const talentsRoutes: RouteConfigEntry[] = [
  ...page("talents", "features/talents/list.page.tsx"),
  ...page("talent", "features/talents/detail.page.tsx"),
  ...page("profile", "features/talents/profile/profile.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.profileChoices, "features/talents/profile/choices.page.tsx"),
  route(RESOURCE_PATHS.profilePrompt.slice(1), "features/talents/completion/prompt.page.tsx", { id: "profile-prompt" }),
  route(RESOURCE_PATHS.ownCv.slice(1), "features/talents/uploads/cv.page.tsx", { id: "profile-cv" }),
];
