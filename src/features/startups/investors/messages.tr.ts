import type en from "./messages.en.ts";

export default {
  waiting: "Onayladığı turlar henüz toplamlara katılmayan {count} yatırımcı",
  waitingTies: "Yatırım yaptığı girişimi sonradan yönetmeye başlayan {count} yatırımcı",
  title: "Karar bekleyen yatırımcılar",
  lead: "Girişimlerin turlarını onaylayan kişiler ve üyelerin kendi eklediği kurumlar. Kabul ettiğinizde tutarları toplamlara, sıralamalara ve haritaya katılır; iki tarafı aynı kişiler yönetiyorsa hiçbir zaman katılmaz. Onayladığı bir girişimi sonradan yönetmeye başlayanlar da burada görünür; siz karar verene kadar tutarları toplamlarda kalır.",
  search: "Ad ara",
  columns: {
    name: "Yatırımcı",
    kind: "Tür",
    startups: "Girişimler",
    rounds: "Onayladığı turlar",
    waitingUsd: "Katılmayan tutar (USD)",
    isTied: "Girişimi yönetmeye başladı",
    tiedStartups: "Yönettiği girişimler",
    addedBy: "Ekleyen",
    website: "Web sitesi",
    createdAt: "Kayıt tarihi",
    state: "Durum",
    decidedAt: "Karar tarihi",
    decidedBy: "Karar veren",
  },
  values: {
    state: { open: "Bekliyor", accepted: "Kabul edildi", declined: "Reddedildi" },
    kind: { organization: "Kurum", person: "Kişi" },
  },
  quick: { open: "Yalnızca bekleyenler", tied: "İki tarafı da yönetenler" },
  actions: {
    accepted: {
      label: "Kabul et",
      title: "Turlar toplamlara katılsın mı?",
      text: "{name} tarafından onaylanan turların tutarı toplamlara, sıralamalara ve haritaya katılır; girişimi de aynı kişiler yönetiyorsa katılmaz.",
      done: "{name} artık kabul edilen bir yatırımcı; onayladığı tutarlar toplamlara katılıyor.",
    },
    withoutOwn: {
      label: "Yönettiklerini çıkar",
      title: "Yönettiği girişimler toplamlardan çıksın mı?",
      text: "{name} tarafından onaylanan turlardan, girişimi bugün aynı kişilerce yönetilenler başka bir yatırımcı onaylamadıkça toplamların dışında gösterilir. Diğer turları olduğu gibi kalır.",
      done: "{name} tarafından yönetilen girişimlerin turları artık toplamlara katılmıyor.",
    },
    declined: {
      label: "Reddet",
      title: "Turlar toplamların dışında kalsın mı?",
      text: "Yalnızca {name} tarafından onaylanan turlar, girişimlerin beyanı olarak toplamların yanında gösterilir.",
      done: "{name} reddedildi; onayladığı tutarlar toplamlara katılmıyor.",
    },
    page: { label: "Sayfayı aç" },
  },
  empty: "Bir yatırımcı ilk turunu onayladığında burada görünür.",
} satisfies typeof en;
