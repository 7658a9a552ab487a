import { type ReactNode, useId } from "react";
import { useLocale } from "use-intl";
import { formatMoney, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FundingByYear } from "../contract.ts";
import { BANDS_HEIGHT, BANDS_WIDTH, bandsOf } from "./bands.ts";
import { CHART_FILLS } from "./chart-colors.ts";

/** What is drawn of a year: its money, or its rounds. */
const MEASURE_NAMES = ["usd", "rounds"] as const;
type Measure = (typeof MEASURE_NAMES)[number];

export interface FundingData extends FundingByYear {
  /** Addresses of the startups with rounds in each year. */
  yearPaths: string[];
  /** Addresses of the startups of each sector; undefined for all others together. */
  sectorPaths: (string | undefined)[];
}

/** Each measure is hidden while the other one is chosen: the switch needs no script. */
const HIDING_CLASSES: Record<Measure, string> = {
  usd: "group-has-[input[value=rounds]:checked]/funding:hidden",
  rounds: "group-has-[input[value=usd]:checked]/funding:hidden",
};

/** Where the money went: public rounds by sector and year as bands, with the same numbers as a table. */
export function Funding({ funding }: { funding: FundingData }) {
  const t = useTranslations("home.funding");
  const { years, withoutAmount } = funding;
  return (
    <Card as="div" className="group/funding">
      <section aria-labelledby="funding" className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <h2 id="funding" className="text-2xl text-balance">
            {t("title")}
          </h2>
          <p className="text-ink-muted text-pretty">{t("lead")}</p>
          <Switch />
          <p className="text-sm text-ink-muted">
            {t("untilToday", { year: String(years.at(-1)) })}{" "}
            {withoutAmount > 0 && (
              <span className={HIDING_CLASSES.usd}>{t("withoutAmount", { count: withoutAmount })}</span>
            )}
          </p>
        </div>
        {MEASURE_NAMES.map((measure) => (
          <div key={measure} className={classes("min-w-0", HIDING_CLASSES[measure])}>
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <Chart funding={funding} measure={measure} />
              <Sectors funding={funding} measure={measure} />
            </div>
            <Twin funding={funding} measure={measure} />
          </div>
        ))}
      </section>
    </Card>
  );
}

function Switch() {
  const t = useTranslations("home.funding");
  const name = useId();
  return (
    <fieldset className="flex w-fit overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">{t("measure")}</legend>
      {MEASURE_NAMES.map((measure) => (
        <label
          key={measure}
          className="flex min-h-control cursor-pointer items-center px-3.5 font-semibold has-checked:bg-honey-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name={name} value={measure} defaultChecked={measure === "usd"} className="sr-only" />
          {t(`measures.${measure}`)}
        </label>
      ))}
    </fieldset>
  );
}

const written = (value: number, measure: Measure, locale: Locale): string =>
  measure === "usd" ? formatMoney(Math.round(value), "USD", locale) : formatNumber(value, locale);
const percent = (value: number, whole: number) => `${((value / whole) * 100).toFixed(2)}%`;
const total = (funding: FundingByYear, measure: Measure, place: number) =>
  funding.sectors.reduce((sum, sector) => sum + sector[measure][place]!, 0);

interface PartProps {
  funding: FundingData;
  measure: Measure;
}

