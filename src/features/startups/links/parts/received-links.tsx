import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMoney, formatMonth } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Link as ReceivedLink } from "../contract.ts";
import type { Signature } from "../rules.ts";
import { Refusal } from "./refusal.tsx";

type Round = Omit<NonNullable<ReceivedLink["round"]>, "isLead">;

/** "Seed · 01.03.2024 · ₺1.000.000" */
function useRoundLine() {
  const text = useTranslations("startupsLinks");
  const locale = useLocale();
  return ({ stage, announcedDate, amount, currency }: Round) =>
    [
      stage ?? text("unknown"),
      announcedDate && formatDate(announcedDate, locale),
      amount !== null && currency && formatMoney(amount, currency, locale),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** What startups say of an organization or a person: first what waits for an answer, then what was answered. */
export function ReceivedLinks({ links }: { links: readonly ReceivedLink[] }) {
  const text = useTranslations("startupsLinks");
  // Here, because what was answered moves to the other list when the answer comes.
  const confirm = useChange(text("confirmed"));
  const refuse = useChange(text("refused"));
  const waiting = links.filter(({ signature, saidBy }) => signature === "said" && saidBy === "startup");
  const answered = links.filter((link) => !waiting.includes(link));
  const groups = [
    { title: text("waiting"), lead: text("waitingLead"), rows: waiting },
    { title: text("answered"), lead: text("answeredLead"), rows: answered },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, lead, rows }) => (
      <Card key={title} title={title}>
        <p className="mb-2 text-sm text-ink-muted">{lead}</p>
        <ul aria-label={title}>
          {rows.map((link) => (
            <Received key={`${link.id} ${link.signature}`} link={link} confirm={confirm} refuse={refuse} />
          ))}
        </ul>
      </Card>
    ));
}

const TONES: Record<Signature, TagTone> = { said: "honey", confirmed: "good", refused: "bad" };
type Answer = ReturnType<typeof useChange>;

function Received({ link, confirm, refuse }: { link: ReceivedLink; confirm: Answer; refuse: Answer }) {
  const text = useTranslations("startupsLinks");
  const locale = useLocale();
  const lineOf = useRoundLine();
  const { id, kind, startup, signature, refusal, round, startDate, endDate, own } = link;
  const [portfolioRoundId, setPortfolioRoundId] = useState(own.find(({ isSame }) => isSame)?.id ?? "");
  const [asks, setAsks] = useState(false);
  const says = text(kind === "investor" ? "investor" : "hosted", { startup: startup.name });
  const facts = round
    ? [lineOf(round), round.isLead && text("asLead")]
    : [
        startDate && text("since", { start: formatMonth(startDate, locale) }),
        endDate && text("until", { end: formatMonth(endDate, locale) }),
      ];
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <div>
        <p className="font-semibold wrap-anywhere">
          <Link to={pathTo("startup", locale, { seoUrl: startup.seoUrl })} className="hover:underline">
            {says}
          </Link>
        </p>
        <p className="text-ink-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted wrap-anywhere">
          <Tag tone={TONES[signature]}>{text(`states.${signature}`)}</Tag>
          {refusal !== null && text("refusal", { reason: refusal })}
        </p>
      </div>
      {signature === "said" && own.length > 0 && (
        <Select
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
            kind={signature === "said" ? "primary" : "secondary"}
            busy={confirm.busy}
            aria-label={`${text("confirm")}: ${says}`}
            onClick={() => confirm.change({ intent: "confirmLink", id, portfolioRoundId })}
          >
            {text("confirm")}
          </Button>
        )}
        {signature !== "refused" && (
          <Button
            kind={signature === "said" ? "secondary" : "quiet"}
            aria-label={`${text("refuse")}: ${says}`}
            onClick={() => setAsks(true)}
          >
            {text("refuse")}
          </Button>
        )}
      </div>
      <Refusal
        open={asks}
        startup={startup.name}
        busy={refuse.busy}
        onClose={() => setAsks(false)}
        onRefuse={(reason) => refuse.change({ intent: "refuseLink", id, reason })}
      />
    </li>
  );
}
