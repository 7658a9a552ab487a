import { listUnpublishedPages } from "#features/content/contract.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import type { PathKey } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Route } from "./+types/sitemap.resource";
import { type Entry, openPage, openPages, sitemapIndex, sitemapOf } from "./parts/sitemap.ts";
import { sitemapEntries, sitemapParts } from "./sitemap/contract.ts";

/** The index, or with `?part=` one of the sitemaps it names: "pages", or a noun and a number, "startups-0". */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const part = url.searchParams.get("part");
  if (part === null) return answer(await indexOf(page));
  if (part === "pages") {
    const { model } = await page.api(premiumSettings, {});
    const unpublished = (await page.api(listUnpublishedPages, {})).map((key) => `/${key}`);
    const paths = openPages(page.pages, page.guards, !model.userNeedtoSingForSeeData).filter(
      (path) => !unpublished.includes(path),
    );
    return answer(sitemapOf(page.origin, [paths.map(openPage)]));
  }
  const [, kind, number] = /^([a-z-]+)-(\d{1,5})$/i.exec(part) ?? [];
  if (kind === undefined || number === undefined) throw new AppError("notFound");
  const first = await page.api(sitemapEntries, { query: { kind, part: number } });
  if (first.rows.length === 0) throw new AppError("notFound");
  return answer(sitemapOf(page.origin, entriesIn(page, { kind, part: number }, first)));
}

async function indexOf({ api, origin, pages }: PageContext): Promise<string> {
  const parts = await api(sitemapParts, {});
  const address = (part: string) => `${origin}${RESOURCE_PATHS.sitemap}?part=${part}`;
  return sitemapIndex([
    { address: address("pages") },
    ...parts
      .filter(({ page }) => pages.has(page as PathKey))
      .map(({ kind, part, updatedAt }) => ({ address: address(`${kind}-${part}`), updatedAt })),
  ]);
}

/** Loads batch after batch while the answer is sent, so that only one is in memory. */
async function* entriesIn(
  { api }: PageContext,
  query: { kind: string; part: string },
  first: Answer<typeof sitemapEntries>,
) {
  for (let batch = first; ; ) {
    yield batch.rows.map(({ paths, updatedAt }): Entry => ({ pathIn: (locale) => paths[locale], updatedAt }));
    if (batch.next === null) return;
    batch = await api(sitemapEntries, { query: { ...query, after: batch.next } });
  }
}

function answer(content: string | AsyncGenerator<string>): Response {
  const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };
  return new Response(typeof content === "string" ? content : streamOf(content), { headers });
}

function streamOf(content: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await content.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await content.return(undefined);
    },
  });
}
