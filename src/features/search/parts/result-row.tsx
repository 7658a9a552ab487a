import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";
import { HexAvatar, LetterTile } from "#ui/hexagon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SearchResult } from "../contract.ts";
import { type MarkedPart, markMatches } from "../rules.ts";

/** One result: picture, name with the matching parts marked, note, the sentence that has the words, and why it is there. */
export function ResultRow({ result, search }: { result: SearchResult; search: string }) {
  const Picture = result.type === "people" ? HexAvatar : LetterTile;
  const t = useTranslations("search");
  const note = [result.type === "ecosystem" && t(`nouns.${result.noun}`), result.note].filter(Boolean).join(" · ");
  const parts = markMatches(result.name, search);
  return (
    <>
      <Picture name={result.name} photo={result.image} className="size-9 text-sm" />
      <span className="grid min-w-0 leading-snug">
        <span className="truncate">
          <Marked parts={parts} />
        </span>
        {note && <span className="truncate text-sm text-ink-muted">{note}</span>}
        {result.excerpt && (
          <span className="line-clamp-2 text-sm">
            <Marked parts={result.excerpt} />
          </span>
        )}
        <Reason result={result} />
      </span>
    </>
  );
}

const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, matched }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    matched ? <mark key={index}>{text}</mark> : text,
  );

/** How the name matches, and what is known of a startup, which orders names that match alike. */
function Reason({ result: { match, facts } }: { result: SearchResult }) {
  const t = useTranslations("search");
  const locale = useLocale();
  const { totalRaisedUsd = 0, fundingCount = 0, lastFundingDate, teamSize = 0 } = facts ?? {};
  const reasons = [
    t(`why.${match}`),
    totalRaisedUsd === null && t("undisclosed", { count: fundingCount }),
    totalRaisedUsd &&
      t("raised", { amount: formatMoney(Math.round(totalRaisedUsd), "USD", locale), count: fundingCount }),
    lastFundingDate && t("lastRound", { year: lastFundingDate.slice(0, 4) }),
    teamSize > 0 && t("team", { count: teamSize }),
  ];
  return <span className="text-xs text-ink-muted">{reasons.filter(Boolean).join(" · ")}</span>;
}
