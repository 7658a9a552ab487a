export default {
  title: "Investments",
  of: "Funding rounds in which {name} took part",
  startup: "Startup",
  date: "Date",
  round: "Round",
  amount: "Amount",
  unknown: "unknown",
  undisclosed: "undisclosed",
  saidByStartup: "Said by the startup",
  more: "{count, plural, one {One earlier round is not shown.} other {# earlier rounds are not shown.}}",
};
