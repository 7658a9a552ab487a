import { AppError } from "#shared/errors.ts";
import { pageContext } from "#shared/page-context.ts";
import { previewOf } from "#shared/preview.ts";
import { getContent } from "../contract.ts";
import { contentKeyOf } from "../rules.ts";

/** The text of a page that is one text; which one says its address. */
export async function contentLoader({ context, url }: { context: Parameters<typeof pageContext>[0]; url: URL }) {
  const page = pageContext(context);
  const { api, path, countsVisits } = page;
  if (!path) throw new AppError("notFound");
  const preview = previewOf(page, url);
  const text = await api(getContent, { query: { id: contentKeyOf(path), ...preview.query } });
  return { ...text, preview: preview.note, choice: path === "cookiePolicy" ? { countsVisits } : undefined };
}

export type ContentData = Awaited<ReturnType<typeof contentLoader>>;
