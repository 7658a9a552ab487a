/** A field of work: education, skills, titles and tasks of its people. Keys are those of the catalogue. */
export interface Field {
  departments: readonly string[];
  skills: readonly string[];
  roles: readonly string[];
  titles: readonly string[];
  companies: readonly string[];
  /** Sentences about their work, and about one job. */
  about: readonly string[];
  done: readonly string[];
  codes?: boolean;
  draws?: boolean;
}

const keys = (text: string) => text.split(/\s+/);

export const FIELDS = {
  software: {
    departments: keys("computer-engineering software-engineering mathematics information-systems"),
    skills: keys(
      "typescript python java go sql postgresql react node-js docker kubernetes aws git system-design api-design",
    ),
    roles: keys("software-developer backend-developer frontend-developer full-stack-developer data-engineer"),
    titles: ["Yazılım Geliştirici", "Kıdemli Yazılım Geliştirici", "Backend Geliştirici", "Veri Mühendisi"],
    companies: ["Çınar Yazılım", "Pusula Teknoloji", "Kuzey Bilişim", "Lodos Labs", "Defne Veri"],
    about: [
      "Az kaynakla çok iş gören, bakımı kolay servisler yazıyorum.",
      "Veri tabanlarıyla ve yavaş sorgularla uğraşmayı seviyorum.",
      "I build products end to end, from the first sketch to the alarm at night.",
    ],
    done: [
      "Ödeme servisini tek parçadan altı küçük servise taşıdım; kesinti yaşanmadı.",
      "Arama yanıt süresini 900 ms’den 60 ms’ye indirdim.",
      "Dört kişilik ekibin kod incelemesini ve yayın sürecini kurdum.",
    ],
    codes: true,
  },
  engineering: {
    departments: keys(
      "mechanical-engineering electrical-and-electronics-engineering mechatronics-engineering industrial-engineering",
    ),
    skills: keys(
      "solidworks ansys matlab simulink altium embedded-programming circuit-design plc-programming prototyping 3d-modelling",
    ),
    roles: keys("mechanical-engineer electronics-engineer robotics-engineer industrial-engineer hardware-engineer"),
    titles: ["Makine Mühendisi", "Ar-Ge Mühendisi", "Gömülü Yazılım Geliştirici", "Üretim Mühendisi"],
    companies: ["Marmara Makine", "Toros Otomasyon", "Aras Elektronik", "Göktepe Robotik"],
    about: [
      "Masadaki ilk prototipten seri üretime kadar ürünün yanında duruyorum.",
      "Sahada çalışan, tozdan ve titreşimden yılmayan donanımlar tasarlıyorum.",
      "Hardware with a short parts list is what I like to ship.",
    ],
    done: [
      "Ürün maliyetini parça sayısını azaltarak yüzde 30 düşürdüm.",
      "Üç ayda sahaya çıkan bir test düzeneği kurdum.",
      "Montaj hattının duruş süresini yarıya indirdim.",
    ],
  },
  science: {
    departments: keys("molecular-biology agricultural-engineering food-engineering chemistry statistics data-science"),
    skills: keys("python r statistics data-analysis machine-learning data-visualisation grant-writing deep-learning"),
    roles: keys("researcher data-scientist molecular-biologist agricultural-engineer data-analyst"),
    titles: ["Araştırmacı", "Veri Bilimci", "Ar-Ge Uzmanı", "Laboratuvar Sorumlusu"],
    companies: ["Ege Biyoteknoloji", "Anadolu Tohum", "Meriç Analitik", "Kuyucak Araştırma"],
    about: [
      "Laboratuvarda bulunanın tarlada da işe yaramasıyla ilgileniyorum.",
      "Veriden önce soruyu netleştirmeyi severim.",
      "I turn noisy measurements into decisions people can defend.",
    ],
    done: [
      "İki yıllık saha verisini tek bir modelde birleştirdim.",
      "Bir TÜBİTAK projesinin deney tasarımını yürüttüm.",
      "Numune hazırlama süresini dört günden bir güne indirdim.",
    ],
  },
  design: {
    departments: keys("industrial-design graphic-design visual-communication-design interior-architecture"),
    skills: keys(
      "figma photoshop illustrator ux-design ui-design user-research prototyping accessibility after-effects",
    ),
    roles: keys("ux-designer ui-designer graphic-designer industrial-designer"),
    titles: ["Ürün Tasarımcısı", "Arayüz Tasarımcısı", "Grafik Tasarımcı"],
    companies: ["Nar Stüdyo", "İncir Tasarım", "Turna Ajans", "Ada Dijital"],
    about: [
      "Önce kullanıcıyla konuşur, sonra çizerim.",
      "Herkesin kullanabildiği arayüzler tasarlıyorum; ekran okuyucuyla da denerim.",
      "I like forms that nobody notices because they simply work.",
    ],
    done: [
      "Başvuru formunu on iki ekrandan dörde indirdim; yarıda bırakanlar üçte bire düştü.",
      "Bileşen kitaplığını ve yazım kılavuzunu kurdum.",
      "Yirmi kullanıcıyla haftalık testler yaptım.",
    ],
    draws: true,
  },
  business: {
    departments: keys("business-administration economics international-trade entrepreneurship"),
    skills: keys(
      "business-development sales market-research business-modelling fundraising project-management product-management export",
    ),
    roles: keys("entrepreneur product-manager business-development-specialist project-manager consultant"),
    titles: ["İş Geliştirme Yöneticisi", "Proje Koordinatörü", "Ürün Yöneticisi", "Satış Yöneticisi"],
    companies: ["Boğaziçi Danışmanlık", "Kordon Ticaret", "Ihlamur Girişim", "Yelken Ortaklık"],
    about: [
      "İlk on müşteriyi bulmak en sevdiğim iş.",
      "Ekip kurar, hedefi sadeleştirir, sonucu ölçerim.",
      "I take products from a demo to a signed contract.",
    ],
    done: [
      "Bir yılda üç ülkede on dört bayi anlaşması yaptım.",
      "Tohum turunun hazırlığını baştan sona yürüttüm.",
      "Müşteri kaybını üç çeyrekte yarıya indirdim.",
    ],
  },
  marketing: {
    departments: keys("marketing public-relations-and-advertising communication"),
    skills: keys("google-ads google-analytics hubspot market-research graphic-design data-analysis wordpress"),
    roles: keys("marketing-specialist growth-specialist content-writer social-media-specialist"),
    titles: ["Pazarlama Uzmanı", "Büyüme Uzmanı", "İçerik Yöneticisi"],
    companies: ["Turna Ajans", "Sardunya İletişim", "Kuzey Bilişim", "Fener Medya"],
    about: [
      "Az bütçeyle ölçülebilir büyüme üzerine çalışıyorum.",
      "Ürünü kendi diliyle anlatan metinler yazarım.",
      "Numbers first, slogans later.",
    ],
    done: [
      "Edinim maliyetini altı ayda yüzde 40 düşürdüm.",
      "Bülteni sıfırdan 18 bin okura çıkardım.",
      "Lansman kampanyasını iki dilde yönettim.",
    ],
  },
  finance: {
    departments: keys("economics finance accounting industrial-engineering"),
    skills: keys("financial-modelling fundraising accounting excel market-research budgeting tax"),
    roles: keys("investor investment-analyst finance-specialist accountant"),
    titles: ["Yatırım Analisti", "Finans Uzmanı", "Portföy Yöneticisi"],
    companies: ["Ihlamur Girişim", "Haliç Portföy", "Yelken Ortaklık", "Poyraz Fon"],
    about: [
      "Erken aşamada derin teknolojiye yatırım yapan ekiplerle çalışıyorum.",
      "Rakamların arkasındaki ekibe bakarım.",
      "First cheques in climate and industry; I answer every founder.",
    ],
    done: [
      "Yirmi iki tohum yatırımının inceleme sürecini yürüttüm.",
      "Portföy raporlamasını tek bir tabloya indirdim.",
      "İki çıkışın hukuk ve finans hazırlığını yönettim.",
    ],
  },
  people: {
    departments: keys("human-resource-management psychology business-administration"),
    skills: keys("project-management data-analysis excel account-management"),
    roles: keys("recruiter human-resources-specialist"),
    titles: ["İşe Alım Uzmanı", "İnsan Kaynakları Uzmanı"],
    companies: ["Sardunya Yetenek", "Boğaziçi Danışmanlık", "Çınar Yazılım"],
    about: [
      "Girişimlerin ilk yirmi çalışanını bulmalarına yardım ediyorum.",
      "Adaya da işverene de aynı dürüstlükle geri dönerim.",
      "I hire engineers for teams that have never hired before.",
    ],
    done: ["Bir yılda otuz iki teknik pozisyonu kapattım.", "Görüşme sürecini beş adımdan üçe indirdim."],
  },
  law: {
    departments: keys("law accounting business-administration"),
    skills: keys("company-law data-protection intellectual-property tax accounting"),
    roles: keys("lawyer patent-attorney accountant consultant"),
    titles: ["Avukat", "Patent Vekili", "Mali Müşavir"],
    companies: ["Meriç Hukuk", "Haliç Müşavirlik", "Defne Patent"],
    about: [
      "Girişimlerin sözleşmelerini sade bir dille yazıyorum.",
      "Kuruluştan yatırıma kadar belgelerin düzenli durmasını sağlarım.",
      "Term sheets in plain words.",
    ],
    done: ["Kırktan fazla yatırım sözleşmesinin müzakeresini yürüttüm.", "On altı patent başvurusunu tescile taşıdım."],
  },
} as const satisfies Record<string, Field>;

export const SOFT_SKILLS = keys(
  "communication teamwork leadership problem-solving critical-thinking creativity time-management adaptability negotiation presentation customer-focus initiative",
);

/** Sentences people add about themselves. */
export const LIVES = [
  "Hafta sonları arılarla uğraşıyorum.",
  "Boş vakitlerimde kürek çekerim.",
  "İki kedim ve fazla sayıda saksım var.",
  "Yeni ekiplerle tanışmayı severim; yazmaktan çekinmeyin.",
  "Mentorluk için ayda iki saat ayırıyorum.",
  "Happy to talk in Turkish or English.",
  "Koşmayı, eski haritaları ve uzun kahvaltıları severim.",
];
