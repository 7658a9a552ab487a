import type en from "./messages.en.ts";

export default {
  title: "Hakkımızda",
  description: "Kovan’ın arkasında kimler var, burada neler bulursunuz, bilgiler nasıl doğrulanıyor.",
  lead: "Kovan’ın arkasında bir üniversitenin girişim evi var: yan odadaki kurucuları yakından tanıyan ve onları herkesin tanımasını isteyen küçük bir ekip.",
  whatTitle: "Kovan’da neler var?",
  what: "Yatırımları, ekipleri, teknolojileri ve patentleriyle girişimler; onlara destek veren kurumlar; bu girişimleri kuran ve destekleyen insanlar. Ziyaretçiler, girişimlerin herkese açtığı bilgileri görür. Üyeler daha fazlasını görür ve paylaşabilir.",
  truthTitle: "Bilgiler ne kadar güvenilir?",
  truth:
    "Her kayıtta, ekibin bilgileri en son ne zaman onayladığı yazar. Tutarlar açıklandıkları para biriminde, o günün dolar karşılığıyla birlikte gösterilir. Bilmediğimizi uydurmaz, boş bırakırız; size gösteremediğimiz bir bilgi varsa nedenini söyleriz.",
  nameTitle: "Neden Kovan?",
  name: "Petek göz göz büyür; her göz birinin emeğidir ve yan yana durdukları için ayakta kalır. Adımız buradan gelir.",
  startups: "Girişimleri gör",
} satisfies typeof en;
