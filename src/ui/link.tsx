import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type Follow = (path: string, options: NavigateOptions) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/** Inside of it links change the page without loading the document; outside they are plain links of the browser. */
export function LinkFollower({ children }: { children: ReactNode }) {
  const follow: Follow = useNavigate();
  return <FollowContext value={follow}>{children}</FollowContext>;
}

/** The look of a link that stands on its own in a text. */
export const TEXT_LINK = "font-semibold text-honey-deep hover:underline";

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">,
    Pick<NavigateOptions, "preventScrollReset" | "replace"> {
  /** A path of the portal, or a relative address ("?page=2", "#filters"). */
  to: string;
  /** The browser loads the document: for files, and for pages that failed. */
  reloadDocument?: boolean;
}

/** A link to a page of the portal. The router's own link is slow: it computes its address in every render. */
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

/** A click that does not open another tab or window, nor a file. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ["", "_self"].includes(event.currentTarget.target);

/** A link that is marked (`aria-current`) on its own page; `within`: also on pages below it. */
export function NavigationLink({ within, ...props }: LinkProps & { within?: boolean }) {
  const { pathname } = useLocation();
  const [target] = props.to.split(/[?#]/, 1);
  const isCurrent = pathname === target || (within && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? "page" : undefined} {...props} />;
}
