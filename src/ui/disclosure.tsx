import { type ReactNode, useState } from "react";
import { ChevronDownIcon, LockIcon } from "./icon.tsx";
import { CountBadge } from "./tag.tsx";
import { useTranslations } from "./translations.ts";

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Content that can be unfolded. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details open={open} className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-control items-center justify-between gap-3 px-5 py-2 font-semibold">
        {title}
        <Turn />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}

interface FilterSectionProps extends DisclosureProps {
  /** Only for premium members: the section shows their sign. */
  locked?: boolean;
  /** Number of selected values, shown while the section is closed. */
  chosen?: { number: number; label: string };
  onOpen?: (() => void) | undefined;
}

/** A section of the filter panel. */
export function FilterSection({ title, open = true, locked, chosen, onOpen, children }: FilterSectionProps) {
  const text = useTranslations("ui");
  // Once open, only its reader closes it: not the list that arrives without the last value that was chosen in it.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <details open={wasOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()} className="filter">
      <summary>
        <span className="flex-1">{title}</span>
        {chosen && <CountBadge count={chosen.number} label={chosen.label} />}
        {locked && (
          <span className="text-honey-deep" title={text("premiumOnly")}>
            <LockIcon className="size-4" />
            <span className="sr-only">{text("premiumOnly")}</span>
          </span>
        )}
        <Turn />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

const Turn = () => <ChevronDownIcon className="turn" />;
