import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Fact } from "../../merges/limits.ts";
import type { MergeSide } from "../contract.ts";

/** True if two startups differ in a fact. */
export const isDifferent = (first: MergeSide, second: MergeSide) => (fact: Fact) =>
  first.facts[fact] !== second.facts[fact];

/** Names one of the two startups: above its column. */
export function SideHead({ side, label }: { side: MergeSide; label: string }) {
  const text = useTranslations("startupsMerging");
  const locale = useLocale();
  return (
    <>
      <span className="block text-sm font-normal text-ink-muted">{label}</span>
      {side.isVisible ? (
        <Link to={pathTo("startup", locale, { seoUrl: side.seoUrl })} className={TEXT_LINK}>
          {side.name}
        </Link>
      ) : (
        <span>
          {side.name} <span className="text-sm font-normal text-ink-muted">({text("hidden")})</span>
        </span>
      )}
      <span className="block text-sm font-normal text-ink-muted">
        {text("added", { date: formatDate(side.createdAt, locale) })}
      </span>
    </>
  );
}
