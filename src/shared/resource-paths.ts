/** Addresses that show no page; the same in both languages. */
export const RESOURCE_PATHS = {
  theme: "/set-theme",
  signInForm: "/sign-in-form",
  signOut: "/sign-out",
  invitation: "/invitation",
  myData: "/my-data",
  profileChoices: "/profile-choices",
  ownCv: "/profile-cv",
  tableSettings: "/table-settings",
  usersFile: "/table-file/users",
  adminsFile: "/table-file/admins",
  userTypesFile: "/table-file/user-types",
  bannedWordsFile: "/table-file/banned-words",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
} as const;
