import { useLocale } from "use-intl";
import { formatDate, formatMonth, formatNumber } from "#shared/format.ts";
import { Card, Fact, Facts } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Reputation } from "../profile/contract.ts";

/** Below it, the number would only say that somebody is new. */
const LEAST_REPUTATION = 40;

/** How well known somebody is here, since when, and how old the profile is. */
export function Standing({ reputation, updatedAt }: { reputation: Reputation; updatedAt: string }) {
  const text = useTranslations("talents.detail");
  const locale = useLocale();
  return (
    <Card title={text("standing")}>
      <Facts>
        {reputation.reputation >= LEAST_REPUTATION && (
          <Fact name={<span title={text("reputationHint")}>{text("reputation")}</span>}>
            {formatNumber(reputation.reputation, locale)} / 100
          </Fact>
        )}
        <Fact name={text("memberSince")}>{formatMonth(reputation.memberSince, locale)}</Fact>
        <Fact name={text("updated")}>{formatDate(updatedAt, locale)}</Fact>
      </Facts>
    </Card>
  );
}
