import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
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
      <h2 className="text-lg leading-tight text-balance wrap-anywhere">{title}</h2>
      <p className="flex-1 text-sm wrap-anywhere">{text}</p>
      <p className="text-sm text-ink-muted">
        {city} · {until ? t("until", { date: formatDate(until, locale) }) : t("noEnd")}
      </p>
    </article>
  );
}
