export default {
  nothing: "Nothing waits for you.",
  daysLeft: "{days, plural, =0 {ends today} one {# day left} other {# days left}}",
  failed: "What waits for you could not be loaded.",
  again: "Try again",
};
