import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMoney, formatMonth, formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import type { useChange } from "#ui/edit-form/use-change.ts";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Link as ReceivedLink } from "../contract.ts";
import { Refusal } from "./refusal.tsx";
import { SIGNATURE_TONES } from "./signature-tones.ts";

type SaidRound = NonNullable<ReceivedLink["round"]>;
type Round = Pick<SaidRound, "stage" | "announcedDate" | "amount" | "currency">;

/** "Seed · 01.03.2024 · ₺1.000.000" */
function useRoundLine() {
  const text = useTranslations("startupsLinks");
  const locale = useLocale();
  return ({ stage, announcedDate, amount, currency }: Round) =>
    [
      stage ?? text("unknown"),
      announcedDate && formatDate(announcedDate, locale),
      amount !== null && currency && formatMoney(amount, currency, locale, true),
    ]
      .filter(Boolean)
      .join(" · ");
}

type Answer = ReturnType<typeof useChange>;

/** A line of what the other side says, with its answer. */
export function Received({ link, confirm, refuse }: { link: ReceivedLink; confirm: Answer; refuse: Answer }) {
  const text = useTranslations("startupsLinks");
  const locale = useLocale();
  const lineOf = useRoundLine();
  const valuationOf = ({ preValuation, preValuationCurrency }: SaidRound) =>
    preValuation !== null &&
    preValuationCurrency &&
    text("valuation", { amount: formatMoney(preValuation, preValuationCurrency, locale, true) });
  const shareOf = ({ shareRatio }: SaidRound) =>
    shareRatio !== null && text("share", { percent: formatPercent(shareRatio / 100, locale) });
  const { id, kind, other, signature, refusal, asksAgain, round, startDate, endDate, own } = link;
  const [portfolioRoundId, setPortfolioRoundId] = useState(own.find(({ isSame }) => isSame)?.id ?? "");
  const [asks, setAsks] = useState(false);
  const { name, seoUrl } = other;
  const says = text(kind === "affiliation" && other.noun === "organization" ? "hosts" : kind, { name });
  const facts = round
    ? [lineOf(round), round.isLead && text("asLead"), valuationOf(round), shareOf(round)]
    : [
        startDate && text("since", { start: formatMonth(startDate, locale) }),
        endDate && text("until", { end: formatMonth(endDate, locale) }),
      ];
  const isWaiting = signature === "said";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <Link
            to={pathTo(other.noun === "organization" ? "techCenter" : "startup", locale, { seoUrl })}
            className="hover:underline"
          >
            {says}
          </Link>
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
        {refusal !== null && (
          <p className="text-sm text-ink-muted wrap-anywhere">
            {text(asksAgain ? "refusedBefore" : "refusal", { reason: refusal })}
          </p>
        )}
        {asksAgain && <p className="text-sm text-ink-muted">{text("unseen")}</p>}
      </div>
      <Tag tone={SIGNATURE_TONES[signature]}>{text(`states.${signature}`)}</Tag>
      {isWaiting && own.length > 0 && (
        <Select
          className="basis-full"
          label={text("which")}
          value={portfolioRoundId}
          options={[
            { value: "", label: text("isNew") },
            ...own.map((item) => ({ value: item.id, label: lineOf(item) })),
          ]}
          onChange={(event) => setPortfolioRoundId(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {signature !== "confirmed" && (
          <Button
            kind={isWaiting ? "primary" : "quiet"}
            busy={confirm.busy}
            aria-label={`${text("confirm")}: ${says}`}
            onClick={() => confirm.change({ intent: "confirmLink", id, kind, portfolioRoundId })}
          >
            {text("confirm")}
          </Button>
        )}
        {signature !== "refused" && (
          <Button
            kind={isWaiting ? "secondary" : "quiet"}
            aria-label={`${text("refuse")}: ${says}`}
            onClick={() => setAsks(true)}
          >
            {text("refuse")}
          </Button>
        )}
      </div>
      <Refusal
        open={asks}
        name={name}
        busy={refuse.busy}
        onClose={() => setAsks(false)}
        onRefuse={(reason) => refuse.change({ intent: "refuseLink", id, kind, reason })}
      />
    </li>
  );
}
