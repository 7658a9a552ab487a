import { PUBLIC_PATHS } from "./paths/public.ts";

/** The addresses of an answer that has a language. */
const inBoth = (path: string) => ({ en: path, tr: `/tr${path}` });

/** Addresses that show no page, by the name of their file: `<key>.resource.ts`. */
export const RESOURCE_PATHS = {
  theme: "/set-theme",
  countVisits: "/count-visits",
  searchResults: inBoth("/search-results"),
  signInForm: "/sign-in-form",
  signOut: "/sign-out",
  invitation: "/invitation",
  myData: "/my-data",
  places: inBoth("/places"),
  entityChoices: inBoth("/entity-choices"),
  profileChoices: inBoth("/profile-choices"),
  profilePrompt: "/profile-prompt",
  messageEvents: "/message-events",
  endLooking: "/see-as-end",
  memberMenu: inBoth("/member-menu"),
  memberMenuBelow: "/member-menu-below",
  ownCv: "/profile-cv",
  roundsAndTeam: inBoth("/rounds-and-team"),
  tableSettings: "/table-settings",
  tableChange: "/table-change",
  tableExport: "/table-export",
  listData: inBoth("/list-data/:list/:data"),
  listExport: "/list-export",
  tableFile: inBoth("/table-file/:table"),
  tableChoices: inBoth("/table-choices/:table"),
  receipt: inBoth("/receipt"),
  impactReport: inBoth("/impact-report"),
  reviewedFile: "/reviewed-file",
  applicationFile: "/application-file",
  programPaper: inBoth("/program-paper"),
  programFit: inBoth("/program-fit"),
  programCalendar: { en: `${PUBLIC_PATHS.program.en}/ics`, tr: `${PUBLIC_PATHS.program.tr}/ics` },
  reportFile: { en: `${PUBLIC_PATHS.report.en}/file/:fileName`, tr: `${PUBLIC_PATHS.report.tr}/file/:fileName` },
  startupPdf: { en: `${PUBLIC_PATHS.startup.en}/pdf`, tr: `${PUBLIC_PATHS.startup.tr}/pdf` },
  typeUses: inBoth("/type-uses"),
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
} as const;
