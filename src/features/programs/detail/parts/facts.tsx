import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { programList } from "../../filters.ts";
import { ProgramInstant } from "../../parts/program-instant.tsx";
import { investmentText, shareText } from "../../rules.ts";
import type { ProgramPage } from "../program.page.tsx";

/** Every field of a program that is short; unknown ones are left out. Values lead to the programs that share them. */
export function ProgramFacts({ program }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  const { programType, location, stages, sectors, targetMarkets, technologies, applyStart, applyFinish } = program;
  const { country, city } = location;
  const { start, finish, timeZone } = program;
  const days = [start, finish].filter((day) => day !== null).map((day) => formatDate(day, locale, timeZone));
  const facts: [name: string, value: ReactNode][] = [
    [text("applyStart"), applyStart && <ProgramInstant value={applyStart} timeZone={program.timeZone} />],
    [text("applyFinish"), applyFinish && <ProgramInstant value={applyFinish} timeZone={program.timeZone} />],
    [text("days"), [...new Set(days)].join(" – ")],
    [text("type"), programType && <ProgramsWith filter={{ programType: [programType.slug] }} {...programType} />],
    [text("country"), country && <ProgramsWith filter={{ country: [country.slug] }} {...country} />],
    [
      text("city"),
      city && country && <ProgramsWith filter={{ country: [country.slug], city: [city.slug] }} {...city} />,
    ],
    [text("stages"), joined(stages, ({ slug }) => ({ stage: [slug] }))],
    [text("sectors"), joined(sectors, ({ slug }) => ({ sector: [slug] }))],
    [text("targetMarkets"), joined(targetMarkets, ({ slug }) => ({ targetMarket: [slug] }))],
    [text("technologies"), technologies.map(({ name }) => name).join(", ")],
    [text("grant"), program.isGrant && text("yes")],
    [text("investmentType"), program.investmentType?.name],
    [text("investmentStage"), program.investmentStage?.name],
    [text("investment"), investmentText(program, locale)],
    [text("share"), shareText(program, locale)],
  ];
  return <FactsCard title={text("facts")} facts={facts} />;
}

interface Value {
  id: string;
  name: string;
  slug: string;
}

/** Programs that share a value. */
function ProgramsWith({ filter, name }: { filter: Filter; name: string }) {
  const locale = useLocale();
  return (
    <Link to={listPath(programList, locale, { filter })} className="hover:underline">
      {name}
    </Link>
  );
}

const joined = (values: readonly Value[], filterOf: (value: Value) => Filter): ReactNode =>
  values.length > 0 &&
  values.map((value, index) => (
    <span key={value.id}>
      {index > 0 && ", "}
      <ProgramsWith filter={filterOf(value)} name={value.name} />
    </span>
  ));
