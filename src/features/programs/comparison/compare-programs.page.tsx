import { useLocale } from "use-intl";
import { comparisonOf } from "#shared/compare.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ComparePage } from "#ui/compare/compare-page.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getProgram, type ProgramDetail } from "../contract.ts";
import { ProgramInstant } from "../parts/program-instant.tsx";
import { investmentText, shareText } from "../rules.ts";
import type { Route } from "./+types/compare-programs.page";

const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).join(", ");

/** What its page shows this viewer, as far as it is compared. */
const comparedProgram = (program: ProgramDetail, locale: Locale) => ({
  name: program.name,
  seoUrl: program.programSeoUrl,
  logo: program.organizer.logo,
  organizer: program.organizer.name,
  organizerSeoUrl: program.organizer.seoUrl,
  type: program.programType?.name,
  place: [program.location.city?.name, program.location.country?.name].filter(Boolean).join(", "),
  applyFinish: program.applyFinish,
  timeZone: program.timeZone,
  days: [
    ...new Set(
      [program.start, program.finish].flatMap((day) => (day ? [formatDate(day, locale, program.timeZone)] : [])),
    ),
  ].join(" – "),
  isGrant: program.isGrant,
  investment: investmentText(program, locale),
  share: shareText(program, locale),
  stages: names(program.stages),
  sectors: names(program.sectors),
  targetMarkets: names(program.targetMarkets),
  technologies: names(program.technologies),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const read = async (programSeoUrl: string) =>
    comparedProgram(await api(getProgram, { query: { programSeoUrl } }, { handlesNotFound: true }), locale);
  return comparisonOf(url.searchParams, read);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("compare.title.incubation"),
    description: t("compare.description.incubation"),
    noindex: true,
  }));

const pathOf = (seoUrl: string, locale: Locale) => pathTo("program", locale, { seoUrl });

export default function CompareProgramsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("programsComparison");
  const locale = useLocale();
  return (
    <ComparePage
      list="incubation"
      comparison={loaderData}
      pathOf={pathOf}
      facts={[
        [
          text("organizer"),
          ({ organizer, organizerSeoUrl }) => (
            <Link to={pathTo("techCenter", locale, { seoUrl: organizerSeoUrl })} className="hover:underline">
              {organizer}
            </Link>
          ),
        ],
        [text("type"), ({ type }) => type],
        [text("place"), ({ place }) => place],
        [
          text("applyFinish"),
          ({ applyFinish, timeZone }) => applyFinish && <ProgramInstant value={applyFinish} timeZone={timeZone} />,
        ],
        [text("days"), ({ days }) => days],
        [text("investment"), ({ investment }) => investment],
        [text("grant"), ({ isGrant }) => text(isGrant ? "yes" : "no")],
        [text("share"), ({ share }) => share],
        [text("stages"), ({ stages }) => stages],
        [text("sectors"), ({ sectors }) => sectors],
        [text("targetMarkets"), ({ targetMarkets }) => targetMarkets],
        [text("technologies"), ({ technologies }) => technologies],
      ]}
    />
  );
}
