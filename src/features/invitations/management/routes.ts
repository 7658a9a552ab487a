import { page } from "#shared/page-routes.ts";

export const managedInvitationPages = page("adminInvitations", "features/invitations/management/invitations.page.tsx");
