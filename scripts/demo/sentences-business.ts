import type { Sentence } from "./sentences.ts";

/** Advantages of a company, by its kind of product. */
export const ADVANTAGES: Record<"app" | "software" | "device" | "material", readonly Sentence[]> = {
  app: [
    [
      "Usable from the first minute, without a registration form.",
      "Kayıt formu doldurmadan, ilk dakikadan itibaren kullanılıyor.",
    ],
    [
      "The statutes of the company forbid the sale of personal data.",
      "Kişisel veri satışı şirket sözleşmesiyle yasak.",
    ],
    ["Runs well on telephones that are six years old.", "Altı yıllık telefonlarda bile akıcı çalışıyor."],
    [
      "Large letters, clear speech: tested with people over seventy.",
      "Büyük harfler, açık bir dil: yetmiş yaş üstü kullanıcılarla denendi.",
    ],
    ["One can stop at any time with two taps.", "İki dokunuşla istendiği an bırakılabiliyor."],
    ["Made together with its first hundred users.", "İlk yüz kullanıcısıyla birlikte geliştirildi."],
  ],
  software: [
    [
      "Set-up takes an afternoon and needs no change to the systems in place.",
      "Kurulum bir öğleden sonra sürüyor ve mevcut sistemlerde değişiklik istemiyor.",
    ],
    [
      "It works with Turkish texts, names and addresses from the first day.",
      "Türkçe metin, ad ve adreslerle ilk günden doğru çalışıyor.",
    ],
    [
      "Data stays on servers in a country the customer chooses.",
      "Veriler, müşterinin seçtiği ülkedeki sunucularda kalıyor.",
    ],
    [
      "Each result shows where it comes from, so it can be checked.",
      "Her sonuç kaynağını gösteriyor, isteyen denetleyebiliyor.",
    ],
    ["Works without a connection and catches up later.", "Bağlantı yokken de çalışıyor, sonra kendini eşitliyor."],
    [
      "Customers can leave with all their data at any time, and few do.",
      "Müşteri bütün verisini alıp istediği an ayrılabiliyor; ayrılan çok az.",
    ],
    [
      "Ready-made connections to the programs customers already use.",
      "Müşterilerin kullandığı programlara hazır bağlantılar.",
    ],
    ["Learnt within an hour, without a manual.", "Kılavuzsuz, bir saatte öğreniliyor."],
  ],
  device: [
    [
      "Design and assembly under one roof: spare parts arrive in two days.",
      "Tasarım ve montaj tek çatı altında; yedek parça iki günde ulaşıyor.",
    ],
    ["The team designs both the electronics and the software.", "Elektroniği de yazılımı da ekip kendisi tasarlıyor."],
    ["Field-tested in the heat of summer and in mountain winters.", "Yaz sıcağında ve dağ kışında sahada denendi."],
    [
      "Everything can be repaired with ordinary tools, and the manual is public.",
      "Sıradan aletlerle onarılabiliyor; kılavuzu herkese açık.",
    ],
    ["Built from parts that three suppliers can deliver.", "Üç ayrı tedarikçiden bulunabilen parçalarla üretiliyor."],
    ["Installed within a day, without stopping the work.", "İş durdurulmadan bir günde kuruluyor."],
  ],
  material: [
    ["Raw materials come from within 200 kilometres.", "Hammaddesi 200 kilometreden yakın mesafeden geliyor."],
    ["Every batch can be followed back to its origin.", "Her parti kaynağına kadar izlenebiliyor."],
    ["Made on machines producers already have.", "Üreticilerin elindeki makinelerle üretilebiliyor."],
    ["Results were confirmed by two independent laboratories.", "Sonuçlar iki bağımsız laboratuvarca doğrulandı."],
    [
      "The team has scaled the process from the bench to the pilot plant itself.",
      "Ekip, süreci tezgâhtan pilot tesise kendisi taşıdı.",
    ],
  ],
};
/** Of what companies buy. */
export const COMMON_ADVANTAGES: readonly Sentence[] = [
  [
    "The price follows the use, so small customers can start.",
    "Ücret kullanıma göre belirlendiği için küçük müşteriler de başlayabiliyor.",
  ],
  ["Half of the team comes from the trade it serves.", "Ekibin yarısı, hizmet verdiği sektörün içinden geliyor."],
  [
    "Support answers quickly, by people who make the product.",
    "Destek ekibi hızlı yanıt veriyor; yanıtlayanlar ürünü yapanlar.",
  ],
  ["Costs a third of what comparable imports cost.", "Benzer ithal ürünlerin üçte biri fiyatına."],
  ["Measured data of its own that nobody else has collected.", "Başka kimsenin toplamadığı, kendi ölçtüğü veriler."],
  ["Tried with real customers from the first month.", "İlk aydan itibaren gerçek müşterilerle denendi."],
];

