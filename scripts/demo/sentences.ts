/** English and Turkish. `{…}` is filled in; the Turkish is built so that what is filled in takes no suffix. */
export type Sentence = readonly [english: string, turkish: string];

export const ORIGINS: readonly Sentence[] = [
  ["The company was founded in {year}.", "Şirket {year} yılında kuruldu."],
  ["Work began in {year} as a graduation project.", "Çalışma {year} yılında bir bitirme projesi olarak başladı."],
  [
    "The founders met at work and started {name} in {year}.",
    "Kurucular aynı iş yerinde tanıştı; {name} {year} yılında doğdu.",
  ],
  [
    "The first version was written in {year}, for a single customer who is still here.",
    "İlk sürüm {year} yılında tek bir müşteri için yazıldı; o müşteri bugün de kullanıyor.",
  ],
  [
    "It grew out of a doctoral thesis finished in {year}.",
    "Temeli, {year} yılında tamamlanan bir doktora tezine dayanıyor.",
  ],
  [
    "Two engineers and one sceptical first customer started it in {year}.",
    "{year} yılında iki mühendis ve bir türlü ikna olmayan ilk müşteriyle yola çıkıldı.",
  ],
  [
    "{name} won its first pilot in {year}, after eleven refusals.",
    "{name}, on bir ret cevabının ardından ilk pilotunu {year} yılında kazandı.",
  ],
  [
    "The idea comes from the family business of one of the founders, where it was tested through {year}.",
    "Fikir, kuruculardan birinin aile işinden çıktı ve {year} boyunca orada denendi.",
  ],
  [
    "The team has worked on nothing else since {year}.",
    "Ekip {year} yılından bu yana yalnızca bu ürün üzerinde çalışıyor.",
  ],
  [
    "{name} left a university laboratory in {year} with one device and a long list of mistakes.",
    "{name}, {year} yılında bir üniversite laboratuvarından tek bir cihaz ve uzun bir hata listesiyle ayrıldı.",
  ],
];

/** For products without a device: some origins speak of one. */
export const SOFTWARE_ORIGINS = ORIGINS.slice(0, -1);

export const TRACTION: readonly Sentence[] = [
  ["{count} {customers} use it today.", "Bugün {count} {turkish} kullanıyor."],
  ["It works with {count} {customers}.", "{count} {turkish} ile çalışıyor."],
  [
    "{count} {customers} came in the last two years, most of them by recommendation.",
    "Son iki yılda {count} {turkish} katıldı, çoğu tavsiyeyle geldi.",
  ],
  [
    "{count} {customers} have signed up so far; nine out of ten are still with it a year later.",
    "Şimdiye kadar {count} {turkish} kaydoldu; bir yıl sonra onda dokuzu hâlâ devam ediyor.",
  ],
  ["It counts {count} {customers} in {countries} countries.", "{countries} ülkede {count} {turkish} ile çalışıyor."],
  [
    "{count} {customers} pay for it, none of them with a contract longer than a month.",
    "{count} {turkish} ücretli kullanıyor; hiçbirinin taahhüdü bir aydan uzun değil.",
  ],
  [
    "The number of {customers} doubled within a year and stands at {count}.",
    "Bir yılda iki katına çıkan müşteri tabanı bugün {count} {turkish}.",
  ],
  [
    "Serving {count} {customers}, the company covers its costs with its own revenue.",
    "{count} {turkish} için hizmet veren şirket, giderlerini kendi geliriyle karşılıyor.",
  ],
];

/** Traction of a team that has only just begun. */
export const BEGINNINGS: readonly Sentence[] = [
  ["The prototype is being tried out in {pilots} pilots.", "Prototip {pilots} pilot uygulamada deneniyor."],
  [
    "A waiting list opened {weeks} weeks ago; the first users arrive in spring.",
    "Bekleme listesi {weeks} hafta önce açıldı; ilk kullanıcılar baharda geliyor.",
  ],
  [
    "The team interviewed {talks} people before drawing the first screen.",
    "Ekip, ilk ekranı çizmeden önce {talks} kişiyle görüştü.",
  ],
  [
    "The second prototype is on the workbench; the first one taught what not to do.",
    "İkinci prototip tezgâhta; ilki, ne yapılmaması gerektiğini öğretti.",
  ],
  ["{pilots} pilot customers have signed letters of intent.", "{pilots} pilot müşteri niyet mektubu imzaladı."],
  ["A small grant pays for the first tests.", "İlk denemeler küçük bir hibeyle yürütülüyor."],
];

export const PLANS: readonly Sentence[] = [
  ["Next comes a pilot in Germany.", "Sırada Almanya’da bir pilot uygulama var."],
  [
    "The next goal is to leave the home city: sales now begin in {other}.",
    "Yeni hedef kendi şehrinin dışı: satış ekibi şimdi {other} için çalışıyor.",
  ],
  ["An Arabic version is on its way for the Gulf.", "Körfez ülkeleri için Arapça sürüm yolda."],
  [
    "The team wants to grow from {staff} to {more} people within a year.",
    "Ekip bir yıl içinde {staff} kişiden {more} kişiye çıkmak istiyor.",
  ],
  [
    "In the coming months the second product is opened to existing customers.",
    "Önümüzdeki aylarda ikinci ürün mevcut müşterilere açılacak.",
  ],
  ["The company looks for distributors in the Balkans.", "Şirket Balkanlar’da distribütör arıyor."],
  ["Certification for the European market is under way.", "Avrupa pazarı için belgelendirme süreci devam ediyor."],
  [
    "The open interface, ready this year, lets others build on it.",
    "Bu yıl tamamlanan açık arayüz, başkalarının da üzerine geliştirme yapmasını sağlıyor.",
  ],
  [
    "From next year on, everything will be offered in four languages.",
    "Gelecek yıldan itibaren her şey dört dilde sunulacak.",
  ],
  [
    "The team publishes its error rates every quarter, good or bad.",
    "Ekip hata oranlarını, iyi de olsa kötü de olsa, her çeyrekte yayımlıyor.",
  ],
];

export const CLOSINGS: Record<"closed" | "acquired" | "public", readonly Sentence[]> = {
  closed: [
    [
      "Operations ended when the last round could not be closed; the code was given to its customers.",
      "Son yatırım turu tamamlanamayınca faaliyet sona erdi; kaynak kodu müşterilere devredildi.",
    ],
    [
      "The company closed after its main market moved on; the team wrote openly about the reasons.",
      "Ana pazarı yön değiştirince şirket kapandı; ekip nedenlerini açıkça yazdı.",
    ],
    [
      "It stopped in good order: all customers were moved to another supplier.",
      "Faaliyet düzenli biçimde sonlandırıldı, bütün müşteriler başka bir sağlayıcıya taşındı.",
    ],
  ],
  acquired: [
    [
      "It now belongs to a larger group and keeps its name and its team.",
      "Artık daha büyük bir grubun parçası; adını ve ekibini koruyor.",
    ],
    [
      "After the acquisition the product became part of its new owner’s platform.",
      "Satın almanın ardından ürün, yeni sahibinin platformuna katıldı.",
    ],
  ],
  public: [["The shares are traded on the stock exchange.", "Hisseleri borsada işlem görüyor."]],
};
