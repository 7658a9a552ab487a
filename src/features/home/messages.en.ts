export default {
  title: "Everyone who builds something, in one place",
};
