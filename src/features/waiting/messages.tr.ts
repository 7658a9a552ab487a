import type en from "./messages.en.ts";

export default {
  nothing: "Sizi bekleyen bir şey yok.",
  daysLeft: "{days, plural, =0 {bugün bitiyor} other {# gün kaldı}}",
  failed: "Sizi bekleyenler yüklenemedi.",
  again: "Yeniden dene",
} satisfies typeof en;
