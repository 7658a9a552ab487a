import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { formatMinute } from "#shared/format.ts";
import type { PageContext } from "#shared/page-context.ts";
import { matchPath } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { lookDifferences } from "../contract.ts";
import type messages from "../messages.en.ts";

/** HTML that needs no script: nobody else loads anything for it. */
export interface LookingHtml {
  /** On every page. */
  bar: string;
  /** In place of a page that is for that person alone. */
  closed: string;
  /** In place of the not-found page, where it stands for a page that is not open to that person. */
  refused: string | undefined;
  /** Stands for the name of nobody in particular. */
  name: string | undefined;
}

/** The bar on pages while one looks with somebody else's eyes; undefined: one sees the site as oneself. */
export async function lookingOf(page: PageContext, url: URL): Promise<LookingHtml | undefined> {
  const { viewer, locale } = page;
  if (!viewer.looking) return undefined;
  const { as, name, until, startup } = viewer.looking;
  const texts = { looking: page.textsOf("looking") };
  const text = createTranslator({ locale, messages: texts, namespace: "looking" });
  const fields = await fieldsOf(page, url);
  const who = name ? `${text(`kinds.${as}`)}, ${name}` : text(`kinds.${as}`);
  // A page that was refused is opened as oneself when the view ends.
  const refused =
    matchPath(url.pathname)?.key === "notFound" ? returnPath(url.searchParams.get(RETURN_PARAM)) : undefined;
  const end = (kind: "primary" | "secondary", label: string) => (
    <form method="post" action={RESOURCE_PATHS.endLooking}>
      <input type="hidden" name="back" value={refused ?? url.pathname + url.search} />
      <button type="submit" className={`button button-${kind}`}>
        {label}
      </button>
    </form>
  );
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
        {end("secondary", text("end"))}
      </div>
    </section>
  );
  const inPlace = (title: string, why: string, more?: ReactNode) => (
    <div className="mx-auto grid max-w-xl justify-items-center gap-3 px-4 py-24 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-muted wrap-anywhere">{why}</p>
      {more}
    </div>
  );
  const notOpen = () =>
    inPlace(
      text("notOpen"),
      text("notOpenText", { who: startup === null ? who : text("kinds.visitor") }),
      end("primary", text("endAndOpen")),
    );
  return {
    bar: htmlOf(bar),
    closed: htmlOf(inPlace(text("closed"), text("closedText"))),
    refused: refused && htmlOf(notOpen()),
    name: as === "member" || as === "premium" ? text(`nobody.${as}`) : undefined,
  };
}

const htmlOf = (node: ReactNode): string => renderToStaticMarkup(node);

/**
 * The fields that differ on the page of a startup or a person. Absent for the person whose eyes these are: none to
 * compare.
 */
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
