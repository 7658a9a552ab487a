export default {
  title: "User types",
  lead: "What people choose when they join. A type that is switched off is no longer offered; people who have it keep it.",
  search: "Search by name",
  columns: {
    nameEn: "English name",
    nameTr: "Turkish name",
    isActive: "Offered",
    accounts: "Accounts",
    descriptionEn: "English description",
    descriptionTr: "Turkish description",
  },
  create: { label: "Add a user type", title: "New user type", done: "The user type is added." },
  actions: { delete: { done: "The user type is deleted." } },
};
