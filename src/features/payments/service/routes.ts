import { page } from "#shared/page-routes.ts";

export const paymentServicePages = page("adminPaymentServiceManagement", "features/payments/service/service.page.tsx");
