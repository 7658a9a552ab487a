import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type Follow = (path: string, options: NavigateOptions) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/** Within it links lead to pages without loading the document anew; outside they are links of the browser. */
export function LinkFollower({ children }: { children: ReactNode }) {
  const follow: Follow = useNavigate();
  return <FollowContext value={follow}>{children}</FollowContext>;
}

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">,
    Pick<NavigateOptions, "preventScrollReset" | "replace"> {
  /** As `href`: a path of ours, or what differs from the page's own address ("?page=2", "#filters"). */
  to: string;
  /** The browser loads the document: for files, and for pages that failed. */
  reloadDocument?: boolean;
}

/** A link to a page of ours. The router's own works its address out anew for each link and view. */
export function Link({ to, preventScrollReset, replace, reloadDocument, onClick, ...props }: LinkProps) {
  const follow = useContext(FollowContext);
  if (!follow || reloadDocument) return <a {...props} href={to} onClick={onClick} />;
  const followHere = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    follow(pathname + search + hash, { preventScrollReset, replace: replace ?? href === window.location.href });
  };
  return <a {...props} href={to} data-discover="true" onClick={followHere} />;
}

/** Not into another tab or window, nor to a file. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ["", "_self"].includes(event.currentTarget.target);

/** The same, marked for readers and looks while the page is the one it leads to; `within`: or one below it. */
export function NavigationLink({ within, ...props }: LinkProps & { within?: boolean }) {
  const { pathname } = useLocation();
  const [target] = props.to.split(/[?#]/, 1);
  const isCurrent = pathname === target || (within && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? "page" : undefined} {...props} />;
}
