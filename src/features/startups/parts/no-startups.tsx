import { useLocale } from "use-intl";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import { withValue } from "../rules.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";
import { isSeekingIn } from "./panel-choices.ts";

/** Ways out that are offered when nothing fits. */
const SHOWN_DROPS = 4;

/** Why no card stands here, and what to do: a page beyond the end, nothing entered, or too many filters. */
export function NoStartups({ list, panel, queryId }: ListData) {
  const text = useTranslations("startups.empty");
  const locale = useLocale();
  const { nameOf } = useFilterTexts();
  const { filter, sort, totalCount, limit, currentPage, pageSize, applied } = list;
  if (totalCount > 0) {
    const last = Math.max(1, Math.ceil(Math.min(totalCount, limit?.rows ?? totalCount) / pageSize));
    return (
      <Card>
        <EmptyState
          title={text("beyond", { page: currentPage })}
          actions={
            <ButtonLink to={listPath(locale, { filter, sort, queryId, page: last })}>{text("toLast")}</ButtonLink>
          }
        >
          {text("beyondText", { last })}
        </EmptyState>
      </Card>
    );
  }
  const drops = panel.drops.filter((drop) => drop.totalCount > 0).slice(0, SHOWN_DROPS);
  if (applied.length === 0 && !queryId)
    return (
      <Card>
        <EmptyState title={text("none")}>{text("noneText")}</EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={text("titleAll", { count: applied.length })}
        actions={drops.map((drop) => (
          <ButtonLink
            key={drop.field}
            to={listPath(locale, {
              filter: withValue(filter, drop.field, undefined, isSeekingIn(panel.lists)),
              sort,
              queryId,
            })}
          >
            {text("drop", { filter: nameOf(drop.field), count: drop.totalCount })}
          </ButtonLink>
        ))}
      >
        {text(drops.length > 0 ? "text" : "textNoDrop")}
      </EmptyState>
    </Card>
  );
}
