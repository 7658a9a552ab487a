/** What people call the provinces of Türkiye besides their names, by slug: short, old and official ones, and their central towns. */
export const PROVINCE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  afyonkarahisar: ["Afyon", "Afyon Karahisar"],
  ankara: ["Ank"],
  antalya: ["Ant"],
  diyarbakir: ["Diyarbekir"],
  elazig: ["Elaziz", "Harput"],
  eskisehir: ["Esk"],
  gaziantep: ["Antep", "G.Antep", "Gazi Antep"],
  hatay: ["Antakya"],
  istanbul: ["İst", "İstanbul Avrupa", "İstanbul Anadolu", "İstanbul Avrupa Yakası", "İstanbul Anadolu Yakası"],
  izmir: ["İzm"],
  kahramanmaras: ["Maraş", "K.Maraş", "Kahraman Maraş", "KMaraş"],
  kocaeli: ["İzmit"],
  mersin: ["İçel"],
  sakarya: ["Adapazarı"],
  sanliurfa: ["Urfa", "Ş.Urfa", "Şanlı Urfa", "ŞUrfa"],
  tunceli: ["Dersim"],
};
