export default {
  menu: "My account",
  open: "Show the menu",
  close: "Hide the menu",
  groups: {
    personal: "Personal",
    startups: "Startups",
    settings: "Settings",
  },
  links: {
    profile: "Personal details",
    profileInvitations: "Invitations",
    invite: "Invite someone",
    dashboardStartups: "My startups",
    profileAddStartup: "Add a startup",
    dashboardSettings: "Preferences and sessions",
    packageManagement: "Package management",
    changePassword: "Change password",
    deleteAccount: "Delete account",
  },
};
