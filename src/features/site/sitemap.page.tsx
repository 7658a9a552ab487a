import { sitemapParts, sitemapStartups } from "#features/startups/sitemap/contract.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { Route } from "./+types/sitemap.page";
import { type Entry, openPage, openPages, sitemapIndex, sitemapOf } from "./parts/sitemap.ts";

/** The index, or with `?part=` one of the sitemaps it names: "pages", or "startups-" and a number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const part = url.searchParams.get("part");
  if (part === null) return answer(await indexOf(page));
  if (part === "pages") return answer(sitemapOf(page.origin, [openPages(page).map(openPage)]));
  const [, number] = /^startups-(\d{1,5})$/.exec(part) ?? [];
  if (number === undefined) throw new AppError("notFound");
  const first = await page.api(sitemapStartups, { query: { part: number } });
  if (first.rows.length === 0) throw new AppError("notFound");
  return answer(sitemapOf(page.origin, startupsIn(page, number, first)));
}

async function indexOf({ api, origin }: PageContext): Promise<string> {
  const parts = await api(sitemapParts, {});
  const address = (part: string) => `${origin}${RESOURCE_PATHS.sitemap}?part=${part}`;
  return sitemapIndex([
    { address: address("pages") },
    ...parts.map(({ part, updatedAt }) => ({ address: address(`startups-${part}`), updatedAt })),
  ]);
}

/** Loads batch after batch while the answer is sent, so that only one is in memory. */
async function* startupsIn({ api }: PageContext, part: string, first: Answer<typeof sitemapStartups>) {
  for (let batch = first; ; ) {
    yield batch.rows.map(
      ({ seoUrl, updatedAt }): Entry => ({ pathIn: (locale) => pathTo("startup", locale, { seoUrl }), updatedAt }),
    );
    if (batch.next === null) return;
    batch = await api(sitemapStartups, { query: { part, after: batch.next } });
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
