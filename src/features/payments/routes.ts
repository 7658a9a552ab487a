import { page } from "#shared/page-routes.ts";
import { billingRoutes } from "./billing/routes.ts";

export const paymentsRoutes = [
  ...billingRoutes,
  ...page("paymentSuccess", "features/payments/success.page.tsx"),
  ...page("paymentFail", "features/payments/fail.page.tsx"),
  ...page("packageManagement", "features/payments/manage.page.tsx"),
];
