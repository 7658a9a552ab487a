export default {
  inForce: "In force since {date}",
  choice: "Your choice",
  otherLanguage: "This text is not available in English yet.",
};
