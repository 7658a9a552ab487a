import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Money } from "#ui/money.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FundingRow } from "../../detail/contract.ts";
import { DrawerSection } from "./drawer-section.tsx";

interface RoundsProps {
  rounds: readonly FundingRow[];
  to: string | undefined;
  onRemove: (id: string) => void;
}

/** The funding rounds of a startup, the newest first. */
export function Rounds({ rounds, to, onRemove }: RoundsProps) {
  const text = useTranslations("startupsManagement.drawer");
  return (
    <DrawerSection
      title={text("rounds")}
      empty={text("noRounds")}
      to={to}
      edit={text("editRounds")}
      rows={rounds.map((round) => (
        <Round key={round.id} round={round} {...(to && { onRemove: () => onRemove(round.id) })} />
      ))}
    />
  );
}

function Round({ round, onRemove }: { round: FundingRow; onRemove?: () => void }) {
  const text = useTranslations("startupsManagement.drawer");
  const common = useTranslations("editForm");
  const locale = useLocale();
  const { fundingStageName, fundingTypeName, announcedDate, isPrivate, shareRatio, fundingInvestors } = round;
  const name = fundingStageName ?? text("unknownRound");
  const investors = fundingInvestors.map((fundingInvestor) =>
    fundingInvestor.isLead ? text("lead", { name: fundingInvestor.name }) : fundingInvestor.name,
  );
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {isPrivate && <Tag tone="warn">{text("private")}</Tag>}
        </p>
        {onRemove && (
          <Button kind="quiet" aria-label={`${common("remove")}: ${name}`} onClick={onRemove}>
            {common("remove")}
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
        <Fact name={text("date")}>{announcedDate && <DateText value={announcedDate} />}</Fact>
        <Fact name={text("amount")}>
          {round.amount !== null && <Money full amount={round.amount} currency={round.amountCurrency ?? ""} />}
        </Fact>
        <Fact name={text("type")}>{fundingTypeName}</Fact>
        <Fact name={text("valuation")}>
          {round.premValuation !== null && (
            <Money full amount={round.premValuation} currency={round.premValuationCurrency ?? ""} />
          )}
        </Fact>
        <Fact name={text("share")}>{shareRatio !== null && formatPercent(shareRatio / 100, locale)}</Fact>
        <Fact name={text("investors")}>{investors.join(", ")}</Fact>
      </dl>
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere">{children || "–"}</dd>
  </>
);
