import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

const hasWorkbench = process.env.KOVAN_DEV_PAGES === "1" || process.env.NODE_ENV !== "production";

/** Samples of the design system, for developers; in a production build only with KOVAN_DEV_PAGES=1. */
const workbench = hasWorkbench ? [route("dev/ui", "features/dev/ui.page.tsx")] : [];

export const devRoutes: RouteConfigEntry[] = [...workbench, ...page("devMail", "features/dev/mail/mail.page.tsx")];
