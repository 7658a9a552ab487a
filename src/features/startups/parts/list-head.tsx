import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { useTranslations } from "#ui/translations.ts";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";
import { SORT_ORDERS } from "./sort-orders.ts";

interface ListHeadProps {
  list: ListData["list"];
  queryId: string | undefined;
  children: ReactNode;
}

/** Title, how many there are, the order, what one can do with the list. */
export function ListHead({ list, queryId, children }: ListHeadProps) {
  const text = useTranslations("startups.list");
  const locale = useLocale();
  const { totalCount, all, sort, filter, limit } = list;
  const isPart = totalCount !== all;
  const numbers = { count: formatNumber(totalCount, locale), all: formatNumber(all, locale) };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="text-3xl">{text("title")}</h1>
      <p role="status" className="me-auto pt-1 text-ink-muted">
        {limit
          ? text("firstOf", { rows: formatNumber(limit.rows, locale), count: numbers.count })
          : isPart
            ? text("of", numbers)
            : text("found", { count: totalCount })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {children}
        <Menu button={text(`sorts.${sort}`)} label={`${text("sort")}: ${text(`sorts.${sort}`)}`}>
          {SORT_ORDERS.map((order) => (
            <MenuLink key={order} to={listPath(locale, { filter, queryId, sort: order })} current={order === sort}>
              {text(`sorts.${order}`)}
            </MenuLink>
          ))}
        </Menu>
      </div>
    </div>
  );
}
