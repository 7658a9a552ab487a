export default {
  inForce: "In force since {date}",
  choice: "Your choice",
  preview: "This is the draft",
  previewHint: "Only those who run the site see it. It is not published yet.",
  otherLanguage: "This text is not available in English yet.",
};
