import { route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const programReviewingRoutes = [
  ...page("dashboardReviews", "features/programs/reviewing/queue.page.tsx"),
  ...page("dashboardReviewTheProgram", "features/programs/reviewing/review.page.tsx"),
  route(RESOURCE_PATHS.reviewedFile.slice(1), "features/programs/reviewing/file.page.tsx", { id: "reviewed-file" }),
];
