import { page } from "#shared/page-routes.ts";

export const portfolioRoutes = [
  ...page("profileTechCenterPortfolio", "features/startups/portfolio/portfolio.page.tsx"),
];
