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
    "The first version was made in {year} for a single customer, who still uses it.",
    "İlk sürüm {year} yılında tek bir müşteri için hazırlandı; o müşteri bugün de kullanıyor.",
  ],
  [
    "{name} won its first pilot in {year}, after eleven refusals.",
    "{name}, on bir ret cevabının ardından ilk pilotunu {year} yılında kazandı.",
  ],
  [
    "The idea comes from the family business of one of the founders, where the first trials took place in {year}.",
    "Fikir, kuruculardan birinin aile işinden çıktı; ilk denemeler {year} yılında orada yapıldı.",
  ],
  [
    "The team has worked on nothing else since {year}.",
    "Ekip {year} yılından bu yana yalnızca bu ürün üzerinde çalışıyor.",
  ],
  [
    "It began in {year} with a prize of a weekend competition.",
    "{year} yılında, bir hafta sonu yarışmasından gelen ödülle başladı.",
  ],
  [
    "Two former colleagues gave up their jobs for it in {year}.",
    "İki eski iş arkadaşı {year} yılında işlerini bırakıp bu fikrin peşine düştü.",
  ],
  [
    "The first office of {year} was a borrowed meeting room.",
    "{year} yılındaki ilk ofis, ödünç alınmış bir toplantı odasıydı.",
  ],
  [
    "{name} was started in {year} by people who needed it themselves.",
    "{name}, {year} yılında buna en çok kendileri ihtiyaç duyan kişilerce kuruldu.",
  ],
  [
    "A first attempt failed in {year}; the second is what stands here.",
    "{year} yılındaki ilk deneme tutmadı; bugünkü ürün ikincisi.",
  ],
];

/** Of products that come out of a laboratory. */
export const LABORATORY_ORIGINS: readonly Sentence[] = [
  [
    "It grew out of a doctoral thesis finished in {year}.",
    "Temeli, {year} yılında tamamlanan bir doktora tezine dayanıyor.",
  ],
  [
    "{name} left a university laboratory in {year} with one prototype and a long list of mistakes.",
    "{name}, {year} yılında bir üniversite laboratuvarından tek bir prototip ve uzun bir hata listesiyle ayrıldı.",
  ],
  ["The first working sample dates from {year}.", "Çalışan ilk örnek {year} tarihli."],
];

/** Traction with organizations. */
export const TRACTION: readonly Sentence[] = [
  ["{count} {customers} use it today.", "Bugün {count} {turkish} kullanıyor."],
  ["It works with {count} {customers}.", "{count} {turkish} ile çalışıyor."],
  [
    "{count} {customers} pay for it, none of them with a contract longer than a month.",
    "{count} {turkish} ücretli kullanıyor; hiçbirinin taahhüdü bir aydan uzun değil.",
  ],
  [
    "{count} {customers} have joined so far, most of them by recommendation.",
    "Şimdiye kadar {count} {turkish} katıldı, çoğu tavsiyeyle geldi.",
  ],
];
/** … once there are some years to look back on. */
export const SETTLED_TRACTION: readonly Sentence[] = [
  ...TRACTION,
  [
    "Of {count} {customers}, nine in ten stay after the first year.",
    "{count} {turkish} arasında ilk yıldan sonra ayrılanların oranı onda bir.",
  ],
  ["It counts {count} {customers} in {countries} countries.", "{countries} ülkede {count} {turkish} ile çalışıyor."],
  [
    "The number of {customers} doubled within a year and stands at {count}.",
    "Bir yılda iki katına çıkan müşteri tabanı bugün {count} {turkish}.",
  ],
  [
    "With {count} {customers}, the company covers its costs from its own revenue.",
    "{count} {turkish} ile çalışan şirket, giderlerini kendi geliriyle karşılıyor.",
  ],
];
/** Traction with people. */
export const PUBLIC_TRACTION: readonly Sentence[] = [
  ["{count} people use it every month.", "Ayda {count} kişi kullanıyor."],
  ["{count} people have signed up so far.", "Şimdiye kadar {count} kişi kaydoldu."],
  ["Every second one of its {count} users came by recommendation.", "{count} kullanıcının yarısı tavsiyeyle geldi."],
  ["{count} people use it; one in twelve pays.", "{count} kişi kullanıyor, on iki kişiden biri ücretli pakette."],
];
export const PLAYER_TRACTION: readonly Sentence[] = [
  ["{count} people play it every month.", "Ayda {count} kişi oynuyor."],
  ["It has been downloaded {count} times.", "Bugüne kadar {count} kez indirildi."],
  ["{count} players came in the first year of the release.", "Yayının ilk yılında {count} oyuncu geldi."],
];

/** Of a team that has only just begun. */
export const BEGINNINGS: readonly Sentence[] = [
  ["It is being tried out in {pilots} pilots.", "{pilots} pilot uygulamada deneniyor."],
  ["A waiting list opened {weeks} weeks ago.", "Bekleme listesi {weeks} hafta önce açıldı."],
  [
    "The team interviewed {talks} people before building anything.",
    "Ekip, ilk parçayı yapmadan önce {talks} kişiyle görüştü.",
  ],
  [
    "The second prototype is on the workbench; the first one taught what not to do.",
    "İkinci prototip tezgâhta; ilki, ne yapılmaması gerektiğini öğretti.",
  ],
  [
    "{pilots} future customers have signed letters of intent.",
    "Müşteri adaylarından {pilots} tanesi niyet mektubu imzaladı.",
  ],
  ["A small grant pays for the first tests.", "İlk denemeler küçük bir hibeyle yürütülüyor."],
  ["The team is looking for a second developer.", "Ekip ikinci bir geliştirici arıyor."],
  ["A first version is planned for spring.", "İlk sürüm bahara planlanıyor."],
];

export const PLANS: readonly Sentence[] = [
  ["Next comes a pilot in Germany.", "Sırada Almanya’da bir pilot uygulama var."],
  ["Sales now begin in {other}.", "Satış ekibi şimdi {other} için çalışıyor."],
  ["An Arabic version is on its way for the Gulf.", "Körfez ülkeleri için Arapça sürüm yolda."],
  [
    "The team wants to grow from {staff} to {more} people within a year.",
    "Ekip bir yıl içinde {staff} kişiden {more} kişiye çıkmak istiyor.",
  ],
  [
    "A second product for existing customers follows in the coming months.",
    "Önümüzdeki aylarda mevcut müşteriler için ikinci bir ürün geliyor.",
  ],
  ["The company looks for distributors in the Balkans.", "Şirket Balkanlar’da distribütör arıyor."],
  ["Papers for the European market are under way.", "Avrupa pazarı için gereken belgelendirme sürüyor."],
  ["From next year on it will be offered in four languages.", "Gelecek yıldan itibaren dört dilde sunulacak."],
  [
    "The team publishes its mistakes every quarter, with what was learned.",
    "Ekip her çeyrekte hatalarını ve bunlardan öğrendiklerini yayımlıyor.",
  ],
];

export const CLOSINGS: Record<"closed" | "acquired" | "public", readonly Sentence[]> = {
  closed: [
    [
      "Operations ended when the last round could not be closed.",
      "Son yatırım turu tamamlanamayınca faaliyet sona erdi.",
    ],
    [
      "The company closed when too few customers stayed; the team wrote openly about the reasons.",
      "Yeterince müşteri kalmayınca şirket kapandı; ekip nedenlerini açıkça yazdı.",
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
      "After the acquisition the team went on under the same name.",
      "Satın almanın ardından ekip aynı adla yoluna devam etti.",
    ],
  ],
  public: [["The shares are traded on the stock exchange.", "Hisseleri borsada işlem görüyor."]],
};
