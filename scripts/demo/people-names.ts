// Invented people: common first names and surnames, drawn together by chance.

export const FIRST_NAMES =
  `Ada Ahmet Ali Alp Arda Aslı Asya Aybüke Aylin Ayşe Azra Barış Baran Batuhan Begüm Berat Beren Berk Berna Beste Betül
Bilge Bora Buket Burak Burcu Büşra Can Canan Caner Cansu Cem Cemre Ceren Ceyda Çağatay Çağla Çiğdem Damla Defne Demir Deniz Derya
Dilara Doğa Doruk Duru Ebru Ece Eda Efe Ege Ela Elif Emir Emre Enes Erdem Eren Esra Eylül Ezgi Fatma Ferhat Feyza Fırat Furkan Gamze
Gizem Gökçe Gökhan Gonca Gülce Gülsüm Güneş Hakan Halil Hande Hatice Hazal Hilal Hülya Hüseyin Ilgaz Irmak Işık İbrahim İdil İlayda İlhan
İlke İnci İpek İrem İsmail Kaan Kadir Kerem Kıvanç Koray Kübra Leyla Levent Mehmet Melis Meltem Meryem Mert Mina Mustafa Naz Nazlı Nehir
Nilay Nisan Nur Onur Orhan Oya Ömer Özge Özgür Öykü Pınar Poyraz Rüya Rüzgâr Salih Sarp Seda Selen Selim Selin Sena Serkan Sevgi Sıla Sinan
Su Şafak Şebnem Şevval Şule Taylan Tolga Toprak Tuğba Tuğçe Tuna Tunç Ufuk Umut Utku Ülkü Volkan Yağız Yağmur Yasemin Yasin Yiğit Yunus
Yusuf Zehra Zeynep Zülal`.split(/\s+/);

export const SURNAMES =
  `Acar Adıgüzel Akarsu Akbulut Akça Akgün Aksoy Aktaş Akyüz Alkan Altay Altun Arıkan Arslan Aslan Ateş Avcı Aydemir Aydın
Ayhan Aykaç Bakır Balcı Başaran Baysal Bayraktar Bilgin Bilici Bozkurt Bulut Can Candan Cengiz Ceylan Coşkun Çakır Çalışkan Çam Çelebi Çelik
Çetin Çevik Çınar Çoban Dağ Dağdelen Demir Demirci Demirtaş Dinç Doğan Duman Durmaz Dursun Ekinci Elmas Er Erbil Erdem Erdoğdu Eren Ergin
Eroğlu Ersoy Ertürk Esen Genç Gök Gökmen Güler Gültekin Gümüş Güneş Güngör Gür Gürbüz Güven Işık Ilgaz Irmak İlhan İnan İnce Kalkan Kandemir
Kaplan Kara Karaca Karadağ Karakaş Karataş Kavak Kaya Kayalı Keskin Kılıç Kırmızı Koç Korkmaz Köse Kurt Kuş Küçük Mutlu Oğuz Okumuş Oral Orhan
Öz Özbay Özçelik Özdemir Özer Özkan Öztürk Pala Parlak Polat Sağlam Sancak Sarı Savaş Sayın Seçkin Sezer Soylu Sönmez Şahin Şeker Şen Şengül
Şimşek Tan Taş Taşkın Tekin Toprak Tosun Tuna Tunç Turan Türkmen Uçar Ulusoy Uysal Uzun Ünal Ünlü Vural Yalçın Yavuz Yazıcı Yıldırım Yıldız
Yılmaz Yurt Yücel Yüksel Zengin`.split(/\s+/);

