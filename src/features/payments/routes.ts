import { page } from "#shared/page-routes.ts";

export const paymentsRoutes = [
  ...page("paymentSuccess", "features/payments/success.page.tsx"),
  ...page("paymentFail", "features/payments/fail.page.tsx"),
  ...page("packageManagement", "features/payments/manage.page.tsx"),
];
