export default {
  notFoundTitle: "This page could not be found",
  notFoundText: "The address may be mistyped, or the page may have moved.",
  home: "Go to the home page",
};
