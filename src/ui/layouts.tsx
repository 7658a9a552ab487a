import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** The measure of every page: 1216 px of content, with less air on small screens. */
export const PAGE_WIDTH = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";

/** What stands around a page: header and footer; the mark alone; nothing. Chosen by a page's `handle`. */
export interface PageHandle {
  frame: "default" | "auth" | "empty";
}

interface LayoutProps {
  className?: string;
  children: ReactNode;
}

/** A page in the common measure. */
export function DefaultLayout({ className, children }: LayoutProps) {
  return <div className={classes(PAGE_WIDTH, "py-7", className)}>{children}</div>;
}

/** In the middle of what is left of the screen: errors, payment results. */
export function EmptyLayout({ children }: LayoutProps) {
  return <div className="grid min-h-[60vh] place-items-center px-4 py-12">{children}</div>;
}
