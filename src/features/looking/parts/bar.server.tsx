import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { formatMinute } from "#shared/format.ts";
import type { PageContext } from "#shared/page-context.ts";
import { matchPath } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { lookDifferences } from "../contract.ts";
import type messages from "../messages.en.ts";

/** HTML that needs no script: nobody else loads anything for it. */
export interface LookingHtml {
  /** On every page. */
  bar: string;
  /** In place of a page that is for that person alone. */
  closed: string;
}

/** What is said on a page while one looks with somebody else's eyes; undefined: one sees the site as oneself. */
export async function lookingOf(page: PageContext, url: URL): Promise<LookingHtml | undefined> {
  const { viewer, locale } = page;
  if (!viewer.looking) return undefined;
  const { as, name, until, startup } = viewer.looking;
  const texts = { looking: page.textsOf("looking") };
  const text = createTranslator({ locale, messages: texts, namespace: "looking" });
  const fields = await fieldsOf(page, url);
  const who = name ? `${text(`kinds.${as}`)}, ${name}` : text(`kinds.${as}`);
  const bar = (
    <section aria-label={text("title")} className="border-b border-line bg-honey-soft text-ink" data-print="no">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-6 lg:px-8">
        <div className="min-w-0 flex-1 basis-64 text-sm">
          <p role="status" className="font-semibold wrap-anywhere">
            {text(startup === null ? "bar" : "barStartup", { who, time: formatMinute(until, locale) })}
          </p>
          {fields && (
            <p className="wrap-anywhere">
              {text("differences", { count: fields.length })}{" "}
              {fields.map((field) => nameOf(field, texts.looking)).join(", ")}
            </p>
          )}
        </div>
        <form method="post" action={RESOURCE_PATHS.endLooking}>
          <input type="hidden" name="back" value={url.pathname + url.search} />
          <button type="submit" className="button button-secondary">
            {text("end")}
          </button>
        </form>
      </div>
    </section>
  );
  const closed = (
    <div className="mx-auto grid max-w-xl gap-3 px-4 py-24 text-center">
      <h1 className="text-3xl">{text("closed")}</h1>
      <p className="text-ink-muted">{text("closedText")}</p>
    </div>
  );
  return { bar: htmlOf(bar), closed: htmlOf(closed) };
}

const htmlOf = (node: ReactNode): string => renderToStaticMarkup(node);

/** Which fields differ on the page of a startup or a person. Not there for whose eyes these are: none to compare. */
async function fieldsOf({ api }: PageContext, url: URL): Promise<string[] | null> {
  const match = matchPath(url.pathname);
  const seoUrl = match?.params.seoUrl;
  if (!seoUrl || (match.key !== "startup" && match.key !== "talent")) return null;
  return api(lookDifferences, { query: { kind: match.key, seoUrl } }, { handlesNotFound: true }).then(
    ({ fields }) => fields,
    () => null,
  );
}

/** One without a text is named as the call names it. */
const nameOf = (field: string, { fields }: typeof messages): string =>
  Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : field;
