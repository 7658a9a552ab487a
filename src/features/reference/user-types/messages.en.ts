export default {
  title: "User types",
  lead: "What people say they are when they join. What is switched off is no longer offered; who has it keeps it.",
  search: "Search by name",
  columns: {
    nameEn: "English name",
    nameTr: "Turkish name",
    isActive: "Offered",
    sortOrder: "Order",
    accounts: "Accounts",
    descriptionEn: "English description",
    descriptionTr: "Turkish description",
  },
  create: { label: "Add a user type", title: "New user type", done: "The user type is added." },
  actions: { delete: { done: "The user type is deleted." } },
};
