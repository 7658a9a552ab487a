import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { choicesIn, withValue } from "#shared/list/filter.ts";
import { isUnit, rowOf } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { isSeekingIn } from "#shared/list/panel-choices.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { EmptyState } from "../empty-state.tsx";
import { useFilterTexts } from "../filter-panel/filter-texts.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";

/** Why the list is empty, and what to do: a page after the last one, no rows at all, or too many filters. */
export function EmptyList({ list: page, panel, queryId }: LoadedList) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage.empty");
  const locale = useLocale();
  const { nameOf } = useFilterTexts();
  const { filter, sort, totalCount, limit, currentPage, pageSize, query } = page;
  const applied = page.applied.filter(({ field }) => !isUnit(list, field));
  if (totalCount > 0) {
    const last = Math.max(1, Math.ceil(Math.min(totalCount, limit?.rows ?? totalCount) / pageSize));
    return (
      <Card>
        <EmptyState
          title={text("beyond", { page: formatNumber(currentPage, locale) })}
          actions={
            <ButtonLink to={listPath(list, locale, { filter, sort, queryId, page: last })}>{text("toLast")}</ButtonLink>
          }
        >
          {text("beyondText", { last: formatNumber(last, locale) })}
        </EmptyState>
      </Card>
    );
  }
  /** Words are named by themselves: the name of their filter is what it asks for. */
  const dropped = (field: string) =>
    rowOf(list, field).kind === "words" ? choicesIn(filter, field).join(" ") : nameOf(field);
  const hasShortWord = applied.some(
    ({ field }) => rowOf(list, field).kind === "words" && choicesIn(filter, field).some((word) => word.length < 2),
  );
  const drops = panel.drops.filter((drop) => drop.totalCount > 0);
  const barren = drops.length > 0 ? panel.drops.filter((drop) => drop.totalCount === 0) : [];
  if (applied.length === 0 && !queryId)
    return (
      <Card>
        <EmptyState title={noun("empty.none")}>{noun("empty.noneText")}</EmptyState>
      </Card>
    );
  if (applied.length === 0 && query)
    return (
      <Card>
        <EmptyState
          title={noun("empty.title")}
          actions={<ButtonLink to={listPath(list, locale, { filter: {}, sort })}>{noun("list.everything")}</ButtonLink>}
        >
          {text("saved", { name: query.name })}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={noun("empty.titleAll", { count: applied.length })}
        actions={drops.map((drop) => (
          <ButtonLink
            key={drop.field}
            to={listPath(list, locale, {
              filter: withValue(list, filter, drop.field, undefined, isSeekingIn(panel.lists)),
              sort,
              queryId,
            })}
          >
            {noun("empty.drop", { filter: dropped(drop.field), count: drop.totalCount })}
          </ButtonLink>
        ))}
      >
        {hasShortWord ? text("shortWord") : drops.length > 0 ? text("text") : noun("empty.textNoDrop")}
      </EmptyState>
      {barren.length > 0 && (
        <ul className="-mt-6 grid justify-items-center gap-1 px-4 pb-8 text-center text-sm text-ink-muted">
          {barren.map(({ field }) => (
            <li key={field}>{noun("empty.drop", { filter: dropped(field), count: 0 })}</li>
          ))}
        </ul>
      )}
      {!hasShortWord && panel.nearest.length > 0 && (
        <nav aria-labelledby="nearest" className="grid justify-items-center gap-1 px-4 pb-10 text-center">
          <h3 id="nearest" className="text-base">
            {text("nearest")}
          </h3>
          <ul className="flex flex-wrap justify-center gap-x-5">
            {panel.nearest.map(({ id, name, path }) => (
              <li key={id} className="min-w-0">
                <Link to={path} className="inline-flex min-h-control items-center wrap-anywhere">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Card>
  );
}
