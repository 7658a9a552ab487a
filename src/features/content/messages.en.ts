export default {
  inForce: "In force since {date}",
  related: "Other texts",
  otherLanguage: "This text is not available in English yet.",
};
