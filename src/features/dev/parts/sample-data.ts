type Text = [en: string, tr: string];

export const SAMPLE_STARTUPS: {
  name: string;
  place: Text;
  tagline: Text;
  stage: Text;
  technology: Text;
  raised: number;
  confirmed: string;
}[] = [
  {
    name: "Voltar",
    place: ["İzmir · Energy", "İzmir · Enerji"],
    tagline: [
      "Batteries that last twice as long, by steering the electrolyte in real time.",
      "Elektroliti anlık yöneterek pilin ömrünü ikiye katlar.",
    ],
    stage: ["Seed", "Tohum"],
    technology: ["Battery", "Pil"],
    raised: 1_800_000,
    confirmed: "2026-10-30T08:00:00Z",
  },
  {
    name: "Nabız AI",
    place: ["Ankara · Health", "Ankara · Sağlık"],
    tagline: [
      "Reads an ECG in four seconds and tells the nurse what to do next.",
      "EKG’yi dört saniyede okur, hemşireye sıradaki adımı söyler.",
    ],
    stage: ["Series A", "A serisi"],
    technology: ["Medical device", "Tıbbi cihaz"],
    raised: 6_200_000,
    confirmed: "2026-11-18T08:00:00Z",
  },
  {
    name: "Çelikten",
    place: ["Kocaeli · Industry", "Kocaeli · Sanayi"],
    tagline: [
      "Finds the crack in a weld before the inspector has parked.",
      "Kaynaktaki çatlağı denetçi park etmeden bulur.",
    ],
    stage: ["Pre-seed", "Tohum öncesi"],
    technology: ["Robotics", "Robotik"],
    raised: 240_000,
    confirmed: "2025-11-02T08:00:00Z",
  },
];

export const SAMPLE_SECTORS: { value: string; label: Text; count: number }[] = [
  { value: "energy", label: ["Energy", "Enerji"], count: 38 },
  { value: "health", label: ["Health", "Sağlık"], count: 64 },
  { value: "fintech", label: ["Fintech", "Finans"], count: 71 },
  { value: "agritech", label: ["Agritech", "Tarım"], count: 1029 },
  { value: "space", label: ["Space", "Uzay"], count: 0 },
  { value: "education", label: ["Education", "Eğitim"], count: 33 },
  { value: "climate", label: ["Climate", "İklim"], count: 27 },
  { value: "logistics", label: ["Logistics", "Lojistik"], count: 44 },
  { value: "construction", label: ["Construction", "İnşaat"], count: 12 },
  { value: "games", label: ["Games", "Oyun"], count: 58 },
  { value: "tourism", label: ["Tourism", "Turizm"], count: 9 },
  { value: "textiles", label: ["Textiles", "Tekstil"], count: 15 },
  { value: "law", label: ["Law", "Hukuk"], count: 4 },
  { value: "sport", label: ["Sport", "Spor"], count: 6 },
];

export const SAMPLE_CITIES = [
  "Ankara",
  "Bursa",
  "Eskişehir",
  "Iğdır",
  "Isparta",
  "İstanbul",
  "İzmir",
  "Konya",
  "Şanlıurfa",
].map((label) => ({ value: label, label }));

export const SAMPLE_FUNDING: { date: string; round: Text; investors: Text; amount: number }[] = [
  {
    date: "2026-03-14",
    round: ["Series A", "A serisi"],
    investors: ["Ege Capital, Mavi Fund", "Ege Sermaye, Mavi Fon"],
    amount: 900_000,
  },
  { date: "2024-06-02", round: ["Seed", "Tohum"], investors: ["Mavi Fund", "Mavi Fon"], amount: 520_000.5 },
  { date: "2023-01-20", round: ["Angel", "Melek"], investors: ["Two angels", "İki melek yatırımcı"], amount: 260_000 },
];
