import { CLOSE_DAYS } from "#shared/deadline.ts";
import { ChevronRightIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { WaitingItem } from "./contract.ts";

export { WaitingGroups } from "./parts/waiting-groups.tsx";
export { WaitingLead } from "./parts/waiting-lead.tsx";

interface WaitingListProps {
  /** Undefined: they could not be loaded. */
  items: readonly WaitingItem[] | undefined;
  /** Shown where nothing waits. */
  nothing?: string;
}

/** What waits, each line with the way to it. */
export function WaitingList({ items, nothing }: WaitingListProps) {
  const text = useTranslations("waiting");
  if (!items)
    return (
      <p className="text-ink-muted">
        {text("failed")}{" "}
        <Link to="." className={TEXT_LINK}>
          {text("again")}
        </Link>
      </p>
    );
  if (items.length === 0) return <p className="text-ink-muted">{nothing ?? text("nothing")}</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.kind} ${item.path}`} className="border-t border-line first:border-0">
          <Link
            to={item.path}
            className="group flex min-h-control items-center gap-3 py-2 font-medium wrap-anywhere hover:underline"
          >
            <span className="min-w-0 flex-1">{item.text}</span>
            {item.daysLeft !== null && (
              <Tag tone={item.daysLeft <= CLOSE_DAYS ? "warn" : "neutral"}>
                {text("daysLeft", { days: item.daysLeft })}
              </Tag>
            )}
            <ChevronRightIcon className="size-4 shrink-0 text-ink-muted group-hover:text-ink" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
