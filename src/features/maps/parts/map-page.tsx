import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link, NavigationLink, TEXT_LINK } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { usePackagesPath } from "#ui/packages-path.ts";
import { saveCsv, saveFile } from "#ui/save-file.ts";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MapCell } from "../contract.ts";
import { MAX_ZOOM } from "../limits.ts";
import { type DrawnCell, HexMap } from "./hex-map.tsx";
import { pngOf, svgOf } from "./save-drawing.ts";

export interface ListedCell extends MapCell {
  to: string | undefined;
}

interface MapPageProps {
  title: string;
  lead: string;
  filters: ReactNode;
  /** Of the drawing, for screen readers. */
  label: string;
  cells: readonly DrawnCell[];
  /** The name of the list's first column: "Sector". */
  noun: string;
  rows: readonly ListedCell[];
  /** Cells have sums of money. */
  money: boolean;
  /** The heading of the column of numbers: "Startups". */
  counted: string;
  without: string | undefined;
  /** The lists behind the cells need a package that the viewer does not have: no cell is a link, and the page says why. */
  closed?: boolean;
  children?: ReactNode;
}

/** A map with its filters, the same as a list, and both as files. */
export function MapPage(all: MapPageProps) {
  const text = useTranslations("maps");
  const page = all.closed ? { ...all, cells: all.cells.map(unlinked), rows: all.rows.map(unlinked) } : all;
  const { title, lead, filters, label, cells, without, closed, children } = page;
  const drawing = useRef<SVGSVGElement>(null);
  const { pathname, search } = useLocation();
  const packages = usePackagesPath();
  const zoom = zoomIn(search);
  const zoomed = (to: number) => {
    const query = new URLSearchParams(search);
    if (to === 1) query.delete("zoom");
    else query.set("zoom", String(to));
    return pathname + (query.size > 0 ? `?${query}` : "");
  };
  return (
    <DefaultLayout>
      <MapLinks />
      <h1 className="mt-4 text-3xl text-balance">{title}</h1>
      <p className="mt-1.5 max-w-[72ch] text-ink-muted">{lead}</p>
      <div className="mt-4 mb-4 flex flex-wrap items-end gap-3 sm:mt-5">{filters}</div>
      {cells.length === 0 ? (
        <Card>
          <p className="text-ink-muted">{text("nothing")}</p>
        </Card>
      ) : (
        <HexMap label={label} hint={closed ? undefined : text("hint")} cells={cells} zoom={zoom} drawing={drawing} />
      )}
      <div className="mt-3 flex flex-wrap gap-2" data-print="no">
        <ButtonLink to={zoomed(Math.max(1, zoom - 1))} preventScrollReset aria-disabled={zoom === 1 || undefined}>
          {text("zoomOut")}
        </ButtonLink>
        <ButtonLink
          to={zoomed(Math.min(MAX_ZOOM, zoom + 1))}
          preventScrollReset
          aria-disabled={zoom === MAX_ZOOM || undefined}
        >
          {text("zoomIn")}
        </ButtonLink>
        <Files {...page} drawing={() => drawing.current} />
      </div>
      {closed && (
        <p className="mt-3 text-sm">
          {text("closed")}{" "}
          <Link to={packages} className={TEXT_LINK}>
            {text("packages")}
          </Link>
        </p>
      )}
      {without && <p className="mt-3 text-sm text-ink-muted">{without}</p>}
      {children}
      <CellList {...page} />
    </DefaultLayout>
  );
}

const unlinked = <Cell extends { to: string | undefined }>(cell: Cell): Cell => ({ ...cell, to: undefined });

function zoomIn(search: string): number {
  const zoom = Number(new URLSearchParams(search).get("zoom"));
  return Number.isInteger(zoom) && zoom >= 1 && zoom <= MAX_ZOOM ? zoom : 1;
}

const MAPS = ["ecosystemMap", "mapEcosystemMapGov", "mapTypes"] as const;

function MapLinks() {
  const text = useTranslations("maps");
  const locale = useLocale();
  return (
    <nav aria-label={text("maps")} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {MAPS.map((key) => (
        <NavigationLink
          key={key}
          to={pathTo(key, locale)}
          className={`${TEXT_LINK} inline-flex min-h-row items-center aria-[current]:font-semibold aria-[current]:text-ink`}
        >
          {text(`names.${key}`)}
        </NavigationLink>
      ))}
    </nav>
  );
}

function Files({ drawing, title, noun, counted, money, rows }: MapPageProps & { drawing: () => SVGSVGElement | null }) {
  const text = useTranslations("maps");
  const save = async (kind: "png" | "svg" | "csv") => {
    const shown = drawing();
    if (kind === "csv") {
      const head = [noun, counted, ...(money ? [text("raisedUsd")] : [])];
      const lines = rows.map((row) => [row.name, row.count, ...(money ? [row.sumUsd ?? text("undisclosed")] : [])]);
      saveCsv([head, ...lines], title);
    } else if (shown && kind === "svg") saveFile(new Blob([svgOf(shown)], { type: "image/svg+xml" }), `${title}.svg`);
    else if (shown) saveFile(await pngOf(shown), `${title}.png`);
  };
  return (["png", "svg", "csv"] as const).map((kind) => (
    <Button key={kind} onClick={() => void save(kind)} aria-label={text("save", { type: kind.toUpperCase() })}>
      <DownloadIcon className="size-4" />
      {kind.toUpperCase()}
    </Button>
  ));
}

/** The twin of the map: every cell as a row. */
function CellList({ noun, counted, money, rows, label }: MapPageProps) {
  const text = useTranslations("maps");
  const locale = useLocale();
  return (
    <Card title={text("list")} flush className="mt-6">
      <Table<ListedCell>
        label={label}
        rowKey={({ key }) => key}
        rows={rows}
        columns={[
          {
            key: "name",
            header: noun,
            cell: ({ name, to }) =>
              to ? (
                <Link to={to} className={TEXT_LINK}>
                  {name}
                </Link>
              ) : (
                name
              ),
          },
          { key: "count", header: counted, align: "end", cell: ({ count }) => formatNumber(count, locale) },
          ...(money
            ? [
                {
                  key: "sum",
                  header: text("raised"),
                  align: "end" as const,
                  cell: ({ sumUsd }: ListedCell) =>
                    sumUsd === null ? text("undisclosed") : <Money amount={Math.round(sumUsd)} currency="USD" full />,
                },
              ]
            : []),
        ]}
        empty={text("nothing")}
      />
    </Card>
  );
}
