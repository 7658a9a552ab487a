import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/empty-state.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import { without, withoutEmpty } from "../rules.ts";
import { isFilterName } from "./filter-fields.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { listPath } from "./list-path.ts";
import type { RefusedData } from "./load-list.ts";

/** Unknown words of an address that are named, and letters of each. */
const SHOWN_WORDS = 3;
const WORD_LENGTH = 40;

/** An address that asks for what the viewer may not, or for what is none: which filter it is, and the ways out. */
export function RefusedList({ code, value, fields, unknown, address, signedIn, hasPackagesPage }: RefusedData) {
  const text = useTranslations("startups");
  const locale = useLocale();
  const { nameOf } = useFilterTexts();
  const faulty = [...new Set(fields.map(({ field }) => field.replace(/\.(gte|lte|\d+)$/, "")))].filter(isFilterName);
  const { segments, filter, sort, queryId } = address;
  const rest = without(withoutEmpty(filter), faulty);
  const isForgotten = fields.some(({ field }) => field === "queryId");
  const kept = code === "invalidQueryId" || isForgotten ? {} : { queryId };
  const words = unknown.slice(0, SHOWN_WORDS).map((word) => `“${word.slice(0, WORD_LENGTH)}”`);
  const reason = words.length > 0 ? text("refused.unknown", { words: words.join(", ") }) : value;
  const withoutThem = listPath(locale, { filter: rest, sort, ...kept }, {}, segments);
  const { pathname, search } = useLocation();
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
                <ButtonLink kind="primary" to={pathTo("membershipPackages", locale)}>
                  {text("list.seePackages")}
                </ButtonLink>
              )}
              <ButtonLink to={withoutThem}>{text("refused.without")}</ButtonLink>
              <ButtonLink kind="quiet" to={pathTo("startups", locale)}>
                {text("refused.startOver")}
              </ButtonLink>
            </>
          }
        >
          <p className="wrap-anywhere">{code === "notFound" && isForgotten ? text("refused.forgotten") : reason}</p>
          {faulty.length > 0 && (
            <p className="mt-1 font-semibold text-ink">
              {text("refused.fields", { filters: faulty.map(nameOf).join(", ") })}
            </p>
          )}
        </ErrorState>
      </Card>
    </DefaultLayout>
  );
}
