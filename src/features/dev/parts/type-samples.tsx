import { HexAvatar, LetterTile, Logo } from "#ui/hexagon.tsx";
import * as icons from "#ui/icon.tsx";
import { Row, Sample, useSay } from "./sample.tsx";

const SWATCHES = [
  "bg-paper",
  "bg-surface",
  "bg-raised",
  "bg-sunken",
  "bg-line",
  "bg-line-strong",
  "bg-ink",
  "bg-ink-muted",
  "bg-honey",
  "bg-honey-deep",
  "bg-honey-soft",
  "bg-teal",
  "bg-teal-soft",
  "bg-good",
  "bg-good-soft",
  "bg-warn",
  "bg-warn-soft",
  "bg-bad",
  "bg-bad-soft",
];
const CHART = [
  "bg-chart-1",
  "bg-chart-2",
  "bg-chart-3",
  "bg-chart-4",
  "bg-chart-5",
  "bg-chart-6",
  "bg-chart-7",
  "bg-chart-8",
];
const NAMES = [
  "Voltar",
  "Nabız AI",
  "Tarlam",
  "Kargoloji",
  "Dilci",
  "Çelikten",
  "Işık Defter",
  "Deniz Gözü",
  "Mimarca",
];
const PEOPLE = ["Ayşe Yıldız", "Barış Öztürk", "İpek Şahin", "Umut Kaya"];

export function TypeSamples() {
  const say = useSay();
  return (
    <Sample title={say(["Type, colours, marks", "Yazı, renkler, işaretler"])}>
      <p className="font-display text-5xl font-bold tracking-tight">
        {say(["Everyone who builds, in one place.", "Girişim kuran herkes tek yerde."])}
      </p>
      <p className="max-w-prose">
        {say([
          "A controller the size of a matchbox reads impedance a thousand times a second and keeps the cell where it ages least. 0123456789",
          "Kibrit kutusu kadar bir denetleyici saniyede bin kez empedans okur ve hücreyi en az yaşlandığı yerde tutar. ĞÜŞİÖÇ ğüşıöç ₺ 0123456789",
        ])}
      </p>
      <div className="flex flex-wrap gap-2">
        {SWATCHES.map((swatch) => (
          <span key={swatch} title={swatch} className={`size-10 rounded-tag border border-line ${swatch}`} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {CHART.map((swatch) => (
          <span key={swatch} title={swatch} className={`h-10 w-16 rounded-tag ${swatch}`} />
        ))}
      </div>
      <Row>
        <Logo />
        <span className="font-display text-xl font-bold">Kovan</span>
        {PEOPLE.map((name) => (
          <HexAvatar key={name} name={name} />
        ))}
        {NAMES.map((name) => (
          <LetterTile key={name} name={name} />
        ))}
      </Row>
      <Row>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Row>
    </Sample>
  );
}
