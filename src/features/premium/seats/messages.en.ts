export default {
  title: "Who shares the package",
  limits: "Your limits",
  lead: "{used} of {limit} seats are taken. The limits of the month belong to everybody together.",
  shared:
    "You have a seat in {name}’s package “{package}”, which is open until {until}. To buy one of your own, leave this one first.",
  reports: "Reports this month: {used} of {limit}",
  sharedReports: "Reports of everybody in the package this month: {used} of {limit}",
  rows: "Exported rows this month: {used} of {limit}",
  tookRows: "{count, plural, =0 {no rows} one {# row} other {# rows}}",
  buyer: "Package owner",
  tookReports: "{count, plural, =0 {No reports this month} one {# report this month} other {# reports this month}}",
  email: "Email of a colleague",
  hint: "Someone in your company: an address at its domain, or a person with permissions on one of your startups.",
  byEmail: "Invited by email",
  invite: "Give a seat",
  remove: "Remove",
  removeOf: "Remove {name}",
  leave: "Leave the package",
  leaveText:
    "Premium filters, reports and exports close for you at once. Only the person who bought the package can give you the seat again.",
  leaveNow: "Leave now",
  removeText: "Premium filters, reports and exports close for {name} at once, and they get an email.",
  removeNow: "Remove now",
  given:
    "The seat is theirs, and they get an email. Someone without an account gets it as soon as they sign up with this address.",
  freed: "Removed. Their premium access has ended.",
};
