import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { choiceRow } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { FROM_PARAM } from "#shared/list-params.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "../button.tsx";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { Menu, MenuLink } from "../menu.tsx";
import { useTranslations } from "../translations.ts";

interface ListHeadProps {
  page: LoadedList["list"];
  queryId: string | undefined;
  signedIn: boolean;
  children: ReactNode;
}

/** Title, number of rows, order, and actions for the list. */
export function ListHead({ page, queryId, signedIn, children }: ListHeadProps) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage");
  const locale = useLocale();
  const { totalCount, all, sort, filter, limit } = page;
  const isPart = totalCount !== all;
  /** The filter by which rows are in the list that are left out otherwise. */
  const includedBy = Object.keys(filter).find((field) => choiceRow(list, field)?.every) ?? "";
  const numbers = { count: formatNumber(totalCount, locale), all: formatNumber(all, locale), includedBy };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="text-3xl">{noun("list.title")}</h1>
      <p role="status" className="me-auto pt-1 text-ink-muted">
        {limit && limit.rows > 0
          ? noun("list.firstOf", { rows: formatNumber(limit.rows, locale), count: numbers.count })
          : isPart
            ? noun("list.of", numbers)
            : noun("list.found", { count: totalCount, includedBy })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {children}
        {list.exported && signedIn && (
          <ButtonLink
            to={pathTo("exports", locale, {}, { [FROM_PARAM]: listPath(list, locale, { filter, queryId, sort }) })}
          >
            {text("export")}
          </ButtonLink>
        )}
        <Menu button={noun(`sorts.${sort}`)} label={`${text("sort")}: ${noun(`sorts.${sort}`)}`}>
          {list.sorts.map((order) => (
            <MenuLink
              key={order}
              to={listPath(list, locale, { filter, queryId, sort: order })}
              current={order === sort}
            >
              {noun(`sorts.${order}`)}
            </MenuLink>
          ))}
        </Menu>
      </div>
    </div>
  );
}
