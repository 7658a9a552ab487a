import { useRouteLoaderData } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { InboxIcon } from "#ui/icon.tsx";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { WaitingSummary } from "../rules.ts";

/** What waits, as the root has read it for the present page; undefined: it could not be read, or the reader has no menus. */
function useWaiting(): WaitingSummary | undefined {
  const root = useRouteLoaderData("root") as { waiting?: WaitingSummary } | undefined;
  return root?.waiting;
}

/** How many things wait behind a page, for the badge at its link. */
export function useWaitingCount(): (page: string) => number {
  const counts = useWaiting()?.counts;
  return (page) => counts?.[page] ?? 0;
}

/** In the header: how many things wait. Its menu says which. It appears with the first one. */
export function WaitingMenu() {
  const text = useTranslations("waitingBadge");
  const locale = useLocale();
  const waiting = useWaiting();
  if (!waiting || waiting.total === 0) return null;
  const label = text("label", { count: waiting.total });
  return (
    <Menu
      kind="quiet"
      square
      label={label}
      button={
        <span className="relative">
          <InboxIcon />
          <span className="absolute -end-3 -top-3" aria-hidden="true">
            <CountBadge count={waiting.total} label={label} />
          </span>
        </span>
      }
    >
      {waiting.items.map(({ kind, path, text: line, daysLeft }) => (
        <MenuLink key={`${kind} ${path}`} to={path}>
          <span className="max-w-72 py-1.5 wrap-anywhere">
            {line}
            {daysLeft !== null && (
              <span className="block text-xs text-ink-muted">{text("daysLeft", { days: daysLeft })}</span>
            )}
          </span>
        </MenuLink>
      ))}
      <MenuLink to={pathTo("dashboard", locale)}>
        <span className="font-semibold">{text("all")}</span>
      </MenuLink>
    </Menu>
  );
}
