import type { ShippedText } from "./shipped-text.server.ts";

export const earthquakeHelp: ShippedText<"earthquakeHelp"> = {
  en: {
    title: "Earthquake help",
    description: "What is needed and what is offered in the earthquake region: shelter, transport, equipment, work.",
    lead: "<p>After an earthquake good will is never missing; what matters is knowing which help is needed where. This is the list of the ecosystem: what startups, people and organizations offer, and what they need.</p>",
    emergency: "In an emergency call 112. This page is not an emergency service.",
    addTitle: "How do I add something?",
    add: "<p>Write to the startup house what you offer or need, where, and until when. Its address is at the bottom of the page; it checks each entry and adds it within the day.</p>",
  },
  tr: {
    title: "Deprem yardımı",
    description: "Deprem bölgesinde ihtiyaç duyulanlar ve sunulanlar: barınma, ulaşım, ekipman, iş.",
    lead: "<p>Depremden sonra iyi niyet eksik olmaz; asıl mesele hangi yardımın nerede gerektiğini bilmektir. Girişimlerin, kişilerin ve kurumların sundukları ile ihtiyaç duydukları burada bir arada.</p>",
    emergency: "Acil durumda 112’yi arayın. Bu sayfa bir acil yardım hizmeti değildir.",
    addTitle: "Nasıl eklerim?",
    add: "<p>Ne sunduğunuzu ya da neye ihtiyaç duyduğunuzu, yerini ve ne zamana kadar geçerli olduğunu girişim evine yazın. İletişim bilgileri sayfanın altında; her kayıt kontrol edilir ve aynı gün içinde burada olur.</p>",
  },
};
