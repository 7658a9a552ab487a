import { route } from "@react-router/dev/routes";
import { LOCALES } from "#shared/locale.ts";
import { page } from "#shared/page-routes.ts";
import { localizedPath, RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const programPapersRoutes = [
  ...page("programMinutes", "features/programs/papers/minutes.page.tsx"),
  ...LOCALES.map((locale) =>
    route(localizedPath(RESOURCE_PATHS.programPaper, locale).slice(1), "features/programs/papers/paper.page.tsx", {
      id: `program-paper-${locale}`,
    }),
  ),
];
