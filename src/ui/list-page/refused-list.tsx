import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { without, withoutEmpty } from "#shared/list/filter.ts";
import { isFilterName } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import { listReasonText } from "#shared/list/list-reasons.ts";
import type { RefusedList as RefusedData } from "#shared/list/load-list.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { ErrorState } from "../empty-state.tsx";
import { useFilterTexts } from "../filter-panel/filter-texts.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { DefaultLayout } from "../layouts.tsx";
import { usePackagesPath } from "../packages-path.ts";
import { useTranslations } from "../translations.ts";

/** How many unknown words of an address are shown, and how many letters of each. */
const SHOWN_WORDS = 3;
const WORD_LENGTH = 40;
const SHOWN_PROBLEMS = 5;

/** For an address with a filter that is unknown, or that the viewer may not use: names the filter, and offers links. */
export function RefusedList({ code, value, fields, unknown, address, signedIn, hasPackagesPage }: RefusedData) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage");
  const locale = useLocale();
  const { nameOf } = useFilterTexts();
  const faulty = [...new Set(fields.map(({ field }) => field))].filter((field) => isFilterName(list, field));
  const others: Record<string, string> = { currentPage: text("refused.page"), sort: text("sort") };
  const titleOf = (field: string) => (isFilterName(list, field) ? nameOf(field) : others[field]);
  const problems = fields.flatMap(({ field, detail = "", ...why }) => {
    const title = titleOf(field);
    const problem = { ...why, field, detail: isFilterName(list, detail) ? nameOf(detail) : detail };
    return title ? [{ title, reason: code === "invalidInput" ? listReasonText(problem, locale) : undefined }] : [];
  });
  const { segments, filter, sort, queryId } = address;
  const rest = without(withoutEmpty(filter), faulty);
  const isForgotten = fields.some(({ field }) => field === "queryId");
  const query = code === "invalidQueryId" || isForgotten ? {} : { queryId };
  const words = unknown.slice(0, SHOWN_WORDS).map((word) => `“${word.slice(0, WORD_LENGTH)}”`);
  const reason = words.length > 0 ? noun("list.unknown", { words: words.join(", ") }) : value;
  const withoutThem = listPath(
    list,
    locale,
    { filter: rest, ...(fields.some(({ field }) => field === "sort") ? {} : { sort }), ...query },
    {},
    segments,
  );
  /** The filters are right: it is the page or the order that is not. */
  const isOfPlace = fields.length > 0 && fields.every(({ field }) => field in others);
  const { pathname, search } = useLocation();
  const packages = usePackagesPath();
  return (
    <DefaultLayout>
      <Card>
        <ErrorState
          page
          title={text("refused.title")}
          actions={
            <>
              {!signedIn && code === "signInForMoreChoices" && (
                <ButtonLink kind="primary" to={pathTo("login", locale, {}, { [RETURN_PARAM]: pathname + search })}>
                  {text("refused.signIn")}
                </ButtonLink>
              )}
              {hasPackagesPage && code === "premiumRequired" && (
                <ButtonLink kind="primary" to={packages}>
                  {text("seePackages")}
                </ButtonLink>
              )}
              <ButtonLink to={withoutThem}>
                {isOfPlace
                  ? text("refused.fromStart")
                  : text("refused.without", { count: problems.length || words.length || 1 })}
              </ButtonLink>
              <ButtonLink kind="quiet" to={listPath(list, locale, { filter: {} })}>
                {noun("list.everything")}
              </ButtonLink>
            </>
          }
        >
          <p className="wrap-anywhere">{code === "notFound" && isForgotten ? text("refused.forgotten") : reason}</p>
          {problems.length > 0 && (
            <ul className="mt-2 grid gap-1 wrap-anywhere">
              {problems.slice(0, SHOWN_PROBLEMS).map(({ title, reason }) => (
                <li key={`${title} ${reason}`}>
                  <span className="font-semibold text-ink">{title}</span>
                  {reason && `: ${reason}`}
                </li>
              ))}
            </ul>
          )}
        </ErrorState>
      </Card>
    </DefaultLayout>
  );
}
