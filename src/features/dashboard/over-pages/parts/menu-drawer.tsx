import { useEffect } from "react";
import { useLocation } from "react-router";
import { IntlProvider, type Messages, useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Drawer } from "#ui/dialog.tsx";
import { SectionMenu } from "#ui/section-menu.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useFetched } from "#ui/use-fetched.ts";
import { useLeastLoading } from "#ui/use-least-loading.ts";
import { useGroups } from "../../parts/menu.tsx";
import { Person } from "../../parts/person.tsx";
import type { MemberMenu } from "../../rules.ts";

export interface MenuDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

type Fetched = MemberMenu & { texts: Messages["dashboard"] };

/** The menu of a member's own pages over a page that is everybody's. It closes when a link is followed. */
export default function MenuDrawer({ open, title, onClose }: MenuDrawerProps) {
  const locale = useLocale();
  const { data } = useFetched<Fetched>(open ? RESOURCE_PATHS.memberMenu[locale] : undefined);
  const isLoading = useLeastLoading(open && data === undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup closes it when the page changes.
  useEffect(() => onClose, [key]);
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      <nav aria-label={title} className="overflow-y-auto overscroll-contain px-3 py-4">
        {data && !isLoading ? (
          <IntlProvider locale={locale} messages={{ dashboard: data.texts }}>
            <Content {...data} />
          </IntlProvider>
        ) : (
          <SkeletonText lines={8} />
        )}
      </nav>
    </Drawer>
  );
}

function Content(menu: MemberMenu) {
  return (
    <>
      <div className="mb-4 px-3">
        <Person {...menu.person} />
      </div>
      <SectionMenu groups={useGroups(menu)} />
    </>
  );
}
