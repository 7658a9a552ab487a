import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** The width of every page: 1216 px of content, with smaller margins on small screens. */
export const PAGE_WIDTH = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";

/** The id of what is a page's own where a menu stands before it: the skip link and the focus of a new page go there. */
export const OWN_CONTENT = "own";

/** The frame of a page: header and footer; the header alone, where one works; the logo only; nothing. A page sets it in its `handle`. */
export interface PageHandle {
  frame: "default" | "work" | "auth" | "empty";
}

interface LayoutProps {
  className?: string;
  children: ReactNode;
}

/** A page of the usual width. */
export function DefaultLayout({ className, children }: LayoutProps) {
  return <div className={classes(PAGE_WIDTH, "py-7", className)}>{children}</div>;
}

/** Content in the middle of the free screen: errors, payment results. */
export function EmptyLayout({ children }: LayoutProps) {
  return <div className="grid min-h-[60vh] place-items-center px-4 py-12">{children}</div>;
}
