import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const offered = process.env.KOVAN_DEV_PAGES === "1" || process.env.NODE_ENV !== "production";

/** Pages for the people who build the portal; a production build has none unless it is asked to (KOVAN_DEV_PAGES=1). */
export const devRoutes: RouteConfigEntry[] = offered ? [route("dev/ui", "features/dev/ui.page.tsx")] : [];
