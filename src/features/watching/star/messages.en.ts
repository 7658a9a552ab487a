export default {
  watch: "Watch",
  watching: "Watching",
};
