import { useEffect } from "react";
import { useLocation } from "react-router";
import { IntlProvider, type Messages, useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Drawer } from "#ui/dialog.tsx";
import { SectionMenu } from "#ui/section-menu.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useFetched } from "#ui/use-fetched.ts";
import { useGroups } from "../../parts/menu.tsx";
import { Person } from "../../parts/person.tsx";
import type { MenuContent, MenuGroup } from "../../rules.ts";

export interface MenuDrawerProps {
  open: boolean;
  title: string;
  groups: readonly MenuGroup[];
  member: { name: string; photo: string | null };
  onClose: () => void;
}

type Fetched = MenuContent & { texts: Messages["dashboard"] };

/** The menu of a member's own pages over a page that is everybody's. It closes when a link is followed. */
export default function MenuDrawer({ open, title, groups, member, onClose }: MenuDrawerProps) {
  const locale = useLocale();
  const { data } = useFetched<Fetched>(open ? RESOURCE_PATHS.memberMenu[locale] : undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup closes it when the page changes.
  useEffect(() => onClose, [key]);
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <nav aria-label={title} className="overflow-y-auto overscroll-contain px-3 py-4">
        {data ? (
          <IntlProvider locale={locale} messages={{ dashboard: data.texts }}>
            <Content {...data} groups={groups} member={member} />
          </IntlProvider>
        ) : (
          <SkeletonText lines={8} />
        )}
      </nav>
    </Drawer>
  );
}

function Content({ groups, counts, member, person }: MenuContent & Pick<MenuDrawerProps, "groups" | "member">) {
  return (
    <>
      <div className="mb-4 px-3">
        <Person {...member} person={person} />
      </div>
      <SectionMenu groups={useGroups({ groups, counts })} />
    </>
  );
}
