import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { classes } from "./classes.ts";
import { ChevronDownIcon, MenuIcon } from "./icon.tsx";
import { NavigationLink } from "./link.tsx";

export interface SectionLink {
  to: string;
  label: string;
  /** At the end of the line, for example a number. */
  end?: ReactNode;
  /** Around the line: a button beside it, and what that opens below. */
  around?: ComponentType<{ children: ReactNode }>;
  /** The page belongs to it, though its address is another one. */
  isCurrent?: boolean;
}

export interface SectionGroup {
  name: string;
  links: readonly SectionLink[];
  /** At the end of the name where the group is folded: what its lines would say. */
  end?: ReactNode;
}

interface SectionMenuProps {
  groups: readonly SectionGroup[];
  /** Lower lines, for long menus; touch screens have the usual height. */
  dense?: boolean;
  /** Groups fold, but for that of the page. */
  folds?: boolean;
  /** All groups are open, whatever the reader folded. */
  isOpen?: boolean;
  /** A page below the address of a link is shown as that link's, but for the first one, which has the whole area below it. */
  withPagesBelow?: boolean;
}

/** The pages of one area in groups. Put it into a `nav` with the name of the area. */
export function SectionMenu({ groups, dense, withPagesBelow, folds, isOpen }: SectionMenuProps) {
  const ahead = useAhead();
  const current = useCurrent(groups, withPagesBelow);
  return (
    <div className={classes("grid", folds ? "gap-1" : dense ? "gap-4" : "gap-5")}>
      {groups.map(({ name, links, end: groupEnd }) => (
        <GroupFrame
          key={`${name} ${isOpen ?? false} ${links.includes(current!)}`}
          name={name}
          count={links.length}
          end={groupEnd}
          opens={folds ? isOpen || links.includes(current!) : undefined}
        >
          <ul className="grid gap-0.5" aria-label={name}>
            {links.map(({ to, label, end, around: Around = Fragment }) => (
              <li key={to}>
                <Around>
                  <NavigationLink
                    to={to}
                    {...(to === current?.to && { "aria-current": "page" as const })}
                    {...(dense && ahead.signs(to))}
                    className={classes(
                      "flex items-center justify-between gap-2 rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-honey-soft aria-[current=page]:text-ink",
                      dense ? "min-h-9 pointer-coarse:min-h-control" : "min-h-control",
                    )}
                  >
                    {label}
                    {end}
                  </NavigationLink>
                </Around>
              </li>
            ))}
          </ul>
        </GroupFrame>
      ))}
      {ahead.page && <PrefetchPageLinks page={ahead.page} />}
    </div>
  );
}

interface GroupFrameProps {
  name: string;
  /** Of its pages. */
  count: number;
  end: ReactNode;
  /** Whether it begins open; undefined: it does not fold. */
  opens: boolean | undefined;
  children: ReactNode;
}

/** A group below its name, which folds it. */
function GroupFrame({ name, count, end, opens, children }: GroupFrameProps) {
  if (opens === undefined)
    return (
      <div>
        <p className="mb-1 px-3 text-xs font-semibold text-ink-muted">{name}</p>
        {children}
      </div>
    );
  return (
    <details open={opens} className="group/section">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-control">
        <ChevronDownIcon className="size-4 shrink-0 -rotate-90 text-ink-muted group-open/section:rotate-0" />
        <span className="min-w-0 flex-1">{name}</span>
        <span className="group-open/section:hidden">{end}</span>
        <span className="text-xs font-medium text-ink-muted tabular-nums">{count}</span>
      </summary>
      <div className="pt-0.5 pb-2 ps-4">{children}</div>
    </details>
  );
}

/** The link of the page, the one it belongs to, or that of the nearest page above it. */
function useCurrent(groups: readonly SectionGroup[], withPagesBelow?: boolean): SectionLink | undefined {
  const { pathname } = useLocation();
  const links = groups.flatMap((group) => group.links);
  const above = withPagesBelow ? links.slice(1).filter(({ to }) => pathname.startsWith(`${to}/`)) : [];
  const own = links.find(({ to }) => to === pathname) ?? links.find(({ isCurrent }) => isCurrent);
  return own ?? above.toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** Preloads the page whose link has the pointer or the focus. */
function useAhead() {
  const [pointed, setPointed] = useState<string>();
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const timer = pointed && setTimeout(() => setPage(pointed), 100);
    return () => clearTimeout(timer || undefined);
  }, [pointed]);
  const point = (to: string | undefined) => () => setPointed(to);
  const signs = (to: string) => ({
    onPointerEnter: point(to),
    onFocus: point(to),
    onPointerLeave: point(undefined),
    onBlur: point(undefined),
  });
  return { page, signs };
}

/** The menu below 1024 px: one line with the name of the page that unfolds, and is closed again on the next page. */
export function FoldedSectionMenu({
  label,
  above,
  pages = [],
  ...menu
}: SectionMenuProps & {
  label: string;
  above?: ReactNode;
  /** All groups, where the menu shows some of them alone. */
  pages?: readonly SectionGroup[];
}) {
  const { pathname } = useLocation();
  const current = useCurrent(pages.length > 0 ? pages : menu.groups, menu.withPagesBelow);
  return (
    <details key={pathname} className="group/menu rounded-card border border-line bg-surface">
      <summary className="flex min-h-control items-center gap-3 px-4 py-1">
        <MenuIcon className="size-5 text-ink-muted" />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{label}</span>
          {current && <span className="text-ink-muted"> · {current.label}</span>}
        </span>
        <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/menu:-scale-y-100" />
      </summary>
      <div className="border-t border-line px-2 py-3">
        {above}
        <SectionMenu {...menu} />
      </div>
    </details>
  );
}
