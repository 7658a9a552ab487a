import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "./classes.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { GAP, pageWindow } from "./page-window.ts";
import { useTranslations } from "./translations.ts";

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** Instead of the number of results. */
  summary?: string | undefined;
  label?: string;
}

const CELL =
  "grid min-h-control min-w-control place-items-center rounded-control px-1 text-sm font-semibold tabular-nums";

/** Links to the pages of a list. A list of one page shows its total only. Works without scripts. */
export function Pagination({ page, pageSize, total, to, summary, label }: PaginationProps) {
  const text = useTranslations("ui");
  const locale = useLocale();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = page > pages;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <nav
      aria-label={label ?? text("pagination")}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="text-sm text-ink-muted">
        {summary ?? text("total", { total })}
        {pages > 1 && !isBeyond && <> · {text("pageOf", { page: number(page), pages: number(pages) })}</>}
      </p>
      {(pages > 1 || isBeyond) && (
        <ul className="flex items-center gap-2 sm:gap-1">
          <Step to={page > 1 ? to(Math.min(page - 1, pages)) : undefined} rel="prev" name={text("previousPage")}>
            <ChevronLeftIcon />
          </Step>
          {pageWindow(Math.min(page, pages), pages).map((entry, index) => (
            <li key={entry === GAP ? `gap-${index}` : entry} className="hidden sm:block">
              {entry === GAP ? (
                <span className={classes(CELL, "text-ink-muted")} aria-hidden="true">
                  …
                </span>
              ) : (
                <Link
                  to={to(entry)}
                  aria-label={text("page", { page: number(entry) })}
                  aria-current={entry === page ? "page" : undefined}
                  className={classes(CELL, entry === page ? "bg-honey text-honey-ink" : "hover:bg-sunken")}
                >
                  {number(entry)}
                </Link>
              )}
            </li>
          ))}
          <Step to={page < pages ? to(page + 1) : undefined} rel="next" name={text("nextPage")}>
            <ChevronRightIcon />
          </Step>
        </ul>
      )}
    </nav>
  );
}

function Step({
  to,
  rel,
  name,
  children,
}: {
  to: string | undefined;
  rel: "prev" | "next";
  name: string;
  children: ReactNode;
}) {
  const look = classes("button button-secondary sm:w-control sm:px-0", rel === "next" && "flex-row-reverse");
  const content = (
    <>
      {children}
      <span className="sm:sr-only">{name}</span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <span className={look} aria-disabled="true">
          {content}
        </span>
      ) : (
        <Link to={to} rel={rel} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}
