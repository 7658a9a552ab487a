import type en from "./messages.en.ts";

export default {
  label: "Sizi bekleyen {count} iş",
  daysLeft: "{days, plural, =0 {bugün bitiyor} other {# gün kaldı}}",
  all: "Sizi bekleyenlerin tümü",
} satisfies typeof en;
