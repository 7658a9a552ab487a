import { page, resourceRoute } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const billingRoutes = [
  ...page("dashboardBillingInformation", "features/payments/billing/billing.page.tsx"),
  ...resourceRoute(RESOURCE_PATHS.receipt, "features/payments/billing/receipt.page.tsx"),
];
