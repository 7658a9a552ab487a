import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { LOCALES } from "#shared/locale.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MinutesCheck, MinutesList } from "../contract.ts";
import { Finding } from "./finding.tsx";
import { RowsFile } from "./rows-file.tsx";

interface MinutesCardProps {
  minutes: MinutesList["minutes"][number];
  /** The reader does not read them yet. */
  isKept: boolean;
  /** The findings when the minutes were computed again. */
  checked: MinutesCheck | undefined;
  /** The address that computes them again. */
  to: string;
}

/** Minutes with the digest that stands for all of their rows. */
export function MinutesCard({ minutes, isKept, checked, to }: MinutesCardProps) {
  const text = useTranslations("programsPapers");
  const locale = useLocale();
  const { id, number, phase, sealedAt, sealedBy, rows, digest } = minutes;
  const paperOf = (query: { language: string; part?: string }) =>
    `${RESOURCE_PATHS.programPaper[locale]}?${new URLSearchParams({ kind: "minutes", minutesId: id, ...query })}`;
  return (
    <Card
      title={text("number", { number, phase })}
      end={
        <span className="flex flex-wrap gap-2">
          {(isKept ? [] : LOCALES).map((language) => (
            <ButtonLink key={language} reloadDocument to={paperOf({ language })}>
              {text(`pdf.${language}`)}
            </ButtonLink>
          ))}
          <ButtonLink to={to} preventScrollReset>
            {text("check")}
          </ButtonLink>
        </span>
      }
    >
      <p className="text-sm text-ink-muted">
        {text("sealed", { time: formatDateTime(sealedAt, locale), name: sealedBy ?? text("somebody") })} ·{" "}
        {text("rows", { count: rows })}
      </p>
      <h3 className="mt-3 font-sans text-sm font-semibold tracking-normal">{text("digest")}</h3>
      <p className="font-mono text-sm wrap-anywhere">{digest}</p>
      <p className="text-sm text-ink-muted">{text("digestHint")}</p>
      {checked && (
        <ul aria-live="polite" className="mt-3 grid gap-1 text-sm">
          <Finding isGood={checked.isIntact}>
            {checked.isIntact ? text("intact") : text("broken", { row: checked.brokenAt ?? 0 })}
          </Finding>
          <Finding isGood={checked.differences === 0}>
            {checked.differences === 0 ? text("same") : text("different", { count: checked.differences })}
          </Finding>
        </ul>
      )}
      {checked && checked.differences > 0 && !isKept && (
        <p className="mt-2 flex flex-wrap gap-2">
          {LOCALES.map((language) => (
            <ButtonLink key={language} reloadDocument to={paperOf({ language, part: "changes" })}>
              {text(`changes.${language}`)}
            </ButtonLink>
          ))}
        </p>
      )}
      {!isKept && <RowsFile minutesId={id} />}
    </Card>
  );
}
