/** Every piece of work in the background by its code: one that is not here does not compile (`NamedCodes`). */
export default {
  accounts: {
    cleanUp: "Delete expired codes and sessions",
    delete: "Delete an account",
    remindOfDeletion: "Remind of a planned deletion",
    sendResetMail: "Write a link for a new password",
    sendVerificationMail: "Write a link to confirm an email",
    warnOfRefusals: "Warn of refused sign-ins",
  },
  backups: {
    daily: "Make the backup of the day",
    make: "Make a backup",
  },
  content: {
    publish: "Publish a site text",
  },
  exports: {
    forgetFiles: "Delete old export files",
    write: "Write an export of a list",
  },
  facts: {
    ask: "Ask whether facts are still true",
  },
  files: {
    remove: "Remove files",
  },
  imports: {
    forget: "Delete old imports",
    work: "Work on an import",
  },
  invitations: {
    forgetOld: "Delete old invitations",
  },
  jobs: {
    memberLeaves: "Tell employers that an applicant is leaving",
    silent: "Update unanswered job applications",
  },
  lists: {
    lookForAll: "Look into all saved searches",
    lookForNew: "Look for new results of a saved search",
    lookForWeek: "Look for what a member gets once a week",
  },
  mail: {
    send: "Send an email",
  },
  messages: {
    mailUnread: "Email unread messages",
    tellReporters: "Email reporters what was done",
  },
  payments: {
    compare: "Compare payments with the provider",
    endPurchase: "End a purchase",
    endReturned: "End a package whose payment was returned",
    endSale: "End a sale",
    outcomes: "Ask about payments on their way",
    refund: "Send a refund",
    sandboxEvent: "Deliver an event of the sandbox",
    sandboxRenewals: "Renew subscriptions of the sandbox",
  },
  premium: {
    endWrongSeats: "End seats without a package",
  },
  programs: {
    decide: "Decide on due programs",
    remindPlaces: "Remind the accepted to confirm their places",
    juryWork: "Email jurors their waiting reviews",
  },
  pulse: {
    ask: "Send pulse questions on their day",
    askAll: "Send pulse questions to all startups",
  },
  server: {
    cleanUp: "Clean up old rows",
  },
  startups: {
    findDoubles: "Look for duplicate startups",
    findDoublesNow: "Look for duplicate startups now",
  },
  tables: {
    changeMany: "Change many entries",
    forgetBulkChanges: "Forget old bulk changes",
    forgetExports: "Delete old spreadsheets",
    writeExport: "Write a spreadsheet",
  },
  types: {
    mergeUses: "Merge uses of a type",
  },
  waiting: {
    mail: "Email waiting items",
  },
};