/** How the money comes in, by the first revenue model. */
export const REVENUES: Record<string, Sentence> = {
  subscription: [
    "Monthly or yearly subscription; yearly customers get two months free.",
    "Aylık veya yıllık abonelik; yıllık ödeyene iki ay ücretsiz.",
  ],
  "one-off-sale": [
    "The product is sold once; maintenance is a yearly contract.",
    "Ürün bir kez satılıyor, bakım yıllık sözleşmeyle yapılıyor.",
  ],
  commission: [
    "A commission between 4 and 12 percent on each completed sale.",
    "Tamamlanan her satıştan yüzde 4 ile 12 arasında komisyon.",
  ],
  "transaction-fee": [
    "A small fee on every transaction, nothing in months without one.",
    "Her işlemden küçük bir ücret; işlem olmayan ayda ücret yok.",
  ],
  licensing: ["Yearly licences by site, with training included.", "Tesis başına yıllık lisans; eğitim dahil."],
  advertising: [
    "Free for users, paid by a limited number of advertisements.",
    "Kullanıcıya ücretsiz; gelir, sayısı sınırlı reklamdan geliyor.",
  ],
  freemium: [
    "The basic version is free; about one user in twenty pays for more.",
    "Temel sürüm ücretsiz; yirmi kullanıcıdan yaklaşık biri ücretli pakete geçiyor.",
  ],
  "pay-per-use": [
    "Customers pay for what they used in the month.",
    "Müşteri o ay ne kadar kullandıysa o kadar ödüyor.",
  ],
  "in-app-purchase": [
    "Purchases inside the application, never needed to finish it.",
    "Uygulama içi satın alma; bitirmek için hiçbiri zorunlu değil.",
  ],
  "rental-and-leasing": [
    "Devices are rented by the month, with service included.",
    "Cihazlar servis dahil aylık kiralanıyor.",
  ],
  consulting: [
    "Project fees at the start, a support contract afterwards.",
    "Başta proje bedeli, sonrasında destek sözleşmesi.",
  ],
  "data-sales": [
    "Anonymous reports sold to companies of the sector.",
    "Sektördeki şirketlere satılan anonim raporlar.",
  ],
  affiliate: [
    "A share from partners when a recommendation ends in a purchase.",
    "Öneri satın almayla sonuçlanırsa iş ortağından pay.",
  ],
  sponsorship: ["Yearly sponsors carry the costs.", "Giderleri yıllık sponsorlar karşılıyor."],
  donation: ["Donations and grants, published every quarter.", "Her çeyrekte yayımlanan bağış ve hibeler."],
  "revenue-share": [
    "A share of the revenue the customer earns with it.",
    "Müşterinin bu sayede kazandığı gelirden pay.",
  ],
};

/** News of a startup. `{n}` is a small number, `{partner}` the name of an organization. */
export const UPDATES: readonly Sentence[] = [
  [
    "Second version released after {n} months of tests with customers.",
    "Müşterilerle {n} ay süren denemelerin ardından ikinci sürüm yayında.",
  ],
  ["Pilot agreement signed with {partner}.", "{partner} ile pilot anlaşması imzalandı."],
  ["Team of {n} moved to a larger office.", "{n} kişilik ekip daha büyük bir ofise taşındı."],
  ["First export: {n} customers abroad within a quarter.", "İlk ihracat: bir çeyrekte yurt dışında {n} müşteri."],
  ["First prize in the demo day of {partner}.", "{partner} demo gününde birincilik ödülü."],
  [
    "ISO 27001 certificate received after an audit of {n} days.",
    "{n} gün süren denetimin ardından ISO 27001 belgesi alındı.",
  ],
  ["Mobile application published in both stores.", "Mobil uygulama iki mağazada da yayımlandı."],
  [
    "Prices lowered for small customers; {n} of them joined in the first week.",
    "Küçük müşteriler için fiyat düşürüldü; ilk haftada {n} müşteri katıldı.",
  ],
  ["A new head of sales joined from {partner}.", "Yeni satış direktörü {partner} ekibinden geldi."],
  ["Monthly revenue grew for the {n}th month in a row.", "Aylık gelir üst üste {n} aydır artıyor."],
  [
    "Founders spoke about mistakes of the first year at {partner}.",
    "Kurucular, {partner} etkinliğinde ilk yılın hatalarını anlattı.",
  ],
  ["Internship programme opened for {n} students.", "{n} öğrenci için staj programı açıldı."],
  [
    "Service was down for {n} hours; the full report is public.",
    "Hizmet {n} saat kesildi; ayrıntılı rapor herkese açık.",
  ],
  ["A study with {partner} was accepted for publication.", "{partner} ile yürütülen çalışma yayına kabul edildi."],
];
