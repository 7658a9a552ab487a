import type { DemoRole } from "#shared/demo-accounts.ts";

export interface DemoConversation {
  between: readonly [DemoRole, DemoRole];
  /** The side that has not read the other's last message. */
  unreadBy?: 0 | 1;
  /** By which of the two, how many hours before today, and what. */
  lines: readonly (readonly [by: 0 | 1, hoursAgo: number, text: string])[];
}

/** Conversations of the demo accounts, each in the language the two share. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ["entrepreneur", "investor"],
    unreadBy: 0,
    lines: [
      [1, 410, "Merhaba Işıl Hanım, ürününüzü demo gününde gördüm. Pilot sonuçlarını paylaşabilir misiniz?"],
      [
        0,
        402,
        "Merhaba Cem Bey, ilginize teşekkürler. Üç hastanedeki pilot gelecek hafta bitiyor; özetini o gün gönderirim.",
      ],
      [1, 400, "Harika. Birim maliyetini de merak ediyorum."],
      [0, 236, "Pilot özetini profilimize ekledik: üç hastane, 212 ölçüm, sapma yüzde 4."],
      [
        1,
        27,
        "Sonuçları okudum, sapma beklediğimden düşük. İkinci hastanede ölçümü kim yaptı, hemşire mi teknisyen mi?",
      ],
      [1, 26, "Perşembe günü sahada bir ölçüm görebilir miyiz? Bursa’da olacağım."],
    ],
  },
  {
    between: ["entrepreneur", "jury"],
    lines: [
      [0, 620, "Selin Hanım, sunumumuza verdiğiniz notlar çok işe yaradı. Rakip tablosunu baştan kurduk."],
      [1, 612, "Ne güzel. Fiyat sayfasına da bakın: ilk satırda kime sattığınız yazsın."],
      [0, 590, "Yazdık: https://kovan.example/fiyat-taslagi. Vaktiniz olursa bir göz atar mısınız?"],
      [1, 566, "Baktım. Artık ilk cümlede anlaşılıyor."],
    ],
  },
  {
    between: ["employee", "entrepreneur"],
    unreadBy: 1,
    lines: [
      [0, 20, "Günaydın, backend ilanınızı gördüm. Uzaktan çalışma mümkün mü, yoksa haftada birkaç gün ofis mi?"],
    ],
  },
  {
    between: ["head-hunter", "job-hunter"],
    unreadBy: 1,
    lines: [
      [0, 300, "Merhaba Umut Bey, portföyünüzü inceledim. Sağlık alanında bir ürün tasarımcısı arıyoruz."],
      [1, 296, "Merhaba, ilgimi çekti. Ekip kaç kişi?"],
      [0, 290, "Dokuz kişi; tasarımda ilk kişi siz olursunuz."],
      [1, 220, "Kulağa hoş geliyor. Görüşme için salı ya da çarşamba uygunum."],
      [0, 44, "Salı 10.00 sizin için uygun mu? Görüşme çevrim içi, yarım saat."],
    ],
  },
  {
    between: ["organizer", "entrepreneur"],
    lines: [
      [0, 720, "Işıl Hanım, güz dönemi mentorluk saatleri açıldı. Size iki saat ayırdık."],
      [1, 715, "Teşekkür ederiz, ekipçe geliriz."],
      [1, 500, "İlk görüşme çok verimli geçti, elinize sağlık."],
    ],
  },
  {
    between: ["premium", "business"],
    lines: [
      [0, 180, "Hello Harun, are you also looking at the two energy startups from the spring list?"],
      [1, 176, "Yes, at one of them. Their grid pilot ends in December; I would wait for the figures."],
      [0, 170, "Makes sense. Let us compare notes then."],
    ],
  },
  {
    between: ["provider", "entrepreneur"],
    lines: [
      [1, 350, "Ozan Bey, Ar-Ge indirimi için hangi belgeleri hazırlamamız gerekiyor?"],
      [0, 345, "Proje özeti, personel çizelgesi ve son üç ayın bordroları yeterli. Listeyi bugün hazırlarım."],
      [0, 330, "Liste hazır; bir eksik olursa haber verin, birlikte tamamlarız."],
      [1, 328, "Hepsi tamam, teşekkürler."],
    ],
  },
  {
    between: ["admin", "organizer"],
    unreadBy: 0,
    lines: [
      [0, 90, "Gülşah Hanım, program sayfanızdaki son başvuru saati yerel saat mi?"],
      [1, 30, "Evet, Türkiye saati. Sayfada da böyle yazıyor mu?"],
    ],
  },
  {
    between: ["investor", "jury"],
    lines: [
      [0, 260, "Selin, bu dönem sağlık başvuruları nasıl?"],
      [1, 255, "Geçen yıldan iyi; üçünü sana da göstermek isterim."],
    ],
  },
  {
    between: ["member", "job-hunter"],
    unreadBy: 0,
    lines: [
      [0, 130, "Hi Umut, we met at the hackathon. Are you still looking for a team?"],
      [1, 52, "Hi Zehra, yes! Mostly part-time until spring. What are you building?"],
    ],
  },
];

export interface DemoIntroduction {
  asker: DemoRole;
  investor: DemoRole;
  hoursAgo: number;
  state: "asked" | "passed" | "accepted";
  text: string;
  /** The house's line when it passed the request on. */
  line?: string;
}

/** One that led to a conversation, one that waits for the investor, one that waits for the house. */
export const INTRODUCTIONS: readonly DemoIntroduction[] = [
  {
    asker: "entrepreneur",
    investor: "investor",
    hoursAgo: 500,
    state: "accepted",
    text: "İki okulda pilotumuz sürüyor; tohum turu için tanışmak isteriz.",
    line: "Ekip geçen yıl hızlandırma programımızdaydı, sözünü tutuyor. Sağlık yatırımlarınıza uyuyor.",
  },
  {
    asker: "entrepreneur",
    investor: "premium",
    hoursAgo: 44,
    state: "passed",
    text: "Pilot okullarımızın sayısı ikiye çıktı; sonuçları anlatmak ve görüşünüzü almak isteriz.",
    line: "Ölçümleri hastaneyle karşılaştırdılar. Yarım saat ayırmaya değer.",
  },
  {
    asker: "member",
    investor: "investor",
    hoursAgo: 5,
    state: "asked",
    text: "Depo robotlarımız üç fabrikada çalışıyor; bir sonraki tur için görüşünüzü almak isteriz.",
  },
];
