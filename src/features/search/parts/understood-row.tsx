import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Understood } from "../contract.ts";
import { PAGE_OF_LIST } from "./result-path.ts";

/** A filtered list that a text asks for: its noun, its filters as the list shows them, what it finds, and what it did not use. */
export function UnderstoodRow({ list: { noun, filters, count, needs, unused, readAs } }: { list: Understood }) {
  const t = useTranslations("search");
  const locale = useLocale();
  const page = PAGE_OF_LIST[noun];
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <span className="font-semibold text-honey-deep">{page === "blog" ? t("nouns.posts") : t(`lists.${page}`)}</span>
      {filters.map(({ field, label }) => (
        <Tag key={`${field} ${label}`}>{label}</Tag>
      ))}
      <span className="ms-auto text-sm text-ink-muted tabular-nums">
        {count === null ? t(needs === "signIn" ? "needsSignIn" : "needsPackage") : formatNumber(count, locale)}
      </span>
      {readAs !== null && <span className="basis-full text-xs text-ink-muted">{t("readAs", { text: readAs })}</span>}
      {unused.length > 0 && (
        <span className="basis-full text-xs text-ink-muted">{t("notUsed", { words: unused.join(", ") })}</span>
      )}
    </span>
  );
}
