export default {
  inForce: "In force since {date}",
  choice: "Your choice",
  preview: {
    title: "Preview",
    text: "Drafts are shown in place of what is published. Only those who run the site see them.",
  },
};
