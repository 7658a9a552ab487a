import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { PortalBelow } from "#features/payments/card.tsx";
import { useWaitingCount } from "#features/waiting/badge/card.tsx";
import { matchPath, pathTo } from "#shared/paths.ts";
import { IconButton } from "#ui/button.tsx";
import { ChevronLeftIcon, MenuIcon } from "#ui/icon.tsx";
import { FoldedSectionMenu, type SectionGroup, SectionMenu } from "#ui/section-menu.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MemberMenu } from "../rules.ts";
import { MENU_FRAMES } from "../sub-menus/parts/sub-menu.tsx";
import { isSubMenu } from "../sub-menus/rules.ts";
import { Person } from "./person.tsx";

interface MenuProps {
  /** Of the member. */
  name: string | undefined;
  /** Undefined for who looks with somebody else's eyes. */
  menu: MemberMenu | undefined;
}

/** The column from 1024 px: the member, then the groups. */
export function DashboardMenu({ name, menu, onClose }: MenuProps & { onClose: () => void }) {
  const text = useTranslations("dashboard");
  return (
    <>
      <div className="mb-4 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Member name={name} menu={menu} />
        </div>
        <IconButton label={text("close")} onClick={onClose} data-menu-turn="" aria-expanded={true}>
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <SectionMenu groups={useGroups(menu)} />
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
export function FoldedMenu(member: MenuProps) {
  const text = useTranslations("dashboard");
  const above = member.name && (
    <div className="mb-4 px-3">
      <Member {...member} />
    </div>
  );
  return <FoldedSectionMenu label={text("menu")} above={above} groups={useGroups(member.menu)} />;
}

const Member = ({ name, menu }: MenuProps) =>
  menu ? <Person {...menu.person} /> : <p className="font-semibold">{name}</p>;

/** The groups with their texts and addresses. */
export function useGroups(menu: MemberMenu | undefined): SectionGroup[] {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const { pathname } = useLocation();
  const here = matchPath(pathname)?.key;
  const waitingCount = useWaitingCount();
  return (menu?.groups ?? []).map(({ name, links }) => ({
    name: text(`groups.${name}`),
    links: links.map(({ page, label, pagesBelow = [] }) => ({
      to: pathTo(page, locale),
      label,
      isCurrent: here !== undefined && pagesBelow.includes(here),
      end: <CountBadge count={waitingCount(page)} label={text("waiting")} />,
      ...(isSubMenu(page) ? { around: MENU_FRAMES[page] } : {}),
      ...(page === "packageManagement" && menu?.hasPortal ? { around: PortalBelow } : {}),
    })),
  }));
}
