export default {
  watch: "Watch",
  watching: "Watching",
  hint: "News come with your weekly email",
};
