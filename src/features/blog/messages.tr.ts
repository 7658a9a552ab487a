import type en from "./messages.en.ts";

export default {
  title: "Blog",
  description: "Bir ekosistemi yürütürken öğrendiklerimiz: girişim evinden hikâyeler, sayılar ve öneriler.",
  page: "Blog, sayfa {page}",
  by: "Yazan: {author}",
  none: "Henüz yazı yok",
  noneText: "İlk yazı hazırlanıyor.",
  beyond: "Böyle bir sayfa yok",
  beyondText: "Blog o kadar uzun değil.",
  first: "İlk sayfaya git",
  newer: "Sonraki yazı",
  older: "Önceki yazı",
  all: "Tüm yazılar",
  others: "Diğer yazılar",
} satisfies typeof en;
