import type en from "./messages.en.ts";

export default {
  description: "{name}: {organization} patenti.",
  list: "Patentler",
  facts: "Bir bakışta",
  organization: "Kurum",
  readiness: "Teknoloji hazırlık düzeyi",
  value: "Değer",
  marketSize: "Pazar büyüklüğü",
  numbers: "Başvuru numaraları",
  protectionStart: "Koruma başlangıcı",
  protectionEnd: "Koruma bitişi",
  protectionOver: "Korumanın bittiği tarih",
  inventors: "Buluş sahipleri",
  problem: "Çözdüğü sorun",
  advantage: "Teknolojik üstünlük",
  lookingFor: "Patent sahibinin aradığı",
  markets: "Sektörler ve pazarlar",
  sectors: "Sektörler",
  targetMarkets: "Hedef pazarlar",
  updated: "Kaydın son değişikliği: {date}",
  notListed: "Bu sayfa listede yer almıyor. Yalnızca kurumun üyeleri ve portal ekibi görüyor.",
} satisfies typeof en;
