import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ChevronDownIcon } from "#ui/icon.tsx";
import { NavigationLink } from "#ui/link.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { useLeastLoading } from "#ui/use-least-loading.ts";
import type { MenuEntry, SubMenuName } from "../rules.ts";

const keyOf = (menuName: SubMenuName) => `sub-menu/${menuName}`;

/** Around a link of the menu: the button that opens the sub-menu. It stays as this browser left it. */
const Around = ({ of, children }: { of: SubMenuName; children: ReactNode }) => {
  const text = useTranslations("dashboard");
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // Without storage the prompt is closed on the next page only.
  useEffect(() => {
    try {
      setOpen(localStorage.getItem(keyOf(of)) !== null);
    } catch {}
  }, [of]);
  const turn = () => {
    setOpen(!open);
    try {
      if (open) localStorage.removeItem(keyOf(of));
      else localStorage.setItem(keyOf(of), "open");
    } catch {}
  };
  return (
    <>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">{children}</div>
        <IconButton label={text(`below.${of}`)} aria-expanded={open} onClick={turn}>
          <ChevronDownIcon className={open ? "size-4 -scale-y-100" : "size-4"} />
        </IconButton>
      </div>
      {open && <SubMenu key={pathname} of={of} />}
    </>
  );
};

interface AroundProps {
  children: ReactNode;
}

/** By the link of the menu that has a sub-menu. */
export const MENU_FRAMES: Readonly<Record<SubMenuName, ComponentType<AroundProps>>> = {
  dashboardStartups: (props) => <Around of="dashboardStartups" {...props} />,
  dashboardOrganizers: (props) => <Around of="dashboardOrganizers" {...props} />,
};

/** What was read last, shown until the next answer: it is read again on every page. */
const lastEntries = new Map<string, MenuEntry[]>();

/** The viewer's entries and the pages of each; loaded when the menu is first opened. */
function SubMenu({ of }: { of: SubMenuName }) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const address = `${RESOURCE_PATHS.memberMenuBelow}?${new URLSearchParams({ of, locale })}`;
  const { data, hasFailed } = useFetched<MenuEntry[]>(address, 0, attempt);
  useEffect(() => {
    if (data) lastEntries.set(address, data);
  }, [address, data]);
  const entries = data ?? lastEntries.get(address);
  const isLoading = useLeastLoading(!entries && !hasFailed);
  if (isLoading)
    return (
      <div className="px-3 py-2">
        <SkeletonText lines={3} />
      </div>
    );
  if (!entries)
    return (
      <p className="grid justify-items-start gap-1 px-3 py-2 text-sm" role="alert">
        {text("below.failed")}
        <Button kind="quiet" onClick={() => setAttempt(attempt + 1)}>
          {text("below.again")}
        </Button>
      </p>
    );
  if (entries.length === 0) return <p className="px-3 py-2 text-sm text-ink-muted">{text(`below.no.${of}`)}</p>;
  return <Entries entries={entries} />;
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useTranslations("dashboard");
  return (
    <ul className="ms-3 grid gap-0.5 border-s border-line ps-1">
      {entries.map(({ to, title, label, count = 0, below = [] }) => (
        <li key={to}>
          <NavigationLink
            to={to}
            className="flex min-h-row items-center justify-between gap-2 rounded-control px-3 py-1 text-sm text-ink-muted hover:bg-sunken hover:text-ink"
          >
            <span className={below.length > 0 ? "font-semibold wrap-anywhere text-ink" : "wrap-anywhere"}>
              {title ?? text(`below.${label!}`)}
            </span>
            <CountBadge count={count} label={text("waiting")} />
          </NavigationLink>
          {below.length > 0 && <Entries entries={below} />}
        </li>
      ))}
    </ul>
  );
}
