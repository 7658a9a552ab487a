import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SectorCount } from "../contract.ts";
import { COMB_SECTORS } from "../limits.ts";
import { combOf, hexagonPath, STRENGTHS, type Strength, startupsOfCell } from "../rules.ts";
import { CHART_FILLS } from "./chart-colors.ts";

const OPACITIES: Record<Strength, number> = { none: 0.28, some: 0.52, more: 0.76, most: 1 };

interface CombSector extends SectorCount {
  /** The address of its startups. */
  to: string;
}

/** The ecosystem as a comb: a cluster of cells for each of the largest sectors, with its name and number; on phones bars. */
export function Comb({ sectors }: { sectors: CombSector[] }) {
  const t = useTranslations("home");
  const locale = useLocale();
  const drawn = sectors.slice(0, COMB_SECTORS);
  if (drawn.length === 0) return null;
  const clusters = combOf(drawn);
  const most = drawn[0]!.count;
  return (
    <nav aria-label={t("combLabel")}>
      <ul className="grid gap-1 sm:flex sm:flex-wrap sm:items-end sm:justify-center sm:gap-x-6 sm:gap-y-4">
        {drawn.map((sector, index) => (
          <li key={sector.id}>
            <Link
              to={sector.to}
              className="group flex min-h-row flex-wrap items-center gap-x-3 rounded-control py-1 no-underline sm:flex-col sm:p-1"
            >
              <Cells cluster={clusters[index]!} fill={CHART_FILLS[index]!} />
              <span className="flex-1 text-sm font-semibold group-hover:underline sm:mt-2 sm:flex-none">
                {sector.name}
              </span>{" "}
              <span className="text-sm text-ink-muted tabular-nums">
                {t("startupsOf", { count: sector.count, number: formatNumber(sector.count, locale) })}
              </span>
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full sm:hidden">
                <rect width={Math.max(1, (sector.count / most) * 100)} height="6" className={CHART_FILLS[index]} />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 hidden flex-wrap justify-end gap-x-5 text-sm text-ink-muted sm:flex">
        <Legend strengths={["none"]}>{t("cells.none")}</Legend>
        <Legend strengths={["some", "more", "most"]}>{t("cells.more")}</Legend>
        <span>{t("cells.size", { count: startupsOfCell(drawn) })}</span>
      </p>
    </nav>
  );
}

/** The cells of a sector at their own size, so that sectors compare by their area. */
function Cells({
  cluster: { cells, width, height },
  fill,
}: {
  cluster: ReturnType<typeof combOf>[number];
  fill: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="hidden sm:block"
    >
      {STRENGTHS.map((strength) => (
        <path
          key={strength}
          className={fill}
          opacity={OPACITIES[strength]}
          d={cells
            .filter((cell) => cell.strength === strength)
            .map((cell) => hexagonPath(cell))
            .join("")}
        />
      ))}
    </svg>
  );
}

function Legend({ strengths, children }: { strengths: Strength[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox={`0 0 ${14 * strengths.length} 16`} width={14 * strengths.length} height="16">
        {strengths.map((strength, place) => (
          <path
            key={strength}
            className="fill-ink"
            opacity={OPACITIES[strength]}
            d={hexagonPath({ x: 7 + 14 * place, y: 8 })}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
