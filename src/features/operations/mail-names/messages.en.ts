/** Every kind of mail by its code: one that is not here does not compile (`NamedCodes`). */
export default {
  accounts: {
    addressCode: "Code for a new email",
    closed: "Account closed",
    deletionHeldUp: "Deletion of an account held up",
    deletionPlanned: "Deletion of an account planned",
    deletionReminder: "Reminder of a planned deletion",
    emailChanged: "Email changed",
    emailTaken: "Sign-up with a known email",
    joinWish: "Request to join a team",
    joinWishDeclined: "Request to join declined",
    newDevice: "Sign-in on a new device",
    newEmail: "Confirm a new email",
    passkeyAdded: "Passkey added",
    passkeyRemoved: "Passkey removed",
    passwordChanged: "Password changed",
    secondFactorAdded: "Two-step sign-in turned on",
    secondFactorRemoved: "Two-step sign-in turned off",
    resetPassword: "Forgotten password",
    signInsRefused: "Sign-ins paused",
    verifyEmail: "Confirm the email",
    welcome: "Welcome, choose a password",
  },
  claims: {
    decided: "Claim decided",
    proof: "Proof of a claim",
  },
  exports: {
    ready: "List file ready",
  },
  facts: {
    check: "Facts still true?",
  },
  firstDay: {
    testMail: "Test email",
  },
  introductions: {
    accepted: "Introduction accepted",
    passed: "Introduction asked for",
  },
  keys: {
    made: "Key made",
  },

  invitations: {
    answered: "Answer to an invitation",
    invited: "Invitation",
  },
  jobs: {
    applicantShowsWage: "Applicant shows the expected salary",
    applicantLeft: "Applicant is leaving",
    applicationMoved: "News on a job application",
    applicationReceived: "Job application received",
    applicationWithdrawn: "Job application withdrawn",
    teamShowsWage: "Team shows the salary of a job",
  },
  lists: {
    newRows: "New results of a saved search",
    week: "Weekly news of watched entries",
  },
  looking: {
    seen: "Someone is viewing the site as you",
  },
  members: {
    memberLeft: "Member has left",
    permissionsChanged: "Permissions changed",
  },
  messages: {
    reportDecided: "Reported message reviewed",
    unread: "Unread messages",
  },
  organizations: {
    networkAnswered: "Network answered",
    networkSaid: "Network to confirm",
  },
  payments: {
    cancelled: "Subscription ends",
    endedUnpaid: "Package ended unpaid",
    failed: "Card refused",
    notPaid: "Payment did not arrive",
    receipt: "Receipt",
  },
  premium: {
    gift: "Package as a gift",
    seat: "Seat of a package",
    seatInvited: "Seat of a package for an address",
    seatEnded: "Seat of a package ended",
  },
  programs: {
    applicationSent: "Application to a program received",
    juryInvitation: "Invitation to a jury",
    placeAnswered: "Answer about a place in a program",
    placeReminder: "Reminder of a place in a program",
    juryWork: "Reviews waiting for a juror",
    result: "Result of an application",
  },
  pulse: {
    questions: "Pulse questions",
  },
  startups: {
    hostingAnswered: "Hosting answered",
    hostingEnded: "Hosting ended",
    hostingRemoved: "Hosting removed",
    hostingSaid: "Hosting to confirm",
    linkAnswered: "Link answered",
    linkSaid: "Link to confirm",
    roundAdded: "Round to confirm",
    roundAnswered: "Round answered",
  },
  tables: {
    bulkDone: "Bulk change done",
    exportReady: "Spreadsheet ready",
  },
  waiting: {
    daily: "Waiting items, once a day",
  },
};
