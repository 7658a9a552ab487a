export default {
  confirmed: "Confirmed by the team on {date}",
  neverConfirmed: "Not confirmed by the team yet",
  asOf: "as of {month}",
  oldWebsite: "The website was last confirmed on {date}",
  updated: "Last changed on {date}",
};
