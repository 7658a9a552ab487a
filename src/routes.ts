import { globSync } from "node:fs";
import path from "node:path";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "#shared/locale.ts";
import { ADMIN_PATHS } from "#shared/paths/admin.ts";
import { DASHBOARD_PATHS } from "#shared/paths/dashboard.ts";
import { PATHS, type PathKey } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";

/** A file of a route, and the key that its name is: "blog-post.page.tsx" is `blogPost`. */
interface RouteFile {
  file: string;
  key: string;
}

function filesOf(kind: "page" | "resource"): RouteFile[] {
  const files = globSync(`features/**/*.${kind}.{ts,tsx}`, { cwd: import.meta.dirname });
  return files.toSorted().map((file) => ({ file: file.split(path.sep).join("/"), key: keyOf(file) }));
}

const keyOf = (file: string): string =>
  path
    .basename(file)
    .replace(/\..*$/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The routes of a page or resource: one an address, which is one a language. */
const routesOf = ({ file, key }: RouteFile, addresses: string | Record<"en" | "tr", string>): RouteConfigEntry[] =>
  typeof addresses === "string"
    ? [route(addresses.slice(1), file, { id: key })]
    : LOCALES.map((locale) => route(addresses[locale].slice(1), file, { id: `${key}@${locale}` }));

function pageRoutes(page: RouteFile): RouteConfigEntry[] {
  if (!Object.hasOwn(PATHS, page.key)) throw new Error(`${page.file}: src/shared/paths has no page "${page.key}".`);
  return routesOf(page, PATHS[page.key as PathKey]);
}

/** What is fetched and shows no page. */
function resourceRoutes(resource: RouteFile): RouteConfigEntry[] {
  const { file, key } = resource;
  if (!Object.hasOwn(RESOURCE_PATHS, key)) throw new Error(`${file}: src/shared/resource-paths.ts has no "${key}".`);
  return routesOf(resource, RESOURCE_PATHS[key as keyof typeof RESOURCE_PATHS]);
}

const pages = filesOf("page");
/** Areas whose pages stand inside a layout. */
const LAYOUTS = [
  { file: "features/admin/admin.layout.tsx", paths: ADMIN_PATHS },
  { file: "features/dashboard/dashboard.layout.tsx", paths: DASHBOARD_PATHS },
];
const layoutOf = ({ key }: RouteFile) => LAYOUTS.find(({ paths }) => Object.hasOwn(paths, key));
const pagesInside = (area: (typeof LAYOUTS)[number] | undefined): RouteConfigEntry[] =>
  pages.filter((page) => layoutOf(page) === area).flatMap(pageRoutes);

const hasWorkbench = process.env.KOVAN_DEV_PAGES === "1" || process.env.NODE_ENV !== "production";

/** Every file `<key>.page.tsx` and `<key>.resource.ts` of a feature. */
export default [
  ...pagesInside(undefined),
  ...LAYOUTS.map((area) => layout(area.file, { id: path.basename(area.file, ".tsx") }, pagesInside(area))),
  ...filesOf("resource").flatMap(resourceRoutes),
  // Samples of the design system, for developers; in a production build only with KOVAN_DEV_PAGES=1.
  ...(hasWorkbench ? [route("dev/ui", "features/dev/parts/workbench.tsx")] : []),
  route("*", "features/site/not-found.page.tsx", { id: "unknown" }),
] satisfies RouteConfig;
