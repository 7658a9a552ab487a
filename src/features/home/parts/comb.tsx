import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SectorCount } from "../contract.ts";
import { COMB_SECTORS } from "../limits.ts";
import { combOf, frameOf, hexagonPath } from "../rules.ts";

const FILLS = [
  "fill-chart-1",
  "fill-chart-2",
  "fill-chart-3",
  "fill-chart-4",
  "fill-chart-5",
  "fill-chart-6",
  "fill-chart-7",
  "fill-chart-8",
];
const STRENGTHS = [0.55, 0.78, 1];

interface CombSector extends SectorCount {
  /** The address of its startups. */
  to: string;
}

/** The ecosystem as a comb: one cluster of cells for each sector, which links to its startups. */
export function Comb({ sectors }: { sectors: CombSector[] }) {
  const t = useTranslations("home");
  const drawn = sectors.slice(0, COMB_SECTORS);
  const clusters = combOf(drawn.map((sector) => sector.count));
  return (
    <nav aria-label={t("combLabel")}>
      <svg viewBox={frameOf(clusters)} className="mx-auto h-auto max-h-[30rem] w-full">
        <title>{t("combLabel")}</title>
        {drawn.map((sector, index) => (
          <Link key={sector.id} to={sector.to} aria-label={`${sector.name}: ${sector.count}`} className="group">
            <title>{`${sector.name}: ${sector.count}`}</title>
            {STRENGTHS.map((strength) => (
              <path
                key={strength}
                className={`${FILLS[index]} transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100`}
                opacity={strength}
                d={clusters[index]!.cells.filter((cell) => cell.strength === strength)
                  .map(hexagonPath)
                  .join("")}
              />
            ))}
          </Link>
        ))}
      </svg>
    </nav>
  );
}