/** The bands, and over each year a strip that leads to its startups and says its sum. */
function Chart({ funding, measure }: PartProps) {
  const t = useTranslations("home.funding");
  const locale = useLocale() as Locale;
  const { years, sectors, yearPaths } = funding;
  const { outlines, lines, points } = bandsOf(sectors.map((sector) => sector[measure]));
  const strip = BANDS_WIDTH / (years.length - 1);
  return (
    <figure className="min-w-0 overflow-x-clip" aria-label={t(`caption.${measure}`)}>
      <div className="relative mt-5 h-60">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${BANDS_WIDTH} ${BANDS_HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {lines.map(({ value, y }) => (
            <line
              key={value}
              x1="0"
              x2={BANDS_WIDTH}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {outlines.map((outline, place) => (
            <path
              key={sectors[place]!.id}
              d={outline}
              className={classes(
                sectors[place]!.id === null ? "fill-line-strong" : CHART_FILLS[place],
                "stroke-surface",
              )}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {lines.map(({ value, y }) => (
          <span
            key={value}
            aria-hidden="true"
            className="absolute start-0 -translate-y-full text-xs text-ink-muted tabular-nums"
            style={{ top: percent(y, BANDS_HEIGHT) }}
          >
            {written(value, measure, locale)}
          </span>
        ))}
        {years.map((year, place) => (
          <Strip
            key={year}
            to={yearPaths[place]!}
            place={place}
            of={years.length}
            left={percent(points[place]!.x - strip / 2, BANDS_WIDTH)}
            width={percent(strip, BANDS_WIDTH)}
            top={percent(points[place]!.y, BANDS_HEIGHT)}
          >
            {t("ofYear", {
              year: String(year),
              sum: written(total(funding, "usd", place), "usd", locale),
              rounds: total(funding, "rounds", place),
            })}
          </Strip>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-6 text-xs text-ink-muted tabular-nums sm:text-sm">
        {years.map((year, place) => (
          <span
            key={year}
            className={classes(
              "absolute top-1",
              place === 0 ? "" : place === years.length - 1 ? "-translate-x-full" : "-translate-x-1/2",
              place % 2 === 0 && place > 0 && "max-sm:hidden",
            )}
            style={{ insetInlineStart: percent(points[place]!.x, BANDS_WIDTH) }}
          >
            {year}
          </span>
        ))}
      </div>
    </figure>
  );
}

interface StripProps {
  to: string;
  place: number;
  of: number;
  left: string;
  width: string;
  /** Where the bands end above. */
  top: string;
  children: ReactNode;
}

function Strip({ to, place, of, left, width, top, children }: StripProps) {
  const side = place < of / 3 ? "start-1/2" : place >= (2 * of) / 3 ? "end-1/2" : "start-1/2 -translate-x-1/2";
  return (
    <Link to={to} className="group/strip absolute inset-y-0 z-1 hover:z-2 focus-visible:z-2" style={{ left, width }}>
      <span className="invisible absolute inset-y-0 start-1/2 border-s border-dashed border-ink group-hover/strip:visible group-focus-visible/strip:visible" />
      <span
        className="invisible absolute start-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-surface group-hover/strip:visible group-focus-visible/strip:visible"
        style={{ top }}
      />
      <span
        className={classes(
          "pointer-events-none absolute -top-5 w-max max-w-56 rounded-control border border-line bg-surface px-3 py-2 text-sm font-semibold opacity-0 shadow-float group-hover/strip:opacity-100 group-focus-visible/strip:opacity-100",
          side,
        )}
      >
        {children}
      </span>
    </Link>
  );
}

/** The sectors in the order of their bands, each with its sum of all years. */
function Sectors({ funding: { sectors, sectorPaths }, measure }: PartProps) {
  const t = useTranslations("home.funding");
  const locale = useLocale() as Locale;
  return (
    <ul className="grid content-start gap-1.5 text-sm sm:mt-5">
      {sectors.map(({ id, name, ...numbers }, place) => {
        const to = sectorPaths[place];
        return (
          <li key={id} className="flex items-baseline gap-2">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 flex-none">
              <rect width="10" height="10" rx="2" className={id === null ? "fill-line-strong" : CHART_FILLS[place]} />
            </svg>
            <span className="min-w-0 flex-1">
              {to && name ? (
                <Link to={to} className="no-underline hover:underline">
                  {name}
                </Link>
              ) : (
                t("others")
              )}
            </span>
            <span className="ms-3 font-semibold tabular-nums">
              {written(
                numbers[measure].reduce((sum, number) => sum + number, 0),
                measure,
                locale,
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The numbers of the bands. */
function Twin({ funding: { years, sectors }, measure }: PartProps) {
  const t = useTranslations("home.funding");
  const ui = useTranslations("ui");
  const locale = useLocale() as Locale;
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-row items-center text-sm font-semibold text-honey-deep hover:underline">
        {ui("showTable")}
      </summary>
      <ScrollRegion label={t(`caption.${measure}`)} className="overflow-x-auto">
        <table className="mt-1 w-full text-sm tabular-nums">
          <caption className="sr-only">{t(`caption.${measure}`)}</caption>
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-1.5 pe-4 text-start font-semibold">
                {t("sector")}
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="py-1.5 ps-4 text-end font-semibold">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sectors.map(({ id, name, ...numbers }) => (
              <tr key={id}>
                <th scope="row" className="border-t border-line py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                  {name ?? t("others")}
                </th>
                {years.map((year, place) => (
                  <td key={year} className="border-t border-line py-1.5 ps-4 text-end whitespace-nowrap">
                    {written(numbers[measure][place]!, measure, locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
