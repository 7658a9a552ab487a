import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { PortalBelow } from "#features/payments/card.tsx";
import { matchPath, pathTo } from "#shared/paths.ts";
import { IconButton } from "#ui/button.tsx";
import { ChevronLeftIcon, MenuIcon } from "#ui/icon.tsx";
import { FoldedSectionMenu, type SectionGroup, SectionMenu } from "#ui/section-menu.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { LINK_OF_PAGE, type MenuCounts, type MenuGroup } from "../rules.ts";
import { AROUND } from "../sub-menus/parts/sub-menu.tsx";
import { isSubMenu } from "../sub-menus/rules.ts";
import { Person, type PersonProps } from "./person.tsx";

interface GroupsProps {
  groups: readonly MenuGroup[];
  counts: MenuCounts;
}

interface MenuProps extends GroupsProps {
  member: PersonProps | undefined;
}

/** The column from 1024 px: the member, then the groups. */
export function DashboardMenu({ member, onClose, ...entries }: MenuProps & { onClose: () => void }) {
  const text = useTranslations("dashboard");
  return (
    <>
      <div className="mb-4 flex items-start gap-1">
        <div className="min-w-0 flex-1">{member && <Person {...member} />}</div>
        <IconButton label={text("close")} onClick={onClose} data-menu-turn="" aria-expanded={true}>
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <SectionMenu groups={useGroups(entries)} />
    </>
  );
}

/** Opens the column again. */
export function MenuOpener({ onOpen }: { onOpen: () => void }) {
  const text = useTranslations("dashboard");
  return (
    <IconButton label={text("open")} onClick={onOpen} data-menu-turn="" aria-expanded={false}>
      <MenuIcon />
    </IconButton>
  );
}

/** The menu below 1024 px. */
export function FoldedMenu({ member, ...entries }: MenuProps) {
  const text = useTranslations("dashboard");
  const above = member && (
    <div className="mb-4 px-3">
      <Person {...member} />
    </div>
  );
  return <FoldedSectionMenu label={text("menu")} above={above} groups={useGroups(entries)} />;
}

/** The groups with their texts and addresses. */
export function useGroups({ groups, counts }: GroupsProps): SectionGroup[] {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const { pathname } = useLocation();
  const here = matchPath(pathname)?.key;
  return groups.map(({ name, links }) => ({
    name: text(`groups.${name}`),
    links: links.map((link) => ({
      to: pathTo(link, locale),
      label: text(`links.${link}`),
      isCurrent: here !== undefined && LINK_OF_PAGE[here] === link,
      end: <CountBadge count={counts[link] ?? 0} label={text("waiting")} />,
      ...(isSubMenu(link) ? { around: AROUND[link] } : {}),
      ...(link === "packageManagement" ? { around: PortalBelow } : {}),
    })),
  }));
}
