export default {
  title: "About us",
  description: "Who runs Kovan, what you can find here, and how the facts are checked.",
  lead: "Kovan is run by a university’s startup house: a small team that knows the founders next door and wants everyone else to find them too.",
  whatTitle: "What you will find",
  what: "Startups with their rounds, teams, technologies and patents; the organizations that support them; the people who build and back them. Visitors see what a startup has chosen to make public. Members see more and can add their own.",
  truthTitle: "How we treat facts",
  truth:
    "Every entry says when its team last confirmed it. Amounts are shown in the currency they were announced in, next to their dollar value on that day. What we do not know, we leave blank. If something is hidden from you, we tell you why.",
  nameTitle: "Why a hive",
  name: "Kovan is Turkish for beehive. A comb grows cell by cell, each the work of somebody, and holds because they stand side by side.",
  startups: "See the startups",
};
