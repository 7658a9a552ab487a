import type { APIRequestContext, Page } from "@playwright/test";
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

const inBoth = (addressIn: (locale: Locale) => string) => ({ en: addressIn("en"), tr: addressIn("tr") });

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

/** Collects requests that fail or leave the site, while pages are visited one after the other. */
export function watchRequests(page: Page, faults: string[]): void {
  const say = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`);
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && page.url().startsWith("http") && origin !== new URL(page.url()).origin)
      say(`asks ${request.url()}`);
  });
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" || response.url().endsWith(".data");
    if (response.status() >= (isPage ? 500 : 400)) say(`${response.status()} of ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Requests that a page gives up when the next one opens are no fault.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") say(`${reason} of ${request.url()}`);
  });
}

/** Widths of phones and tablets, in CSS pixels. */
export const NARROW_WIDTHS = [320, 375, 510, 768, 1024];

/** Elements beside the page's width, which make it scroll sideways. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const beside = [...document.body.querySelectorAll("*")].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > window.innerWidth;
    });
    return [`${scrollWidth} px`, ...beside.slice(-3).map((element) => element.outerHTML.slice(0, 120))];
  });

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
