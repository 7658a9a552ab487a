import { NavLink, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { IconButton } from "#ui/button.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ChevronDownIcon, ChevronLeftIcon, MenuIcon } from "#ui/icon.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MenuCounts, MenuGroup } from "../rules.ts";

interface GroupsProps {
  groups: readonly MenuGroup[];
  counts: MenuCounts;
}

interface DashboardMenuProps extends GroupsProps {
  member: { name: string; photo: string | null } | undefined;
  onClose: () => void;
}

/** The column from 1024 px: who one is, then the groups. */
export function DashboardMenu({ groups, counts, member, onClose }: DashboardMenuProps) {
  const text = useTranslations("dashboard");
  return (
    <>
      <div className="mb-4 flex items-center gap-3">
        {member && <HexAvatar {...member} className="size-11 text-base" />}
        <p className="min-w-0 flex-1 leading-tight font-semibold text-balance wrap-anywhere">{member?.name}</p>
        <IconButton label={text("close")} onClick={onClose} data-menu-turn="" aria-expanded={true}>
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <Groups groups={groups} counts={counts} />
    </>
  );
}

/** Takes the column back. */
export function MenuOpener({ onOpen }: { onOpen: () => void }) {
  const text = useTranslations("dashboard");
  return (
    <IconButton label={text("open")} onClick={onOpen} data-menu-turn="" aria-expanded={false}>
      <MenuIcon />
    </IconButton>
  );
}

/** Below 1024 px: one line that unfolds; closed again on every page. */
export function FoldedMenu({ groups, counts }: GroupsProps) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const { pathname } = useLocation();
  const current = groups.flatMap(({ links }) => links).find((link) => pathTo(link, locale) === pathname);
  return (
    <details className="group/menu rounded-card border border-line bg-surface">
      <summary className="flex min-h-control items-center gap-3 px-4 py-1">
        <MenuIcon className="size-5 text-ink-muted" />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{text("menu")}</span>
          {current && <span className="text-ink-muted"> · {text(`links.${current}`)}</span>}
        </span>
        <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/menu:-scale-y-100" />
      </summary>
      <div className="border-t border-line px-2 py-3">
        <Groups groups={groups} counts={counts} />
      </div>
    </details>
  );
}

function Groups({ groups, counts }: GroupsProps) {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      {groups.map(({ name, links }) => (
        <div key={name}>
          <p className="mb-1 px-3 text-xs font-semibold text-ink-muted">{text(`groups.${name}`)}</p>
          <ul className="grid gap-0.5" aria-label={text(`groups.${name}`)}>
            {links.map((link) => (
              <li key={link}>
                <NavLink
                  end
                  to={pathTo(link, locale)}
                  className="flex min-h-control items-center justify-between gap-2 rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-honey-soft aria-[current=page]:text-ink"
                >
                  {text(`links.${link}`)}
                  <CountBadge count={counts[link] ?? 0} label={text("waiting")} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
