/** Titles of patents by technology, in Turkish as they are filed. */
const NAMES: Record<string, readonly string[]> = {
  "computer-vision": [
    "Görüntü işlemeye dayalı yüzey kusuru sınıflandırma yöntemi",
    "Değişken ışık altında nesne sayım sistemi",
  ],
  "image-processing": ["Düşük ışıkta görüntü iyileştirme yöntemi"],
  "sensor-technologies": [
    "Kendi kendini kalibre eden çok kanallı sensör düzeneği",
    "Zorlu ortamlar için sensör muhafazası",
  ],
  "internet-of-things": ["Düşük güç tüketimli kablosuz ölçüm düğümü", "Ölçüm düğümleri arasında eşzamanlama yöntemi"],
  "industrial-iot": ["Titreşim verisinden arıza türü belirleme yöntemi"],
  "embedded-systems": ["Enerji hasadı ile çalışan gömülü denetleyici"],
  robotics: ["Esnek tutucu uç ve bunun kontrol yöntemi", "Dar alanlarda çalışan gezgin robot şasisi"],
  "autonomous-systems": ["Uydu konumlaması olmadan seyrüsefer yöntemi"],
  "unmanned-aerial-vehicles": [
    "Katlanabilir kanat mekanizması",
    "İnsansız hava aracı için hızlı batarya değiştirme istasyonu",
  ],
  "battery-technologies": ["Hücre bazında batarya dengeleme devresi", "Isıl kaçağı geciktiren batarya modülü"],
  "power-electronics": ["Çift yönlü güç dönüştürücü"],
  photovoltaics: ["Güneş paneli yüzeyi için susuz temizleme düzeneği"],
  "fuel-cells": ["Elektroliz hücresi için katalizör kaplama yöntemi"],
  "water-treatment": ["Membran tıkanmasını azaltan akış düzeni"],
  "recycling-technologies": ["Karışık plastiklerin ayrıştırılması için yöntem"],
  "advanced-materials": ["Kendini onaran polimer kaplama"],
  composites: ["Bazalt elyaf takviyeli hafif panel"],
  "3d-printing": ["Katmanlı imalatta katman kusuru algılama yöntemi"],
  semiconductors: ["Düşük gürültülü okuma devresi"],
  photonics: ["Fiber lazer için ışın birleştirici"],
  fermentation: ["Sürekli fermantasyon için biyoreaktör"],
  "molecular-diagnostics": ["Tek tüpte çoklu patojen tespiti için kit"],
  "medical-imaging": ["Tıbbi görüntülerde lezyon takibi için yöntem"],
  "wearable-technologies": ["Vücut ısısıyla beslenen giyilebilir ölçüm bandı"],
  "drug-delivery": ["Kontrollü salım yapan mikroiğne yaması"],
  "controlled-environment-agriculture": ["Katmanlı yetiştirme rafı için iklimlendirme sistemi"],
};
const OTHER_NAMES = [
  "Veri kaynaklarının güvenli eşleştirilmesi için yöntem",
  "Gerçek zamanlı talep tahmini yapan sistem",
  "Dağıtık cihazlarda yazılım güncelleme yöntemi",
];

export function patentName(technologies: readonly string[], index: number): string {
  const fitting = [...technologies.flatMap((key) => NAMES[key] ?? []), ...OTHER_NAMES];
  return fitting[index % fitting.length]!;
}
