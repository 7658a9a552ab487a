import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Link, NavigationLink } from "./link.tsx";
import { CountBadge } from "./tag.tsx";

interface Tab {
  to: string;
  label: string;
  /** A number that waits for the reader; `label` says of what. `quiet`: a number to know, which `label` contains. */
  count?: { number: number; label: string; quiet?: boolean };
  /** True if this is the current tab; left out, the address decides. */
  current?: boolean;
}

const LOOK =
  "relative flex min-h-control min-w-11 items-center justify-center gap-2 px-0.5 font-semibold whitespace-nowrap text-ink-muted hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px] aria-[current]:after:rounded-t aria-[current]:after:bg-honey";

/** Parts of a page, each with its own address; scrolls sideways on a phone. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line [scrollbar-width:none]">
      <ul className="flex gap-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            {tab.current === undefined ? (
              <NavigationLink preventScrollReset to={tab.to} className={LOOK}>
                <TabContent {...tab} />
              </NavigationLink>
            ) : (
              <Link preventScrollReset to={tab.to} className={LOOK} aria-current={tab.current ? "page" : undefined}>
                <TabContent {...tab} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TabContent = ({ label, count }: Tab) => (
  <>
    {label}
    {count && !count.quiet && <CountBadge count={count.number} label={count.label} />}
    {count?.quiet && <QuietCount {...count} />}
  </>
);

function QuietCount({ number, label }: { number: number; label: string }) {
  const locale = useLocale();
  return (
    <span className="text-sm font-medium text-ink-muted tabular-nums">
      <span aria-hidden="true">{formatNumber(number, locale)}</span> <span className="sr-only">{label}</span>
    </span>
  );
}
