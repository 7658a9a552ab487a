export default {
  share: "Share",
  copied: "Link copied.",
  notCopied: "Your browser does not allow copying. Copy the link here:",
};
