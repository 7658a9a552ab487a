import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate, formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails } from "../contract.ts";
import { LOGGED_ROWS, UNDO_DAYS } from "../limits.ts";

/** The effect of the import, planned or done, and the next step. */
export function ResultCard({ details, isUndoing }: { details: ImportDetails; isUndoing: boolean }) {
  const { id, state, counts, mapping } = details;
  const text = useTranslations("imports.result");
  const mapText = useTranslations("imports.map");
  const locale = useLocale();
  const isBusy = useNavigation().state === "submitting";
  const written = (counts.create ?? 0) + (counts.update ?? 0);
  const number = (name: string) => formatNumber(counts[name] ?? 0, locale);
  const day = (instant: string | null) => (instant ? formatDate(instant, locale) : "");
  const teams = mapping?.kind === "startups" &&
    !mapping.columns.some(({ field }) => field === "team") &&
    (counts.create ?? 0) > 0 && (
      <p className="mt-1 max-w-prose text-sm text-ink-muted">{text("teamUnknown", { count: counts.create! })}</p>
    );
  const towns = (key: "towns" | "townsAdded" | "townsRemoved", count = 0) =>
    count > 0 && <p className="mt-1 max-w-prose text-sm text-ink-muted">{text(key, { count })}</p>;
  const here = pathTo("adminImport", locale, { id });
  if (state === "checked")
    return (
      <Card>
        <p>{written > 0 ? text("checked") : text("nothing")}</p>
        {teams}
        {towns("towns", counts.towns)}
        <div className="mt-4 flex flex-wrap gap-3">
          {written > 0 && (
            <Form method="post">
              <input type="hidden" name="intent" value="start" />
              <input type="hidden" name="preview" value={details.preview ?? ""} />
              <Button type="submit" kind="primary" busy={isBusy}>
                {text("start", { count: written })}
              </Button>
            </Form>
          )}
          <Link to={`${here}?columns`} className="button button-secondary">
            {mapText("change")}
          </Link>
        </div>
      </Card>
    );
  if (state === "undone")
    return (
      <Card>
        <p>{text("undone", { date: day(details.undoneAt) })}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {text("undoneCounts", { removed: number("removed"), restored: number("restored"), kept: number("kept") })}
        </p>
        {towns("townsRemoved", counts.townsRemoved)}
        {(counts.kept ?? 0) > 0 && <p className="mt-2 max-w-prose text-sm">{text("whyLeft")}</p>}
      </Card>
    );
  return (
    <Card>
      <p>
        {details.profile === null
          ? text("imported", { date: day(details.importedAt) })
          : text("importedBy", { date: day(details.importedAt), profile: details.profile })}
      </p>
      {details.hasTooMany && (
        <p className="mt-1 max-w-prose text-sm text-ink-muted">
          {text("tooMany", { rows: formatNumber(LOGGED_ROWS, locale) })}
        </p>
      )}
      {teams}
      {towns("townsAdded", counts.towns)}
      {details.mayUndo && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={`${here}?undo`} preventScrollReset className="button button-secondary">
            {text("undo")}
          </Link>
          <p className="text-sm text-ink-muted">{text("undoUntil", { date: day(lastDay(details.importedAt!)) })}</p>
        </div>
      )}
      {isUndoing && details.mayUndo && (
        <Confirm
          title={text("undoTitle")}
          action={text("undo")}
          danger
          cancel={text("cancel")}
          back={here}
          fields={{ intent: "undo" }}
        >
          <p>{text("undoText")}</p>
        </Confirm>
      )}
    </Card>
  );
}

const lastDay = (importedAt: string) => new Date(Date.parse(importedAt) + UNDO_DAYS * 86_400_000).toISOString();
