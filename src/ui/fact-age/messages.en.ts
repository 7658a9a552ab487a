export default {
  confirmed: "Confirmed by the team on {date}",
  neverConfirmed: "Not confirmed by the team yet",
  older: "Confirmed longer ago: {facts}",
  updated: "Last changed on {date}",
};
