export default {
  menu: "My account",
  open: "Show the menu",
  close: "Hide the menu",
  groups: {
    personal: "Personal",
    people: "Members",
    startups: "Startups",
    settings: "Settings",
  },
  links: {
    profile: "Personal details",
    profileInvitations: "Invitations",
    dashboardManagement: "Members and permissions",
    invite: "Invite people",
    dashboardInvites: "Invitations sent",
    dashboardStartups: "My startups",
    profileAddStartup: "Add a startup",
    dashboardSettings: "Preferences and sessions",
    packageManagement: "Package management",
    changePassword: "Change password",
    deleteAccount: "Delete account",
  },
};
