import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

export const invitationsRoutes: RouteConfigEntry[] = [
  ...page("profileInvitations", "features/invitations/received.page.tsx"),
  ...page("invite", "features/invitations/invite.page.tsx"),
  ...page("dashboardInvites", "features/invitations/sent.page.tsx"),
  route(RESOURCE_PATHS.invitation.slice(1), "features/invitations/from-mail.page.tsx", { id: "invitation-from-mail" }),
];
