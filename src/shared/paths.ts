import { fold } from "./fold.ts";
import { defaultLocale } from "./house.ts";
import { isLocale, LOCALES, type Locale } from "./locale.ts";
import { ADMIN_PATHS } from "./paths/admin.ts";
import { DASHBOARD_PATHS } from "./paths/dashboard.ts";
import { MEMBER_PATHS } from "./paths/member.ts";
import { PUBLIC_PATHS } from "./paths/public.ts";

/** Every page with its addresses; code names a page by its key. Who may open it stands in `paths/guards.server.ts`. */
export const PATHS = { ...PUBLIC_PATHS, ...MEMBER_PATHS, ...DASHBOARD_PATHS, ...ADMIN_PATHS };

export type PathKey = keyof typeof PATHS;
/** Lists whose path has no room for filters: behind it stand the addresses of their rows. */
type PlainListKey = "incubation" | "jobs" | "providers";
/** Pages of lists. The path of most goes on with segments of any number, the slugs of their filters. */
export type ListPathKey =
  | PlainListKey
  | { [Key in PathKey]: (typeof PATHS)[Key]["en"] extends `${string}/*` ? Key : never }[PathKey];
/** The parameters of a path: "/a/:id" has `id`, "/a/:id?" and "/a/*" have an optional one. */
type NameIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NameIn<Head> | NameIn<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never;
type OptionalIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalIn<Head> | OptionalIn<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : Path extends "*"
      ? "*"
      : never;
type Params<Key extends PathKey> = { [Name in NameIn<(typeof PATHS)[Key]["en"]>]: string } & {
  [Name in OptionalIn<(typeof PATHS)[Key]["en"]>]?: string;
};
/** Pages whose address needs no parameters. */
export type PlainPathKey = { [Key in PathKey]: object extends Params<Key> ? Key : never }[PathKey];
type Query = Record<string, string | number | undefined> | URLSearchParams;
type Rest<Key extends PathKey> =
  object extends Params<Key> ? [params?: Params<Key>, query?: Query] : [params: Params<Key>, query?: Query];

/** The address of a page. `*` takes slashes as they are; everything else is percent-encoded. */
export function pathTo<Key extends PathKey>(key: Key, locale: Locale, ...[params, query]: Rest<Key>): string {
  return fill(PATHS[key][locale], (params ?? {}) as Record<string, string | undefined>) + searchOf(query);
}

/** Browsers resolve dots as a way up, so the address would be another page's. */
const isSegment = (segment: string) => !["", ".", ".."].includes(segment);

function fill(pattern: string, params: Record<string, string | undefined>): string {
  const segments = pattern.split("/").flatMap((segment) => {
    if (segment === "*") return (params["*"] ?? "").split("/").filter(isSegment).map(encodeURIComponent);
    if (!segment.startsWith(":")) return [segment];
    const value = params[segment.replace(/[:?]/g, "")];
    return value ? [encodeURIComponent(value)] : [];
  });
  return segments.join("/") || "/";
}

function searchOf(query: Query | undefined): string {
  if (!query) return "";
  const search = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (!(query instanceof URLSearchParams))
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `?${withCommas(search.toString())}` : "";
}

/** Commas separate the values of one filter; a query may contain them, and they read better. */
const withCommas = (search: string): string => search.replaceAll("%2C", ",");

export interface PathMatch {
  key: PathKey;
  locale: Locale;
  params: Record<string, string | undefined>;
}

const matchers = (Object.keys(PATHS) as PathKey[]).flatMap((key) =>
  LOCALES.map((locale) => ({ key, locale, ...matcherOf(PATHS[key][locale]) })),
);

function matcherOf(pattern: string): { regex: RegExp; names: string[] } {
  const names: string[] = [];
  const source = pattern
    .split("/")
    .slice(1)
    .map((segment) => {
      if (!/^[:*]/.test(segment)) return `/${segment}`;
      names.push(segment.replace(/[:?]/g, ""));
      if (segment === "*") return "(?:/(.*))?";
      return segment.endsWith("?") ? "(?:/([^/]+))?" : "/([^/]+)";
    });
  return { regex: new RegExp(`^${source.join("") || "/"}/?$`, "i"), names };
}

/**
 * A path as the router reads it: slashes at its end and letters that are encoded without need mean nothing. Guards look at
 * this, so that no spelling of an address leads around them. Undefined where the encoding is broken.
 */
function normalizedPath(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  if (!path.includes("%")) return path;
  try {
    return path
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return undefined;
  }
}

/** The page an address belongs to; undefined for addresses of no page or with broken percent-encoding. */
export function matchPath(pathname: string): PathMatch | undefined {
  const path = normalizedPath(pathname);
  if (path === undefined) return undefined;
  for (const { key, locale, regex, names } of matchers) {
    const groups = regex.exec(path);
    if (!groups) continue;
    const values = groups.slice(1).map((value: string | undefined) => value && decodeURIComponent(value));
    return { key, locale, params: Object.fromEntries(names.map((name, index) => [name, values[index]])) };
  }
  return undefined;
}

/** The language an address is in: Turkish below /tr, else the default. */
export const localeOfPath = (pathname: string): Locale =>
  /^\/tr(\/|$)/i.test(normalizedPath(pathname) ?? pathname) ? "tr" : defaultLocale();

/**
 * The page that was meant by an address that belongs to none: its path in the other language, or behind a language that has no
 * prefix. "/tr/startups" and "/girisimler" are the Turkish list, "/en/girisimler" is the English one. Undefined: it means no page.
 */
export function meantAddress(pathname: string, search: string): string | undefined {
  const [prefix = "", language] = /^\/(en|tr)(?=\/|$)/i.exec(pathname) ?? [];
  const rest = pathname.slice(prefix.length) || "/";
  const match = [
    { locale: "en", path: rest },
    { locale: "tr", path: `/tr${rest}` },
  ].find(({ locale, path }) => matchPath(path)?.locale === locale);
  if (!match || matchPath(pathname)) return undefined;
  const wanted = language?.toLowerCase() ?? match.locale;
  return inLocale(match.path, search, isLocale(wanted) ? wanted : defaultLocale());
}

/**
 * The address with its names as addresses write them, "/job/RAFBUL-İzmir" as "/job/rafbul-izmir". Undefined: they are written so, or
 * it belongs to no page.
 */
export function foldedAddress(pathname: string, search: string): string | undefined {
  const match = matchPath(pathname);
  if (!match) return undefined;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value && fold(value)]));
  if (JSON.stringify(params) === JSON.stringify(match.params)) return undefined;
  return fill(PATHS[match.key][match.locale], params) + search;
}

/** The same page, parameters and query in a language. Addresses of no page lead home. */
export function inLocale(pathname: string, search: string, locale: Locale): string {
  const match = matchPath(pathname);
  return match ? fill(PATHS[match.key][locale], match.params) + withCommas(search) : pathTo("home", locale);
}
