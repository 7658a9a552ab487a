import { page } from "#shared/page-routes.ts";

export const movementRoutes = page("adminPaymentHistory", "features/payments/movements/movements.page.tsx");
