export default {
  title: "About us",
  description: "Who keeps Kovan, what stands in it, and how its facts are checked.",
  lead: "Kovan is kept by a university's startup house: the few people who know the founders in the next room, and who would like everyone to find them.",
  whatTitle: "What stands here",
  what: "Startups with their rounds, teams, technologies and patents; the organizations that support them; the people who build and back them. Visitors see what a startup wants to be found by. Members see more, and may say more.",
  truthTitle: "How we treat facts",
  truth:
    "Every entry says when its team last confirmed it. Amounts stand in the currency they were announced in, with the dollar value of that day beside them. What we do not know stays empty; what is hidden from you, and why, is said.",
  nameTitle: "Why a hive",
  name: "Kovan is Turkish for beehive. A comb grows cell by cell, each the work of somebody, and holds because they stand side by side.",
  startups: "See the startups",
};
