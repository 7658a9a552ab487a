import type { Page } from "@playwright/test";
import type { DemoRole } from "#shared/demo-accounts.ts";
import type { Locale } from "#shared/locale.ts";
import type { PathKey } from "#shared/paths.ts";
import type { OpenPage } from "../open-pages.ts";

/** A page of the walk. `views`: what its links to itself show is walked, too. */
export interface WalkedPage extends OpenPage {
  views: boolean;
}

export const pathOf = (address: string) => address.split("?")[0]!;

/** A page of the walk as it is shown at the moment. */
export interface Load {
  page: Page;
  /** Addresses of the page in both languages, and its key. */
  shown: WalkedPage;
  locale: Locale;
  /** Undefined: a visitor. */
  as: DemoRole | undefined;
}

/** Says what is wrong with a page, one sentence a fault. */
export type Auditor = (load: Load) => Promise<string[]>;

/** English pages are light, Turkish ones dark. */
export const THEME: Record<Locale, "light" | "dark"> = { en: "light", tr: "dark" };

/** Sizes of the window, in CSS pixels: a page is loaded in the wide one. */
export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 320, height: 900 };

/** Pages of lists, and of their rows. */
export const LISTS_AND_ROWS: readonly PathKey[] = [
  "startups",
  "startup",
  "talents",
  "talent",
  "techCenters",
  "techCenter",
  "providers",
  "provider",
  "jobs",
  "job",
  "patents",
  "patent",
  "reports",
  "report",
  "incubation",
  "program",
  "organizers",
  "blog",
  "blogPost",
];
