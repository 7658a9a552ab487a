import { useTranslations } from "#ui/translations.ts";
import type { UsingList } from "../limits.ts";

interface UsesProps {
  /** Null: no list is filtered by values of this kind. */
  usedBy: number | null;
  uses: readonly { list: UsingList; count: number }[];
}

/** How many entries have a value, by their list. */
export function Uses({ usedBy, uses }: UsesProps) {
  const text = useTranslations("referenceTypes");
  if (usedBy === null) return <span className="text-ink-muted">–</span>;
  if (usedBy === 0) return <span className="text-ink-muted">{text("unused")}</span>;
  return (
    <span className="wrap-anywhere">{uses.map(({ list, count }) => text(`uses.${list}`, { count })).join(", ")}</span>
  );
}
