export default {
  label: "{count, plural, one {# thing waits for you} other {# things wait for you}}",
  daysLeft: "{days, plural, =0 {ends today} one {# day left} other {# days left}}",
  all: "Everything that waits",
};
