import { DEFAULT_LOCALE, type Locale } from "./locale.ts";

/** Addresses that show no page. */
export const RESOURCE_PATHS = {
  theme: "/set-theme",
  countVisits: "/count-visits",
  searchResults: "/search-results",
  signInForm: "/sign-in-form",
  signOut: "/sign-out",
  invitation: "/invitation",
  myData: "/my-data",
  places: "/places",
  entityChoices: "/entity-choices",
  profileChoices: "/profile-choices",
  profilePrompt: "/profile-prompt",
  messageEvents: "/message-events",
  endLooking: "/see-as-end",
  memberMenu: "/member-menu",
  memberMenuBelow: "/member-menu-below",
  ownCv: "/profile-cv",
  roundsAndTeam: "/rounds-and-team",
  tableSettings: "/table-settings",
  tableChange: "/table-change",
  tableExport: "/table-export",
  listData: "/list-data",
  listExport: "/list-export",
  tableFile: "/table-file",
  tableChoices: "/table-choices",
  receipt: "/receipt",
  impactReport: "/impact-report",
  reviewedFile: "/reviewed-file",
  applicationFile: "/application-file",
  programPaper: "/program-paper",
  programFit: "/program-fit",
  typeUses: "/type-uses",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
} as const;

/** The address in a language, where its answer has one. */
export const localizedPath = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
