export default {
  title: "Banned words",
  lead: "Matched as whole words, in any spelling of letters, in messages, names, taglines and descriptions.",
  flagged: "Flagged texts",
  search: "Search by word",
  columns: { word: "Word", action: "Action", locale: "Language", createdAt: "Added" },
  values: {
    action: { refuse: "Refuse the text", flag: "Show to an admin" },
    locale: { en: "English", tr: "Turkish" },
  },
  anyLanguage: "All languages",
  create: {
    label: "Add a word",
    title: "New banned word",
    done: "The word is banned.",
    hint: "One word, or several words in sequence.",
    noLetter: "Enter at least one letter or digit.",
  },
  actions: { delete: { done: "The word is allowed again." } },
  bulk: {
    setAction: {
      label: "Change the action",
      title: "{count, plural, one {What should happen with # word?} other {What should happen with # words?}}",
      done: "{count, plural, one {# word changed.} other {# words changed.}}",
    },
    delete: {
      title: "{count, plural, one {Delete # word?} other {Delete # words?}}",
      done: "{count, plural, one {# word is allowed again.} other {# words are allowed again.}}",
    },
  },
  empty: "Add the first word. From then on, texts with it are refused or shown to an admin.",
};
