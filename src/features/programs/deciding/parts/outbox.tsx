import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card, Fact, Facts } from "#ui/card.tsx";
import { LockIcon, WarningIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { DecisionTable } from "../contract.ts";

/** The unpublished results, and the way to their letters. */
export function Outbox({ table: { program, unpublished, record } }: { table: DecisionTable }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { approved, declined, withoutReason } = unpublished;
  const to = (query = {}) => pathTo("programLetters", locale, { programSeoUrl: program.seoUrl }, query);
  return (
    <Card title={text("outbox")} end={<Tag tone="honey">{text("waiting", { count: approved + declined })}</Tag>}>
      <p className="mb-4 flex gap-2 text-sm">
        <LockIcon className="mt-0.5 size-4 shrink-0 text-honey-deep" />
        {text("nothingSent")}
      </p>
      <Facts>
        <Fact name={text("results.approved")}>{formatNumber(approved, locale)}</Fact>
        <Fact name={text("results.declined")}>{formatNumber(declined, locale)}</Fact>
      </Facts>
      {withoutReason > 0 && (
        <p className="mt-3 flex gap-2 text-sm text-warn">
          <WarningIcon className="mt-0.5 size-4 shrink-0" />
          <span>
            <Link to={to({ without: 1 })} className={TEXT_LINK}>
              {text("withoutReasonTitle")}: {formatNumber(withoutReason, locale)}
            </Link>
            <span className="block text-ink-muted">{text("withoutReasonHint")}</span>
          </span>
        </p>
      )}
      <p className="mt-4">
        <ButtonLink kind="primary" to={to()}>
          {text("toRead")}
        </ButtonLink>
      </p>
      {record.letters > 0 && (
        <>
          <h3 className="mt-5 font-sans text-sm font-semibold tracking-normal">{text("record")}</h3>
          <p className="text-sm text-ink-muted">{text("recordText", record)}</p>
        </>
      )}
    </Card>
  );
}
