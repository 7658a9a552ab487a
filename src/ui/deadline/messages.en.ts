export default {
  opensToday: "Opens today",
  opensIn: "Not yet open, {days, plural, one {# day} other {# days}} to go",
  open: "Open",
  openToday: "Open, closes today",
  openDays: "Open, {days, plural, one {# day} other {# days}} left",
  closed: "Closed",
  expired: "Expired",
  yourTime: "{time} in your time zone",
};
