import type { Customer } from "./customers.ts";

const customer = (
  plural: string,
  turkish: string,
  usual: readonly [number, number],
  businessModels: readonly string[],
  ...targets: (readonly [string, string])[]
): Customer => ({ plural, turkish, usual, businessModels, targets });

export const CUSTOMERS: Record<string, Customer> = {
  farm: customer(
    "growers",
    "üretici",
    [120, 900],
    ["b2b", "d2c"],
    [
      "Family farms of 5 to 50 hectares and the cooperatives that sell for them.",
      "5 ile 50 hektar arasında toprağı işleyen aile çiftlikleri ve onların ürününü satan kooperatifler.",
    ],
    [
      "Growers who export and must prove to their buyers how a crop was grown.",
      "İhracat yapan ve ürünün nasıl yetiştiğini alıcısına kanıtlamak zorunda olan üreticiler.",
    ],
    [
      "Farm managers, agronomists and the dealers they ask for advice.",
      "Çiftlik yöneticileri, ziraat mühendisleri ve onların danıştığı bayiler.",
    ],
  ),
  clinic: customer(
    "clinics",
    "klinik",
    [40, 320],
    ["b2b", "saas"],
    [
      "Private practices and outpatient clinics with two to fifteen physicians.",
      "İki ile on beş hekimin çalıştığı muayenehaneler ve poliklinikler.",
    ],
    [
      "Clinic owners who still keep half of their records on paper.",
      "Kayıtlarının yarısını hâlâ kâğıtta tutan klinik sahipleri.",
    ],
  ),
  hospital: customer(
    "hospitals",
    "hastane",
    [8, 60],
    ["b2b", "b2g"],
    [
      "Chief physicians and biomedical departments of hospitals with more than 150 beds.",
      "150 yataktan büyük hastanelerin başhekimlikleri ve biyomedikal birimleri.",
    ],
    [
      "City hospitals first, private hospital groups second.",
      "Önce şehir hastaneleri, ardından özel hastane grupları.",
    ],
  ),
  factory: customer(
    "factories",
    "fabrika",
    [15, 130],
    ["b2b"],
    [
      "Plants with 50 to 500 workers in organised industrial zones.",
      "Organize sanayi bölgelerinde 50 ile 500 kişi çalıştıran tesisler.",
    ],
    [
      "Maintenance and quality managers in automotive, white goods and packaging suppliers.",
      "Otomotiv, beyaz eşya ve ambalaj yan sanayisinde bakım ve kalite yöneticileri.",
    ],
    [
      "Exporting manufacturers whose customers in Europe ask for figures, not promises.",
      "Avrupa’daki alıcıları söz değil rakam isteyen ihracatçı üreticiler.",
    ],
  ),
  firm: customer(
    "companies",
    "şirket",
    [40, 400],
    ["b2b", "saas"],
    [
      "Companies with 50 to 1,000 employees that have outgrown spreadsheets.",
      "Tablolarla yönetilemeyecek kadar büyümüş, 50 ile 1.000 kişilik şirketler.",
    ],
    [
      "Operations and finance managers of mid-sized companies.",
      "Orta ölçekli şirketlerin operasyon ve finans yöneticileri.",
    ],
    ["Fast-growing companies that open in a second country.", "İkinci bir ülkeye açılan, hızlı büyüyen şirketler."],
  ),
  sme: customer(
    "small businesses",
    "küçük işletme",
    [300, 4_000],
    ["b2b", "saas"],
    [
      "Businesses with fewer than twenty people and no department for this.",
      "Yirmi kişiden az çalışanı olan ve bu işe ayrı bir birim ayıramayan işletmeler.",
    ],
    [
      "Tradespeople, workshops and family firms that do the books in the evening.",
      "Esnaf, atölyeler ve hesabını akşamları tutan aile şirketleri.",
    ],
  ),
  user: customer(
    "users",
    "kullanıcı",
    [20_000, 400_000],
    ["b2c"],
    [
      "Adults between 20 and 40 in large cities who do this on their phone.",
      "Büyük şehirlerde yaşayan ve bu işi telefondan halleden 20-40 yaş arası yetişkinler.",
    ],
    [
      "People who tried two other applications and left both within a month.",
      "İki uygulama deneyip ikisini de bir ay içinde bırakmış kişiler.",
    ],
    [
      "Young professionals in Türkiye, then Turkish speakers in Europe.",
      "Önce Türkiye’deki genç çalışanlar, sonra Avrupa’da Türkçe konuşanlar.",
    ],
  ),
  family: customer(
    "families",
    "aile",
    [2_000, 60_000],
    ["b2c"],
    [
      "Families with children under twelve, both parents working.",
      "Anne babanın da çalıştığı, on iki yaşından küçük çocuğu olan aileler.",
    ],
    [
      "Households that share one budget, one calendar and little time.",
      "Tek bütçeyi, tek takvimi ve az zamanı paylaşan haneler.",
    ],
  ),
  student: customer(
    "students",
    "öğrenci",
    [5_000, 180_000],
    ["b2c", "b2b2c"],
    [
      "Pupils in the last two years of school and students in their first.",
      "Lisenin son iki yılındaki öğrenciler ve üniversiteye yeni başlayanlar.",
    ],
    [
      "Students who pay for themselves and compare every price.",
      "Harcamasını kendi yapan ve her fiyatı karşılaştıran öğrenciler.",
    ],
  ),
  school: customer(
    "schools",
    "okul",
    [30, 450],
    ["b2b", "b2b2c"],
    [
      "Private schools and course centres with more than 200 pupils.",
      "200’den fazla öğrencisi olan özel okullar ve kurslar.",
    ],
    [
      "School groups, and the municipalities that run study houses.",
      "Okul zincirleri ve etüt merkezi işleten belediyeler.",
    ],
  ),
  municipality: customer(
    "municipalities",
    "belediye",
    [5, 40],
    ["b2g"],
    [
      "Metropolitan and district municipalities with their own data teams.",
      "Kendi veri ekibi olan büyükşehir ve ilçe belediyeleri.",
    ],
    [
      "District municipalities between 50,000 and 500,000 inhabitants.",
      "Nüfusu 50.000 ile 500.000 arasındaki ilçe belediyeleri.",
    ],
  ),
  hotel: customer(
    "hotels",
    "otel",
    [25, 300],
    ["b2b", "saas"],
    [
      "Independent hotels with 20 to 150 rooms on the coast and in old towns.",
      "Kıyıda ve eski kent merkezlerinde, 20 ile 150 odalı bağımsız oteller.",
    ],
    [
      "Seasonal hotels that lose half of their team every winter.",
      "Her kış ekibinin yarısını kaybeden sezonluk oteller.",
    ],
  ),
  restaurant: customer(
    "restaurants",
    "restoran",
    [80, 1_200],
    ["b2b", "saas"],
    [
      "Restaurants, bakeries and canteens with one to ten branches.",
      "Bir ile on şubesi olan restoranlar, fırınlar ve yemekhaneler.",
    ],
    [
      "Chains that must cook the same dish in every branch.",
      "Her şubede aynı yemeği aynı lezzette çıkarmak zorunda olan zincirler.",
    ],
  ),
  shop: customer(
    "shops",
    "mağaza",
    [150, 3_000],
    ["b2b", "saas"],
    ["Online shops with 100 to 10,000 orders a month.", "Ayda 100 ile 10.000 sipariş alan çevrim içi mağazalar."],
    [
      "Merchants who sell on three marketplaces and a shop of their own.",
      "Üç pazaryerinde ve kendi sitesinde satış yapan satıcılar.",
    ],
  ),
  bank: customer(
    "financial institutions",
    "finans kuruluşu",
    [4, 35],
    ["b2b", "b2b2c"],
    ["Banks, payment and electronic-money institutions.", "Bankalar, ödeme ve elektronik para kuruluşları."],
    ["Participation banks, leasing and factoring companies.", "Katılım bankaları, leasing ve faktoring şirketleri."],
  ),
  insurer: customer(
    "agencies and insurers",
    "acente ve sigorta şirketi",
    [20, 260],
    ["b2b", "b2b2c"],
    [
      "Insurance agencies with two to twenty people and the insurers behind them.",
      "İki ile yirmi kişilik acenteler ve çalıştıkları sigorta şirketleri.",
    ],
    ["Claims departments of non-life insurers.", "Elementer sigorta şirketlerinin hasar birimleri."],
  ),
  developer: customer(
    "software teams",
    "yazılım ekibi",
    [60, 900],
    ["b2b", "saas"],
    ["Software teams of 5 to 100 developers.", "5 ile 100 geliştiriciden oluşan yazılım ekipleri."],
    ["Product companies that release every week.", "Her hafta yeni sürüm çıkaran ürün şirketleri."],
  ),
  player: customer(
    "players",
    "oyuncu",
    [80_000, 2_500_000],
    ["b2c"],
    [
      "Players who have ten minutes and want a whole story in them.",
      "On dakikası olan ve o on dakikaya bütün bir hikâye sığdırmak isteyen oyuncular.",
    ],
    [
      "Players in the United States, Germany and Japan, where most of the revenue comes from.",
      "Gelirin çoğunun geldiği ABD, Almanya ve Japonya’daki oyuncular.",
    ],
  ),
  carrier: customer(
    "carriers",
    "nakliye firması",
    [40, 500],
    ["b2b"],
    [
      "Carriers with 10 to 200 vehicles and the exporters they drive for.",
      "10 ile 200 aracı olan nakliyeciler ve yük verdikleri ihracatçılar.",
    ],
    [
      "Dispatchers who plan tomorrow on the telephone tonight.",
      "Yarının planını bu akşam telefonda yapan operasyon sorumluları.",
    ],
  ),
  builder: customer(
    "construction sites",
    "şantiye",
    [15, 160],
    ["b2b"],
    ["Contractors who run three to thirty sites at a time.", "Aynı anda üç ile otuz şantiye yürüten müteahhitler."],
    [
      "Housing developers and the engineers who sign for safety.",
      "Konut geliştiricileri ve iş güvenliğine imza atan mühendisler.",
    ],
  ),
  lab: customer(
    "laboratories",
    "laboratuvar",
    [10, 90],
    ["b2b"],
    [
      "University laboratories and the R&D departments of drug makers.",
      "Üniversite laboratuvarları ve ilaç üreticilerinin Ar-Ge birimleri.",
    ],
    [
      "Diagnostic laboratories that run more than 500 samples a day.",
      "Günde 500’den fazla numune çalışan tanı laboratuvarları.",
    ],
  ),
  institution: customer(
    "institutions",
    "kurum",
    [4, 30],
    ["b2g", "b2b"],
    [
      "Public institutions and the prime contractors that supply them.",
      "Kamu kurumları ve onlara hizmet veren ana yükleniciler.",
    ],
    ["Agencies responsible for security, health or transport.", "Güvenlik, sağlık veya ulaştırmadan sorumlu kurumlar."],
  ),
  lawyer: customer(
    "law offices",
    "hukuk bürosu",
    [40, 600],
    ["b2b", "saas"],
    [
      "Law offices with 3 to 40 lawyers and in-house legal teams.",
      "3 ile 40 avukatın çalıştığı bürolar ve şirketlerin hukuk birimleri.",
    ],
    [
      "Lawyers who work alone and spend a day a week on paperwork.",
      "Tek başına çalışan ve haftada bir gününü evraka ayıran avukatlar.",
    ],
  ),
  creator: customer(
    "creators",
    "içerik üreticisi",
    [800, 25_000],
    ["b2c", "b2b2c"],
    [
      "Creators with 5,000 to 500,000 followers who want income they can plan.",
      "5.000 ile 500.000 takipçisi olan ve öngörülebilir gelir isteyen içerik üreticileri.",
    ],
    [
      "Independent musicians, writers and teachers with an audience of their own.",
      "Kendi kitlesi olan bağımsız müzisyenler, yazarlar ve eğitmenler.",
    ],
  ),
  club: customer(
    "clubs",
    "kulüp",
    [12, 180],
    ["b2b", "saas"],
    ["Amateur and second-league clubs and their academies.", "Amatör ve alt lig kulüpleri ile altyapı akademileri."],
    [
      "Sports halls and schools with more than 100 members.",
      "100’den fazla üyesi olan spor salonları ve spor okulları.",
    ],
  ),
  plant: customer(
    "energy plants",
    "enerji tesisi",
    [10, 120],
    ["b2b"],
    [
      "Owners and operators of plants between 1 and 50 megawatts.",
      "1 ile 50 megavat arası santrallerin sahipleri ve işletmecileri.",
    ],
    ["Factories that make their own power on the roof.", "Elektriğini kendi çatısında üreten fabrikalar."],
  ),
  operator: customer(
    "network operators",
    "işletmeci",
    [5, 45],
    ["b2b"],
    [
      "Telecom operators, internet providers and tower companies.",
      "Telekom operatörleri, internet servis sağlayıcıları ve kule şirketleri.",
    ],
    [
      "Operators of fleets, stations and networks in three neighbouring countries.",
      "Üç komşu ülkede filo, istasyon ve ağ işletenler.",
    ],
  ),
  brand: customer(
    "brands",
    "marka",
    [25, 350],
    ["b2b"],
    [
      "Consumer brands with a marketing team of at least three.",
      "En az üç kişilik pazarlama ekibi olan tüketici markaları.",
    ],
    ["Young brands that sell mostly on their own site.", "Satışının çoğunu kendi sitesinden yapan genç markalar."],
  ),
  driver: customer(
    "drivers",
    "sürücü",
    [3_000, 90_000],
    ["b2c", "b2b2c"],
    [
      "Drivers in the ten largest cities, and the fleets some of them drive for.",
      "En büyük on şehirdeki sürücüler ve bir bölümünün çalıştığı filolar.",
    ],
    ["Owners of electric vehicles who cannot charge at home.", "Evde şarj imkânı olmayan elektrikli araç sahipleri."],
  ),
};
