import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "#shared/locale.ts";
import { page, resourceRoute } from "#shared/page-routes.ts";
import { PATHS } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { programApplyingRoutes } from "./applying/routes.ts";
import { programDecidingRoutes } from "./deciding/routes.ts";
import { programEditingRoutes } from "./editing/routes.ts";
import { programJuryRoutes } from "./jury/routes.ts";
import { programPapersRoutes } from "./papers/routes.ts";
import { programReceivedRoutes } from "./received/routes.ts";
import { programReviewingRoutes } from "./reviewing/routes.ts";

export const programsRoutes: RouteConfigEntry[] = [
  ...page("incubation", "features/programs/list.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.programFit, "features/programs/fit/fit.page.tsx"),
  ...programApplyingRoutes,
  ...programDecidingRoutes,
  ...programEditingRoutes,
  ...programPapersRoutes,
  ...programReviewingRoutes,
  ...programJuryRoutes,
  ...programReceivedRoutes,
  ...page("program", "features/programs/detail/detail.page.tsx"),
  ...LOCALES.map((locale) =>
    route(`${PATHS.program[locale].slice(1)}/ics`, "features/programs/detail/calendar.page.tsx", {
      id: `program-ics-${locale}`,
    }),
  ),
];
