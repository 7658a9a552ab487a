import { page } from "#shared/page-routes.ts";

export const movementPages = page("adminPaymentHistory", "features/payments/movements/movements.page.tsx");
