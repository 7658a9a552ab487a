import { Fragment } from "react";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { UsingList } from "../limits.ts";

interface UsesProps {
  /** Null: no list is filtered by values of this kind. */
  usedBy: number | null;
  uses: readonly { list: UsingList; count: number }[];
  /** Addresses of these lists, filtered by the value. */
  paths: Partial<Record<UsingList, string>>;
}

/** How many entries have a value, each number a link to the list of them. */
export function Uses({ usedBy, uses, paths }: UsesProps) {
  const text = useTranslations("referenceTypes");
  if (usedBy === null) return <span className="text-ink-muted">–</span>;
  if (usedBy === 0) return <span className="text-ink-muted">{text("unused")}</span>;
  return (
    <span className="wrap-anywhere">
      {uses.map(({ list, count }, at) => {
        const path = paths[list];
        const label = text(`uses.${list}`, { count });
        return (
          <Fragment key={list}>
            {at > 0 && ", "}
            {path ? (
              <Link to={path} className="inline-flex min-h-6 items-center underline">
                {label}
              </Link>
            ) : (
              label
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
