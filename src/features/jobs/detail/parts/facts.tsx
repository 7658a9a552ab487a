import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { DeadlineInstant } from "#ui/deadline/deadline-instant.tsx";
import { FactsCard } from "#ui/facts-card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { jobList } from "../../filters.ts";
import { shareText, wageText } from "../../rules.ts";
import type { JobPage } from "../job.page.tsx";

/** Every field of a job that is short; unknown ones are left out. Values lead to the jobs that share them. */
export function JobFacts({ job }: JobPage) {
  const text = useTranslations("jobsDetail");
  const locale = useLocale();
  const { profession, payPlan, workingPlans, location, answers } = job;
  const { country, city, county } = location;
  const facts: [name: string, value: ReactNode][] = [
    [text("profession"), profession && <JobsWith filter={{ jobRole: [profession.slug] }}>{profession.name}</JobsWith>],
    [text("workingPlans"), joined(workingPlans, ({ slug }) => ({ workingPlans: [slug] }))],
    [text("country"), country && <JobsWith filter={{ country: [country.slug] }}>{country.name}</JobsWith>],
    [
      text("city"),
      city && country && <JobsWith filter={{ country: [country.slug], city: [city.slug] }}>{city.name}</JobsWith>,
    ],
    [text("county"), county?.name],
    [text("wage"), wageText(job, locale)],
    [text("payPlan"), payPlan && <JobsWith filter={{ payPlan: [payPlan.slug] }}>{payPlan.name}</JobsWith>],
    [text("share"), shareText(job, locale)],
    [text("published"), formatDate(job.publicationDate, locale)],
    [text("answers"), answers && text(answers.answered === 0 ? "answersNone" : "answersIn", answers)],
    [text("closes"), <DeadlineInstant key="closes" value={job.closesAt} />],
  ];
  return <FactsCard title={text("facts")} facts={facts} />;
}

interface JobsWithProps {
  filter: Filter;
  children: ReactNode;
}

/** All jobs that share a value. */
function JobsWith({ filter, children }: JobsWithProps) {
  const locale = useLocale();
  return (
    <Link to={listPath(jobList, locale, { filter })} className="hover:underline">
      {children}
    </Link>
  );
}

interface Value {
  id: string;
  name: string;
  slug: string;
}

const joined = (values: readonly Value[], filterOf: (value: Value) => Filter): ReactNode =>
  values.map((value, index) => (
    <span key={value.id}>
      {index > 0 && ", "}
      <JobsWith filter={filterOf(value)}>{value.name}</JobsWith>
    </span>
  ));
