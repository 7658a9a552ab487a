import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Refusal } from "../../links/parts/refusal.tsx";
import type { ReceivedRound } from "../contract.ts";

interface ShownRound {
  stage: string | null;
  announcedDate: string | null;
  amount: number | null;
  currency: string | null;
}

/** "Seed · 01.03.2024 · ₺1.000.000" */
const lineOf = ({ stage, announcedDate, amount, currency }: ShownRound, unknown: string, locale: Locale): string =>
  [
    stage ?? unknown,
    announcedDate && formatDate(announcedDate, locale),
    amount !== null && currency && formatMoney(amount, currency, locale),
  ]
    .filter(Boolean)
    .join(" · ");

/** Rounds that investors say they took part in, for the team of the startup to confirm or decline. */
export function ReceivedRounds({ rounds }: { rounds: readonly ReceivedRound[] }) {
  const text = useTranslations("startupsPortfolio");
  // Here, because what was answered is not shown any more when the answer comes.
  const confirm = useChange(text("received.confirmed"));
  const decline = useChange(text("received.declined"));
  if (rounds.length === 0) return null;
  return (
    <Card title={text("received.title")}>
      <p className="mb-2 text-sm text-ink-muted">{text("received.lead")}</p>
      <ul>
        {rounds.map((round) => (
          <Received key={round.id} round={round} confirm={confirm} decline={decline} />
        ))}
      </ul>
    </Card>
  );
}

type Answer = ReturnType<typeof useChange>;

function Received({ round, confirm, decline }: { round: ReceivedRound; confirm: Answer; decline: Answer }) {
  const text = useTranslations("startupsPortfolio");
  const locale = useLocale();
  const { id, version, organization, isLead, similar } = round;
  const [roundId, setRoundId] = useState(similar.find(({ isSame }) => isSame)?.id ?? "");
  const [asks, setAsks] = useState(false);
  const nameOf = (one: ShownRound) => lineOf(one, text("received.unknown"), locale);
  const says = text("received.says", { organization: organization.name });
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <div>
        <p className="font-semibold wrap-anywhere">
          <Link to={pathTo("techCenter", locale, { seoUrl: organization.seoUrl })} className="hover:underline">
            {says}
          </Link>
        </p>
        <p className="text-ink-muted wrap-anywhere">
          {[nameOf(round), round.type, isLead && text("received.asLead")].filter(Boolean).join(" · ")}
        </p>
      </div>
      {similar.length > 0 && (
        <Select
          label={text("received.which")}
          value={roundId}
          options={[
            { value: "", label: text("received.isNew") },
            ...similar.map((item) => ({ value: item.id, label: nameOf(item) })),
          ]}
          onChange={(event) => setRoundId(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          busy={confirm.busy}
          aria-label={`${text("received.confirm")}: ${says}`}
          onClick={() => confirm.change({ intent: "confirmRound", id, version, roundId })}
        >
          {text("received.confirm")}
        </Button>
        <Button aria-label={`${text("received.decline")}: ${says}`} onClick={() => setAsks(true)}>
          {text("received.decline")}
        </Button>
      </div>
      <Refusal
        open={asks}
        name={organization.name}
        busy={decline.busy}
        onClose={() => setAsks(false)}
        onRefuse={(reason) => decline.change({ intent: "declineRound", id, reason })}
      />
    </li>
  );
}
