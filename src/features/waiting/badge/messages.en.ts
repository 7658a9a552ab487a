export default {
  label: "{count, plural, one {One thing waits for you} other {# things wait for you}}",
  daysLeft: "{days, plural, =0 {ends today} one {# day left} other {# days left}}",
  all: "Everything that waits",
};
