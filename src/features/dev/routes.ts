import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

const offered = process.env.KOVAN_DEV_PAGES === "1" || process.env.NODE_ENV !== "production";

/** For the people who build the portal; a production build has none unless it is asked to (KOVAN_DEV_PAGES=1). */
const workbench = offered ? [route("dev/ui", "features/dev/ui.page.tsx")] : [];

export const devRoutes: RouteConfigEntry[] = [...workbench, ...page("devMail", "features/dev/mail/mail.page.tsx")];
