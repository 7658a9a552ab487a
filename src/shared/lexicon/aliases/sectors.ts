import type { Aliases } from "./types.ts";

/** Words of lists and of people for sectors. */
export const SECTOR_ALIASES: Aliases = {
  energy:
    "Energy technology, Energytech, Energy tech, Enerji teknolojileri, Renewable energy, Renewables, Yenilenebilir enerji, Power, Utilities, Elektrik üretimi, Energy & environment, Enerji ve çevre",
  health:
    "Healthcare, Health care, Healthtech, Health tech, Medtech, Medical, Medical technology, Tıp teknolojileri, Sağlık teknolojileri, Medikal, Medikal teknoloji, Sağlık hizmetleri, Tıbbi teknolojiler, Sağlık bilişimi, Health and wellness",
  biotech:
    "Biotech, Bio technology, Biyotek, Biyo teknoloji, Life sciences, Life science, Yaşam bilimleri, Biology, Biyoloji, Pharma, Pharmaceuticals, Pharmaceutical, İlaç, İlaç sanayi, Biyomühendislik, Bioengineering",
  fintech:
    "Fintek, Financial technology, Financial technologies, Finans teknolojileri, Finansal teknoloji, Finance, Finans, Banking, Bankacılık, Fin tech, Finance technology, Financial",
  insurtech: "Insurance technology, Insurance, Sigorta, Sigortacılık, Sigorta teknolojisi",
  agritech:
    "Agtech, Agri tech, Agriculture, Agricultural technology, Agrifood, Agrotech, Tarım, Tarım teknolojisi, Akıllı tarım, Smart farming, Farming, Ziraat, Tarım ve hayvancılık, Agriculture technology",
  foodtech:
    "Food tech, Food, Food and beverage, Food technology, Gıda, Gıda teknolojisi, Yiyecek ve içecek, Gıda ve içecek, Yeme içme",
  education:
    "Edtech, Ed tech, Educational technology, Education technology, Eğitim teknolojileri, Eğitim teknolojisi, E learning, Elearning",
  logistics:
    "Logistics technology, Logtech, Lojistik teknolojileri, Supply chain and logistics, Taşımacılık, Nakliye, Depolama ve lojistik, Shipping, Delivery",
  mobility:
    "Transportation, Transport, Ulaşım, Mobilite, Ulaşım teknolojileri, Auto tech, Automotive and transport, Mobility tech, Akıllı ulaşım, Ulaştırma, Automotive industry, Otomotiv sanayi",
  climate:
    "Climate tech, Climatetech, Environment, Çevre, Çevre teknolojileri, Sustainability, Sürdürülebilirlik, Greentech, Green tech, Yeşil teknoloji, İklim teknolojileri, Environmental technology, Environmental",
  gaming:
    "Games, Game, Video games, Oyunlar, Oyun geliştirme, Oyun sektörü, Game development, Dijital oyun, Gaming and esports",
  defence:
    "Defense, Defense technology, Defence technology, Savunma sanayi, Savunma sanayii, Savunma teknolojileri, Military, Defence industry, Defense industry, Savunma ve güvenlik",
  space:
    "Space, Aerospace, Aviation and space, Space technology, Uzay, Havacılık ve uzay, Uzay teknolojileri, Spacetech, Havacılık uzay",
  cybersecurity:
    "Cyber security, Cyber, Security, Information security, Bilgi güvenliği, Siber, Güvenlik, Siber güvenlik teknolojileri, Infosec, IT security",
  "enterprise-software":
    "SaaS, Enterprise, B2B software, Business software, İş yazılımları, Enterprise SaaS, Enterprise tech, Kurumsal, Enterprise solutions, Kurumsal çözümler, Productivity, Workplace software",
  software:
    "Software, Internet, Yazılım, Bilişim, Information technology, IT, Bilgi teknolojileri, Bilgi ve iletişim teknolojileri, ICT, Software development, Yazılım geliştirme, BT, Bilişim teknolojileri, Internet software and services, Computer software, Bilgisayar yazılımı, İnternet, Information and communication technologies, Bilgi işlem, Yazılım ve bilişim, Technology, Teknoloji",
  "artificial-intelligence":
    "AI, Yapay zeka, YZ, Machine learning, ML, Makine öğrenmesi, Makine öğrenimi, AI and machine learning, AI ML, Artificial intelligence and machine learning, Yapay zeka ve makine öğrenmesi, Derin öğrenme, Deep learning, Data & AI",
  ecommerce:
    "E commerce, Online retail, E ticaret, Elektronik ticaret, eCommerce, Commerce, Ticaret, Online shopping, Çevrim içi alışveriş",
  retail:
    "Retail, Retailtech, Retail tech, Perakende, Perakendecilik, Perakende teknolojileri, Fashion and retail, Consumer goods, Tüketim ürünleri, Consumer and retail",
  marketing:
    "Marketing, Advertising, Pazarlama, Reklam, Reklamcılık, Martech, Adtech, Marketing technology, Marketing tech, Pazarlama teknolojileri, Dijital pazarlama, Digital marketing, Sales and marketing, Satış ve pazarlama",
  media:
    "Media, Entertainment, Medya, Eğlence, Media tech, Yeni medya, Content, İçerik, Film, Sinema, Art, Sanat, Kültür ve sanat, Art and culture",
  manufacturing:
    "Manufacturing, Industry, Industrial, Industry 4.0, Endüstri 4.0, Sanayi, Üretim, İmalat, Endüstri, Makine, Makine sanayi, Makine imalat, Industrial technology, Endüstriyel teknolojiler, Üretim teknolojileri, Imalat sanayi, Production, Machinery, Akıllı üretim, Smart manufacturing",
  proptech:
    "Real estate, Property, Property technology, Construction, Gayrimenkul, Emlak, İnşaat, Contech, Gayrimenkul teknolojileri, Yapı, Real estate and construction, İnşaat ve gayrimenkul, Real estate tech, Yapı teknolojileri, Construction tech",
  tourism:
    "Travel, Tourism, Turizm, Seyahat, Traveltech, Travel tech, Travel and tourism, Turizm teknolojileri, Hospitality and travel",
  "human-resources":
    "HR, HRtech, HR tech, Human resource, İK, İnsan kaynakları teknolojileri, Future of work, Work tech, Çalışma yaşamı",
  legaltech: "Legal tech, Legal, Law, Hukuk, Law tech, Hukuk teknolojisi",
  "professional-services":
    "Services, Business services, Hizmet, Hizmetler, Danışmanlık hizmetleri, Professional service, İş hizmetleri, Hizmet sektörü",
  "public-sector":
    "Government, Govtech, Gov tech, Public, Kamu, Smart cities, Akıllı şehirler, Akıllı kent, Smart cities and government, Kamu teknolojileri, Civic tech",
  "social-impact":
    "Impact, Social enterprise, Social entrepreneurship, Sosyal girişimcilik, Etki, Sosyal girişim, Social good, Social innovation, Sosyal inovasyon",
  electronics:
    "Electronics, Hardware, Elektronik, Donanım, Elektrik elektronik, Elektrik ve elektronik, Electrical and electronics, Hardware and electronics, IoT, Internet of things, Nesnelerin interneti",
  telecommunications:
    "Telecom, Telecommunication, Telecoms, Telekom, Haberleşme, İletişim teknolojileri, Communications, Communication, Haberleşme teknolojileri, Telekomünikasyon ve haberleşme",
  sports: "Sport, Sportstech, Sports tech, Spor teknolojileri, Sports and fitness",
  "family-and-pets": "Family, Pets, Pet tech, Aile, Evcil hayvanlar, Evcil hayvan, Pet, Kids, Çocuk, Babytech",
  other: "Others, Diğerleri, Misc, Miscellaneous, Çeşitli, Other sectors, Diğer sektörler",
};