const WOMEN = new Set(
  `Aslı Asya Aybüke Aylin Ayşe Azra Begüm Beren Berna Beste Betül Buket Burcu Büşra Canan Cansu Cemre Ceren Ceyda Çağla Çiğdem Damla
Defne Derya Dilara Duru Ebru Ece Eda Ela Elif Esra Eylül Ezgi Fatma Feyza Gamze Gizem Gökçe Gonca Gülce Gülsüm Hande Hatice Hazal Hilal
Hülya Irmak İdil İlayda İnci İpek İrem Kübra Leyla Melis Meltem Meryem Mina Naz Nazlı Nehir Nilay Nisan Oya Özge Öykü Pınar Rüya Seda
Selen Selin Sena Sevgi Sıla Su Şebnem Şevval Şule Tuğba Tuğçe Ülkü Yağmur Yasemin Zehra Zeynep Zülal Işıl Fatmagül Anneke Chiara
Marta`.split(/\s+/),
);
const MEN = new Set(
  `Ahmet Ali Alp Arda Barış Baran Batuhan Berat Berk Bora Burak Caner Cem Çağatay Doruk Efe Ege Emir Emre Enes Erdem Eren Ferhat Fırat
Furkan Gökhan Hakan Halil Hüseyin İbrahim İlhan İsmail Kaan Kadir Kerem Kıvanç Koray Levent Mehmet Mert Mustafa Onur Orhan Ömer Poyraz
Rüzgâr Salih Sarp Selim Serkan Sinan Şafak Taylan Tolga Tunç Ufuk Umut Utku Volkan Yağız Yasin Yiğit Yunus Yusuf Şükrü Abdurrahman
Lukas`.split(/\s+/),
);

/** For the drawn portrait; nothing for names of both. */
export function signOf(name: string): "♀" | "♂" | "" {
  const [first = ""] = name.split(" ");
  if (WOMEN.has(first)) return "♀";
  return MEN.has(first) ? "♂" : "";
}

/** Names that try the letters, the sorting and the widths of the pages. */
export const SPECIAL_PEOPLE = [
  "İpek Işık",
  "Irmak Ilıcalı",
  "Işıl İlıkçı",
  "İnci Iğdırlı",
  "Şükrü Çağrı Öğütcü",
  "Abdurrahman Müslüm Karahasanoğulları",
  "Fatmagül Nurefşan Kütükçüoğullarından",
  "Ülkü Ö",
];

export const FOREIGN_PEOPLE = [
  "Anneke van der Meulen",
  "Lukas Brandhuber",
  "Chiara Montefosco",
  "Oluwaseun Adebanwo",
  "Marta Wiśnicka",
  "Tomás Carvalheira",
  "Aigerim Saparova",
  "Elnur Quliyarov",
  "Noor Al-Harithi",
  "Priya Ramaswamy",
  "Kenji Morinaga",
  "Siobhán O’Rafferty",
  "Jean-Baptiste Delcourt",
  "Ingrid Solbakken",
  "Mateo Villaseñor",
  "Hannah Whitcombe",
  "Daniel Okonjo",
  "Lena Hartwig",
  "Samir Benyoucef",
  "Nino Kvaratsia",
  "Petra Novotničková",
  "Yiannis Papadellis",
  "Rania Haddadin",
  "Andrei Munteanescu",
  "Freya Lindqvall",
  "Kofi Amankwah",
  "Sofia Castelhano",
  "Ivana Dragičević",
  "Arman Nurpeissov",
  "Grace Thornbury",
];

export const TITLES: Record<string, readonly string[]> = {
  entrepreneur: [
    "Kurucu",
    "Kurucu Ortak",
    "Kurucu ve Genel Müdür",
    "Founder & CEO",
    "Kurucu Ortak, Teknoloji",
    "Co-founder",
  ],
  investor: ["Melek Yatırımcı", "Fon Yöneticisi", "Yatırım Analisti", "Venture Partner", "Yatırım Direktörü"],
  employee: [
    "Yazılım Mühendisi",
    "Ürün Yöneticisi",
    "Veri Bilimci",
    "Pazarlama Uzmanı",
    "Gömülü Yazılım Geliştirici",
    "Makine Mühendisi",
    "Satış Yöneticisi",
    "Ziraat Mühendisi",
    "Product Designer",
  ],
  "job-hunter": [
    "Bilgisayar Mühendisliği Öğrencisi",
    "Frontend Geliştirici",
    "Endüstri Mühendisi",
    "Grafik Tasarımcı",
    "Moleküler Biyolog",
    "Data Analyst",
  ],
  "head-hunter": ["Yetenek Avcısı", "Kıdemli İşe Alım Danışmanı", "Talent Partner"],
  "organization-organizer": ["Program Koordinatörü", "Kuluçka Yöneticisi", "Teknoloji Transfer Uzmanı"],
  "service-provider": ["Avukat", "Patent Vekili", "Mali Müşavir", "Marka Danışmanı"],
};
