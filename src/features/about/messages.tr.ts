import type en from "./messages.en.ts";

export default {
  title: "Hakkımızda",
  description: "Kovan'ı kimler tutuyor, içinde neler var, bilgiler nasıl doğrulanıyor.",
  lead: "Kovan'ı bir üniversitenin girişim evi tutar: yan odadaki kurucuları tanıyan ve onları herkesin bulmasını isteyen birkaç kişi.",
  whatTitle: "Burada neler var",
  what: "Yatırımları, ekipleri, teknolojileri ve patentleriyle girişimler; onlara destek veren kurumlar; kuran ve destekleyen insanlar. Ziyaretçiler bir girişimin bulunmak istediği kadarını görür. Üyeler daha fazlasını görür, daha fazlasını paylaşır.",
  truthTitle: "Bilgiye nasıl davranıyoruz",
  truth:
    "Her kayıtta, ekibin onu en son ne zaman doğruladığı yazar. Tutarlar açıklandıkları para biriminde, yanında o günün dolar karşılığıyla durur. Bilmediğimiz boş kalır; sizden gizlenen bir şey varsa nedeni söylenir.",
  nameTitle: "Neden kovan",
  name: "Petek göz göz büyür; her göz birinin emeğidir ve yan yana durdukları için ayakta kalır. Adımız buradan gelir.",
  startups: "Girişimleri gör",
} satisfies typeof en;
