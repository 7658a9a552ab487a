import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMonth } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";
import { ListTags } from "./list-link.tsx";
import type { StartupPage } from "./place.ts";

type Affiliation = StartupDetail["incubationCenters"][number];

/** The supporters of the startup: programs, centers, the state. */
export function Support({ startup, opens }: Pick<StartupPage, "startup" | "opens">) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { startupPrograms, incubationCenters, accelerationPrograms, governmentSupports } = startup;
  const affiliations = (rows: Affiliation[]) =>
    rows.map((row) => <AffiliationRow key={row.id} row={row} isLink={opens.organizations} />);
  const groups: [name: string, rows: ReactNode[]][] = [
    [t("incubationCenters"), affiliations(incubationCenters)],
    [t("accelerationPrograms"), affiliations(accelerationPrograms)],
    [
      t("governmentSupports"),
      governmentSupports.map(({ id, type, date }) => <Row key={id} name={type.name} note={formatDate(date, locale)} />),
    ],
  ];
  const filled = groups.filter(([, rows]) => rows.length > 0);
  if (filled.length === 0 && startupPrograms.length === 0) return null;
  return (
    <Card title={t("support")}>
      <div className="grid gap-5">
        {startupPrograms.length > 0 && (
          <div>
            <GroupTitle>{t("startupPrograms")}</GroupTitle>
            <ul className="flex flex-wrap gap-x-1.5">
              <ListTags filter="startupPrograms" values={startupPrograms} />
            </ul>
          </div>
        )}
        {filled.map(([name, rows]) => (
          <div key={name}>
            <GroupTitle>{name}</GroupTitle>
            <ul className="grid">{rows}</ul>
          </div>
        ))}
      </div>
    </Card>
  );
}

const GroupTitle = ({ children }: { children: string }) => (
  <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-muted">{children}</h3>
);

function AffiliationRow({ row, isLink }: { row: Affiliation; isLink: boolean }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { name, seoUrl, logo, saidBy } = row;
  const start = formatMonth(row.startDate, locale);
  const end = formatMonth(row.endDate, locale);
  const period = start && end ? `${start} – ${end}` : start ? t("ongoing", { start }) : end && t("ended", { end });
  const shown =
    isLink && seoUrl ? (
      <Link to={pathTo("techCenter", locale, { seoUrl })} className={TEXT_LINK}>
        {name}
      </Link>
    ) : (
      name
    );
  const said = saidBy !== "both" && t(saidBy === "startup" ? "saidByStartup" : "saidByOrganization");
  const note = [period, said].filter(Boolean).join(" · ");
  return <Row name={shown} note={note} tile={<LetterTile name={name} photo={logo} className="size-8 text-sm" />} />;
}

const Row = ({ name, note, tile }: { name: ReactNode; note: string; tile?: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0">
    {tile}
    <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
    {note && <span className="text-sm text-ink-muted tabular-nums">{note}</span>}
  </li>
);
