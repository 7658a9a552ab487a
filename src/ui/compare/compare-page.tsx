import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import {
  COMPARISONS,
  type ComparedEntry,
  type ComparedList,
  type Comparison,
  ENTRIES_PARAM,
  MAX_COMPARED,
} from "#shared/compare.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { LetterTile } from "../hexagon.tsx";
import { CloseIcon } from "../icon.tsx";
import { DefaultLayout } from "../layouts.tsx";
import { Link, TEXT_LINK } from "../link.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useTranslations } from "../translations.ts";

interface ComparePageProps<Entry extends ComparedEntry> {
  list: ComparedList;
  comparison: Comparison<Entry>;
  /** The page of an entry. */
  pathOf: (seoUrl: string, locale: Locale) => string;
  /** Name and value of each fact; one that no entry has is left out. */
  facts: readonly (readonly [name: string, cell: (entry: Entry) => ReactNode])[];
}

/** Two to four entries side by side, a column each. On a phone the columns scroll past the names of the facts. */
export function ComparePage<Entry extends ComparedEntry>({ list, comparison, pathOf, facts }: ComparePageProps<Entry>) {
  const text = useTranslations("compare");
  const locale = useLocale();
  const { columns, isCut } = comparison;
  const toList = pathTo(list, locale, list === "incubation" ? {} : ({ "*": "" } as never));
  const filled = facts.filter(([, cell]) => columns.some(({ entry }) => entry && cell(entry)));
  return (
    <DefaultLayout className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Link to={toList} className={TEXT_LINK}>
          {text(`all.${list}`)}
        </Link>
      </p>
      <h1 className="text-3xl">{text(`title.${list}`)}</h1>
      {isCut && <p className="text-ink-muted">{text("cut", { max: MAX_COMPARED })}</p>}
      {columns.length === 1 && <p className="text-ink-muted">{text("oneText")}</p>}
      {columns.length === 0 ? (
        <EmptyState title={text("none")} actions={<ButtonLink to={toList}>{text(`all.${list}`)}</ButtonLink>}>
          {text("noneText")}
        </EmptyState>
      ) : (
        <ScrollRegion label={text(`title.${list}`)} className="compared card more-beside overflow-x-auto">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{text("fact")}</span>
                </th>
                {columns.map(({ seoUrl, entry }) => (
                  <th key={seoUrl} scope="col">
                    <Head
                      entry={entry}
                      to={entry ? pathOf(entry.seoUrl, locale) : undefined}
                      without={pathTo(COMPARISONS[list], locale, {}, otherEntries(columns, seoUrl))}
                      seoUrl={seoUrl}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {filled.map(([name, cell]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {columns.map(({ seoUrl, entry }) => (
                    <td key={seoUrl}>
                      {(entry && cell(entry)) || (entry && <span className="text-ink-muted">{text("unknown")}</span>)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </DefaultLayout>
  );
}

function otherEntries(columns: readonly { seoUrl: string }[], left: string): Record<string, string> {
  const others = columns.flatMap(({ seoUrl }) => (seoUrl === left ? [] : [seoUrl]));
  return others.length > 0 ? { [ENTRIES_PARAM]: others.join() } : {};
}

interface HeadProps {
  entry: ComparedEntry | null;
  to: string | undefined;
  /** The same comparison without this entry. */
  without: string;
  seoUrl: string;
}

function Head({ entry, to, without, seoUrl }: HeadProps) {
  const text = useTranslations("compare");
  const name = entry?.name ?? seoUrl;
  return (
    <span className="flex items-start gap-2">
      <span className="grid min-w-0 flex-1 gap-2">
        {entry && <LetterTile name={name} photo={entry.logo} className="size-10 text-base" />}
        {to ? (
          <Link to={to} className="font-bold wrap-anywhere hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-normal text-ink-muted">{text("gone")}</span>
        )}
      </span>
      <ButtonLink
        to={without}
        kind="quiet"
        square
        preventScrollReset
        aria-label={text("remove", { name })}
        title={text("remove", { name })}
        className="-m-1.5"
      >
        <CloseIcon className="size-4" />
      </ButtonLink>
    </span>
  );
}
