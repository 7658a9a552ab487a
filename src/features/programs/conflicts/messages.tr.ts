import type english from "./messages.en.ts";

export default {
  leftOut:
    "{count, plural, one {Dışarıda bırakıldı: {labels}. Bu başvuruyla aranızda çıkar çatışması var ya da onu henüz değerlendirmediniz.} other {Dışarıda bırakıldı: {labels}. Bu başvurularla aranızda çıkar çatışması var ya da onları henüz değerlendirmediniz.}}",
  someoneElse: "Kararı kurumdan başka biri verir.",
  nobodyElse:
    "Kurumda çıkar çatışması olmadan karar verebilecek başka kimse yok. Kurumun sayfasından düzenleme yetkisi olan bir çalışma arkadaşınızı davet edin; kararı o verir.",
} satisfies typeof english;
