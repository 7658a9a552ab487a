import type { Locale } from "#shared/locale.ts";
import type { PathRow } from "#shared/paths/row.ts";
import { matchPath } from "#shared/paths.ts";

/** A page as one of the viewers reads it. */
interface Visit {
  /** The headers by which the viewer is known. */
  headers: Record<string, string>;
  path: string;
  status: number;
}

/** Whoever reads in one language: these pages, and where their links lead. */
interface Viewer {
  headers: Record<string, string>;
  locale: Locale;
  paths: string[];
}

/** The addresses of a table of pages that need no parameter. */
export const plainPaths = (table: Record<string, PathRow>, locale: Locale): string[] =>
  Object.values(table)
    .map((row) => row[locale].replace(/\/(\*|:\w+\?)$/, ""))
    .filter((path) => !path.includes(":"));

/** Reads the pages of a server: each kind that links lead to once, by the first viewer who is led there. */
export async function crawl(address: string, viewers: Viewer[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const seen = new Set<string>();
  for (const { headers, locale, paths } of viewers) {
    const waiting = [...paths];
    for (const path of paths) seen.add(matchPath(path)?.key ?? path);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, html } = await read(address, path, headers);
      visits.push({ headers, path, status });
      for (const link of linksIn(html)) {
        const match = matchPath(link);
        if (match?.locale !== locale || seen.has(match.key)) continue;
        seen.add(match.key);
        waiting.push(link);
      }
    }
  }
  return visits;
}

/** Makes the visits again; those that do not end as they did. */
export async function changed(address: string, visits: Visit[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { headers, path, status } of visits) {
    const again = await read(address, path, headers);
    if (again.status !== status || status >= 500) faults.push(`${path}: ${status}, then ${again.status}`);
  }
  return faults;
}

async function read(address: string, path: string, headers: Record<string, string>) {
  const response = await fetch(address + path, { headers, redirect: "manual" });
  return { status: response.status, html: await response.text() };
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, link]) => link!.replaceAll("&amp;", "&"));
