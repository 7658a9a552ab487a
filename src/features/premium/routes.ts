import { page } from "#shared/page-routes.ts";

export const premiumRoutes = [
  ...page("membershipPackages", "features/premium/packages.page.tsx"),
  ...page("dashboardMembershipPackages", "features/premium/member-packages.page.tsx"),
  ...page("paymentPlans", "features/premium/plans.page.tsx"),
];
