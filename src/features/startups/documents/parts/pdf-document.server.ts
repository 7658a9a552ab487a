import { Document, Image, Page, type TextProps, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import { heading, parted, tableRow, words } from "#server/pdf/fonts.server.ts";
import { pageFoot } from "#server/pdf/foot.server.ts";
import { formatDate, formatMoney, truncate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import type { FundingRow, StartupDetail } from "../../detail/contract.ts";
import { DOCUMENT_TEXTS } from "./document-texts.server.ts";
import { factsOf } from "./facts.server.ts";
import { styles } from "./pdf-styles.server.ts";

/** The amounts that fit on three pages; the page of the portal has the rest. */
const LIMITS = {
  description: 1_800,
  rounds: 10,
  people: 9,
  mentors: 3,
  patents: 6,
  support: 6,
  competitors: 6,
  updates: 3,
  tags: 12,
  line: 90,
};

export interface PdfContent {
  startup: StartupDetail;
  rounds: FundingRow[];
  locale: Locale;
  /** Address of the page, printed as the source. */
  url: string;
  /** "2026-11-21". */
  date: string;
}
interface Pictures {
  logo: Buffer;
  cover: Buffer;
}

/** One to three A4 pages: who they are, what they do, who pays for it, who works on it. */
export function pdfDocument(
  content: PdfContent,
  pictures: Pictures,
): ReactElement<React.ComponentProps<typeof Document>> {
  const { startup, locale, date } = content;
  return h(
    Document,
    {
      title: startup.name,
      author: siteName(),
      language: locale,
      subject: startup.tagline ?? "",
      creationDate: new Date(date),
    },
    h(
      Page,
      { size: "A4", style: styles.page },
      head(startup, pictures),
      h(View, { style: styles.columns }, about(content), facts(content)),
      funding(content),
      people(content, "team", content.startup.teamMembers, LIMITS.people),
      people(content, "mentors", content.startup.mentors, LIMITS.mentors),
      patents(content),
      support(content),
      competitors(content),
      updates(content),
      pageFoot(
        `${siteName()} · ${DOCUMENT_TEXTS[content.locale].source(formatDate(content.date, content.locale))} `,
        content.url,
      ),
    ),
  );
}

const line = (text: string) => parted(truncate(text, LIMITS.line));

const head = ({ name, tagline }: StartupDetail, { logo, cover }: Pictures) =>
  h(
    View,
    {},
    h(Image, { src: { data: cover, format: "jpg" }, style: styles.cover }),
    h(
      View,
      { style: styles.head },
      h(View, { style: styles.logoFrame }, h(Image, { src: { data: logo, format: "png" }, style: styles.logo })),
      h(
        View,
        { style: styles.headTexts },
        heading("H1", styles.name, line(name)),
        tagline ? words(styles.tagline, parted(truncate(tagline, 160))) : null,
      ),
    ),
  );

function about({ startup, locale }: PdfContent) {
  const text = startup.description ?? startup.tagline ?? "";
  const tags = [...startup.subSectors, ...startup.technologies].slice(0, LIMITS.tags);
  return h(
    View,
    { style: styles.main },
    heading("H2", styles.heading, DOCUMENT_TEXTS[locale].about),
    words({}, parted(truncate(text.trim(), LIMITS.description))),
    h(View, { style: styles.tags }, ...tags.map(({ name }) => words(styles.tag, line(name)))),
  );
}

function facts({ startup, locale }: PdfContent) {
  const texts = DOCUMENT_TEXTS[locale];
  const confirmed = startup.confirmedAt ? texts.confirmed(formatDate(startup.confirmedAt, locale)) : texts.unconfirmed;
  return h(
    View,
    { style: styles.side },
    heading("H2", styles.heading, texts.facts),
    ...factsOf(startup, locale).map(([label, value]) =>
      tableRow(
        { key: label, style: styles.fact },
        words(styles.factLabel, label),
        words(styles.factValue, line(value)),
      ),
    ),
    words(styles.confirmed, confirmed),
  );
}

function funding({ rounds, locale }: PdfContent) {
  if (rounds.length === 0) return null;
  const texts = DOCUMENT_TEXTS[locale];
  const cells = (
    style: TextProps["style"],
    [date, round, investors, amount]: string[],
    key: string,
    isTableHead = false,
  ) =>
    tableRow(
      { key, style: [styles.row, style ?? {}].flat(), wrap: false, isTableHead },
      words(styles.date, date),
      words(styles.round, round),
      words(styles.wide, investors),
      words(styles.amount, amount),
    );
  const rows = rounds
    .slice(0, LIMITS.rounds)
    .map((round) =>
      cells(
        {},
        [
          formatDate(round.announcedDate, locale) || "–",
          line(round.fundingStageName ?? round.fundingTypeName ?? "–"),
          parted(truncate(investorsOf(round, texts), 120)),
          round.amount === null ? texts.undisclosed : formatMoney(round.amount, round.amountCurrency ?? "", locale),
        ],
        round.id,
      ),
    );
  return section(texts.funding, [
    cells(styles.tableHead, [texts.date, texts.round, texts.investors, texts.amount], "head", true),
    ...rows,
    more(rounds.length - LIMITS.rounds, locale),
  ]);
}

function investorsOf({ fundingInvestors, isRefused }: FundingRow, texts: (typeof DOCUMENT_TEXTS)[Locale]): string {
  if (fundingInvestors.length === 0) return isRefused ? texts.nobodyConfirms : texts.undisclosed;
  return fundingInvestors.map(({ name, isLead }) => (isLead ? `${name} (${texts.lead})` : name)).join(", ");
}

function people({ locale }: PdfContent, title: "team" | "mentors", members: StartupDetail["mentors"], limit: number) {
  if (members.length === 0) return null;
  const cells = members
    .slice(0, limit)
    .map(({ id, name, position, title, profession }) =>
      h(
        View,
        { key: id, style: styles.person, wrap: false },
        words(styles.strong, line(name)),
        words(styles.muted, line(position ?? title ?? profession?.name ?? "")),
      ),
    );
  return section(DOCUMENT_TEXTS[locale][title], [
    h(View, { key: "people", style: styles.people }, ...cells),
    more(members.length - limit, locale),
  ]);
}

function patents({ startup, locale }: PdfContent) {
  if (startup.patents.length === 0) return null;
  const rows = startup.patents
    .slice(0, LIMITS.patents)
    .map(({ id, name, applicationNumber }) => pair(id, name, applicationNumber));
  return section(DOCUMENT_TEXTS[locale].patents, [...rows, more(startup.patents.length - LIMITS.patents, locale)]);
}

function support({ startup, locale }: PdfContent) {
  const { period } = DOCUMENT_TEXTS[locale];
  const day = (date: string | null) => (date ? formatDate(date, locale) : "");
  const programs = [...startup.incubationCenters, ...startup.accelerationPrograms];
  const rows = [
    ...programs.map(({ id, name, startDate, endDate }) => pair(id, name, period(day(startDate), day(endDate)))),
    ...startup.governmentSupports.map(({ id, type, date }) => pair(id, type.name, day(date))),
  ];
  if (rows.length === 0) return null;
  const left = rows.length - LIMITS.support;
  return section(DOCUMENT_TEXTS[locale].support, [...rows.slice(0, LIMITS.support), more(left, locale)]);
}

function competitors({ startup, locale }: PdfContent) {
  const names = startup.competitors.map(({ competitorName }) => line(competitorName));
  if (names.length === 0) return null;
  const left = names.length - LIMITS.competitors;
  return section(DOCUMENT_TEXTS[locale].competitors, [
    words({}, names.slice(0, LIMITS.competitors).join(" · ")),
    more(left, locale),
  ]);
}

/** The newest ones. */
function updates({ startup, locale }: PdfContent) {
  const { importantUpdates } = startup;
  if (importantUpdates.length === 0) return null;
  const rows = importantUpdates
    .slice(0, LIMITS.updates)
    .map(({ id, date, description }) =>
      tableRow(
        { key: id, style: styles.row, wrap: false },
        words(styles.date, formatDate(date, locale)),
        words(styles.wide, parted(truncate(description, 160))),
      ),
    );
  return section(DOCUMENT_TEXTS[locale].updates, [...rows, more(importantUpdates.length - LIMITS.updates, locale)]);
}

/** A row of a text and, at its end, a short one. */
const pair = (key: string, text: string, end: string) =>
  tableRow({ key, style: styles.row, wrap: false }, words(styles.wide, line(text)), words(styles.muted, line(end)));

/** The heading never stands alone at the foot of a page. */
const section = (title: string, [first, ...rest]: (ReactElement | null)[]) =>
  h(View, { style: styles.section }, h(View, { wrap: false }, heading("H2", styles.heading, title), first), ...rest);

const more = (count: number, locale: Locale) =>
  count > 0 ? words(styles.muted, DOCUMENT_TEXTS[locale].more(count)) : null;
