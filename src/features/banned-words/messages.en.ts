export default {
  title: "Banned words",
  lead: "Compared as whole words, whatever letters they are written with: in messages, names, taglines and descriptions.",
  flagged: "Flagged texts",
  search: "Search for a word",
  columns: { word: "Word", action: "What happens", locale: "Language", createdAt: "Added" },
  values: {
    action: { refuse: "Refuse the text", flag: "Show it to an admin" },
    locale: { en: "English", tr: "Turkish" },
  },
  anyLanguage: "All languages",
  create: {
    label: "Add a word",
    title: "Ban a word",
    done: "The word is banned.",
    hint: "One word, or several that stand in a row.",
    noLetter: "The word needs a letter or a digit.",
  },
  actions: { delete: { done: "The word is allowed again." } },
  bulk: {
    setAction: {
      label: "Change what happens",
      title: "{count, plural, one {What happens with # word?} other {What happens with # words?}}",
      done: "{count, plural, one {# word is changed.} other {# words are changed.}}",
    },
    delete: {
      title: "{count, plural, one {Delete # word?} other {Delete # words?}}",
      done: "{count, plural, one {# word is allowed again.} other {# words are allowed again.}}",
    },
  },
  empty: "Add the first word: from then on texts with it are refused, or shown to an admin.",
};
