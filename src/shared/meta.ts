import type { MetaDescriptor } from "react-router";
import { createTranslator, type Locale, type Messages } from "use-intl/core";
import { portalPicture } from "./discovery.ts";
import { truncate } from "./format.ts";
import { LOCALES } from "./locale.ts";
import { pageTexts, refuseMissingText } from "./page-texts.ts";
import { inLocale, matchPath, pathTo } from "./paths.ts";
import { siteName } from "./site-name.ts";
import { breadcrumbs, jsonLd } from "./structured-data.ts";

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;
/** A shorter description says too little to be looked up. */
const SHORT_DESCRIPTION = 60;

export interface PageMeta {
  /** Without the name of the site, which is added. Left out: the name of the site alone. */
  title?: string;
  /** One or two sentences; what is too long is cut. */
  description: string | null;
  /** Says more where the description is short or missing. */
  more?: string;
  /** Path or address of the share picture, 1200 × 630 px; left out: the picture of the portal. */
  image?: string;
  type?: "website" | "article" | "profile";
  /** Search engines leave the page out. */
  noindex?: boolean;
  /**
   * The structured data, by the functions of `structured-data.ts`; left out where search engines leave out the page.
   */
  data?: readonly object[];
  /** The pages between the home page and this one, such as the list it stands in. */
  way?: readonly { name: string; path: string }[];
}

/** The part of the root loader's data that the head of a page needs. */
interface RootData {
  locale: Locale;
  origin: string;
  /** JSON. */
  texts: string;
  /** Somebody is signed in. */
  member?: object | undefined;
}

/** The arguments of every route's `meta` function. */
interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
}

const translatorOf = ({ locale, texts }: RootData) =>
  createTranslator<Messages>({ locale, messages: pageTexts(texts) as Messages, onError: refuseMissingText });
export type Translate = ReturnType<typeof translatorOf>;

/**
 * Title, description and Open Graph of a page: `export const meta = (args: Route.MetaArgs) => pageMeta(args, (t) => …)`.
 * `t` has the texts the page shows, by their full names: `t("startups.title")`.
 */
export function pageMeta(args: MetaArgs, page: PageMeta | ((t: Translate) => PageMeta)): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  if (!root) return [{ title: siteName() }];
  const text = translatorOf(root);
  const {
    title,
    description: own,
    more = "",
    type,
    noindex,
    data = [],
    way,
    image = portalPicture(root.locale),
  } = typeof page === "function" ? page(text) : page;
  const shortTitle = title ? truncate(title) : siteName();
  const fullTitle = title ? `${shortTitle} · ${siteName()}` : siteName();
  const words = own && own.length >= SHORT_DESCRIPTION ? own : [own, more].filter(Boolean).join(" · ");
  // Texts may have several paragraphs.
  const description = truncate(words.replace(/\s+/g, " "), DESCRIPTION_LENGTH);
  const head: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
  // Search engines and those who draw cards of links load documents, and do not sign in: what only they read is in no other's
  // page, nor in what browsers load to follow a link.
  if (root.member || !import.meta.env.SSR) return head;
  const canonical = canonicalPath(args.location);
  const home = () => ({ name: text("site.home"), path: pathTo("home", root.locale) });
  const trail = way && title && canonical ? [home(), ...way, { name: title, path: canonical }] : undefined;
  const structured = noindex ? [] : [...data, ...(trail ? [breadcrumbs(root.origin, trail)] : [])];
  return [
    ...head,
    { property: "og:site_name", content: siteName() },
    { property: "og:title", content: shortTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: type ?? "website" },
    { property: "og:locale", content: root.locale === "tr" ? "tr_TR" : "en_US" },
    ...(canonical ? [{ property: "og:url", content: root.origin + canonical }] : []),
    { property: "og:image", content: new URL(image, root.origin).href },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map(jsonLd),
  ];
}

/**
 * The address search engines remember for a page: written as in `PATHS`. A page number stays where it is the whole query:
 * page 3 of a filtered or sorted list is not page 3 of the list.
 */
export function canonicalPath({ pathname, search }: MetaArgs["location"]): string | undefined {
  const match = matchPath(pathname);
  if (!match || match.key === "notFound") return undefined;
  const query = new URLSearchParams(search);
  const page = query.size === 1 ? Number(query.get("page")) : 1;
  return inLocale(pathname, Number.isInteger(page) && page > 1 ? `?page=${page}` : "", match.locale);
}

/** Paths of one page in each language. */
export type Alternates = Record<Locale, string>;

/**
 * The same page in each language; `x-default` is the default language. Empty for addresses that are no page.
 * `own`: its paths, where their last parts differ by language; a loader returns them as `alternates`.
 */
export function alternatesOf(location: MetaArgs["location"], own?: Alternates): { hrefLang: string; path: string }[] {
  const canonical = canonicalPath(location);
  if (!canonical) return [];
  const { pathname, search } = new URL(canonical, "http://site.invalid");
  const alternates = LOCALES.map((locale) => ({
    hrefLang: locale as string,
    path: own ? own[locale] + search : inLocale(pathname, search, locale),
  }));
  return [...alternates, { hrefLang: "x-default", path: alternates[0]!.path }];
}
