export default {
  title: "Banned words",
  lead: "Compared as whole words, whatever letters they are written with: in messages, names, taglines and descriptions.",
  search: "Search for a word",
  yes: "Yes",
  no: "No",
  columns: { word: "Word", action: "What happens", locale: "Language", createdAt: "Added" },
  values: {
    action: { refuse: "Refuse the text", flag: "Show it to an admin" },
    locale: { en: "English", tr: "Turkish" },
  },
  anyLanguage: "All languages",
  add: "Add a word",
  addTitle: "Ban a word",
  wordHint: "One word, or several that stand in a row.",
  added: "The word is banned.",
  deleted: "The word is allowed again.",
  noLetter: "The word needs a letter or a digit.",
};
