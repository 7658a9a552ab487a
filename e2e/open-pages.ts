import type { APIRequestContext } from "@playwright/test";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { matchPath, PATHS, type PathKey } from "#shared/paths.ts";

/** A page and its twin. */
export interface OpenPage extends Record<Locale, string> {
  key: PathKey;
}

/** Pages that stand in no sitemap: a sample of their parameters, where they need some. */
const SAMPLES: Partial<Record<PathKey, Record<string, string>>> = {
  oauthLogin: { type: "google" },
  coFounderRedirect: { seoUrl: "mikro-ses" },
  registerForStartup: { seoUrl: "mikro-ses" },
};

/**
 * Every page that a visitor may reach, with an address in both languages: those without parameters as they are, others with
 * the first address of their kind in the sitemap. A new open page without either fails.
 */
export async function openPages(request: APIRequestContext, origin = ""): Promise<OpenPage[]> {
  const listed = await sitemapPages(request, origin);
  return (Object.keys(PATHS) as PathKey[]).flatMap((key) => {
    if (!["open", "guest", "list"].includes(GUARDS[key] as string)) return [];
    const plain = inBoth((locale) => PATHS[key][locale].replace(/\/(\*|:\w+\?)$/, "") || "/");
    const samples = listed.filter((page) => page.key === key && page.en !== plain.en).slice(0, 1);
    if (!plain.en.includes(":")) return [{ key, ...plain }, ...samples];
    const sample = SAMPLES[key];
    if (sample) samples.push({ key, ...inBoth((locale) => filled(plain[locale], sample)) });
    if (samples.length === 0) throw new Error(`${key} needs a sample: it is open and stands in no sitemap.`);
    return samples;
  });
}

/** An address of each language. */
export const inBoth = (addressIn: (locale: Locale) => string): Record<Locale, string> => ({
  en: addressIn("en"),
  tr: addressIn("tr"),
});

const filled = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name]!);

/** Every page that the sitemap names. */
export async function sitemapPages(request: APIRequestContext, origin = ""): Promise<OpenPage[]> {
  const read = async (address: string) => (await request.get(address)).text();
  const parts = [...(await read(`${origin}/sitemap.xml`)).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address]) => address!,
  );
  const texts = await Promise.all(parts.map(read));
  return texts
    .join("")
    .split("<url>")
    .flatMap((entry) => {
      const [en, tr] = LOCALES.map((locale) => entry.match(`hreflang="${locale}" href="([^"]+)"`)?.[1]);
      if (!en || !tr) return [];
      const paths = { en: new URL(en).pathname, tr: new URL(tr).pathname };
      const match = matchPath(paths.en);
      return match ? [{ key: match.key, ...paths }] : [];
    });
}

/** So many items at most, evenly spread. */
export const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

interface Operation {
  parameters?: { required?: boolean }[];
}

/** Addresses of all calls that only read and need no input. */
export async function callsWithoutInput(request: APIRequestContext, origin = ""): Promise<string[]> {
  const { paths } = await (await request.get(`${origin}/openapi.json`)).json();
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, { get }]) =>
    get && !path.includes("{") && !get.parameters?.some(({ required }) => required) ? [path] : [],
  );
}
