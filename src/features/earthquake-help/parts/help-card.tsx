import { useLocale } from "use-intl";
import { formatDate, truncate } from "#shared/format.ts";
import { CardName } from "#ui/row-card.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Help } from "../contract.ts";

const TONES: Record<Help["state"], TagTone> = { open: "good", matched: "teal", closed: "neutral", expired: "neutral" };

/** An offer or a need: what, where, until when, and whether it is still open. */
export function HelpCard({ help }: { help: Help }) {
  const t = useTranslations("earthquakeHelp");
  const locale = useLocale();
  const { direction, kind, title, text, city, until, state } = help;
  return (
    <article className="card flex min-w-0 flex-col gap-3 p-4.5">
      <div className="flex flex-wrap gap-1.5">
        <Tag tone={direction === "need" ? "warn" : "honey"}>{t(`directions.${direction}`)}</Tag>
        <Tag>{t(`kinds.${kind}`)}</Tag>
        <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
      </div>
      <CardName name={title} />
      <HelpText text={text} />
      <p className="text-sm text-ink-muted">
        {city} · {until ? t("until", { date: formatDate(until, locale) }) : t("noEnd")}
      </p>
    </article>
  );
}

/** The text of an offer or need. It has no page of its own: the part that is cut stands behind a click. */
function HelpText({ text }: { text: string }) {
  const t = useTranslations("earthquakeHelp");
  const cut = truncate(text);
  if (cut === text) return <p className="flex-1 text-sm wrap-anywhere">{text}</p>;
  return (
    <details className="group flex-1 text-sm wrap-anywhere">
      <summary className="cursor-pointer list-none">
        <span className="group-open:hidden">{cut}</span>{" "}
        <span className="font-semibold text-honey-deep group-open:hidden">{t("more")}</span>
        <span className="hidden font-semibold text-honey-deep group-open:inline">{t("less")}</span>
      </summary>
      <p className="mt-1">{text}</p>
    </details>
  );
}
