import type en from "./messages.en.ts";

export default {
  notFoundTitle: "Aradığınız sayfa bulunamadı",
  notFoundText: "Adres hatalı yazılmış ya da sayfa taşınmış olabilir.",
  home: "Ana sayfaya dön",
} satisfies typeof en;
