import { page } from "#shared/page-routes.ts";

export const claimRoutes = [...page("claim", "features/claims/claim.page.tsx")];
export const claimPages = [...page("adminClaims", "features/claims/claims.page.tsx")];
