import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { artAddress } from "#shared/art.ts";
import { formatDate, truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { HomeNews, NewReport, NewRound } from "../contract.ts";

interface NewsProps {
  news: HomeNews;
  /** Visitors sign in on the way to an application. */
  signedIn: boolean;
  /** Addresses of the lists: programs one can apply to, startups by their last round. */
  openPrograms: string;
  rounds: string;
}

/** What closes soon and what is new; a card that has nothing is left out. */
export function News({
  news: { programs, openPrograms: count, rounds, report, week, asOf },
  signedIn,
  ...lists
}: NewsProps) {
  const t = useTranslations("home.news");
  const locale = useLocale();
  const formOf = (seoUrl: string) => {
    const form = pathTo("applyProgram", locale, { seoUrl });
    return signedIn ? form : pathTo("login", locale, {}, { [RETURN_PARAM]: form });
  };
  if (programs.length === 0 && rounds.length === 0 && !report) return null;
  return (
    <section aria-labelledby="news" className="grid gap-5 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="news" className="text-2xl">
          {t("title")}
        </h2>
        <p className="text-ink-muted">
          {t("days", { from: formatDate(week.from, locale), to: formatDate(week.to, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-5 sm:px-6">
        {programs.length > 0 && (
          <Card
            title={t("closing")}
            heading="h3"
            end={<Link to={lists.openPrograms}>{t("allPrograms", { count })}</Link>}
            flush
            className="min-w-0 flex-[5_1_20rem]"
          >
            <ul className="divide-y divide-line">
              {programs.map((program) => (
                <li key={program.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 sm:px-6">
                  <LetterTile name={program.organizer} photo={program.logo} className="size-10 text-base" />
                  <span className="min-w-0 flex-1 basis-32">
                    <Link
                      to={pathTo("program", locale, { seoUrl: program.seoUrl })}
                      className="line-clamp-2 font-semibold no-underline hover:underline"
                    >
                      {truncate(program.name)}
                    </Link>
                    <span className="block truncate text-sm text-ink-muted">{truncate(program.organizer)}</span>
                  </span>
                  <span className="ms-auto flex flex-none items-center gap-2">
                    <DeadlineTag deadline={{ ...program, asOf }} ended="closed" />
                    <Link
                      to={formOf(program.seoUrl)}
                      className="button button-secondary"
                      aria-label={t("applyTo", { name: program.name })}
                    >
                      {t("apply")}
                    </Link>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {rounds.length > 0 && (
          <Card
            title={t("rounds")}
            heading="h3"
            end={<Link to={lists.rounds}>{t("allRounds")}</Link>}
            flush
            className="min-w-0 flex-[5_1_20rem]"
          >
            {rounds[0]!.date < week.from && <p className="px-5 pb-1 sm:px-6 text-sm text-ink-muted">{t("noRounds")}</p>}
            <ul className="divide-y divide-line">
              {rounds.map((round) => (
                <li key={round.id} className="flex items-center gap-3 px-5 py-3 sm:px-6">
                  <LetterTile name={round.startup.name} photo={round.startup.logo} className="size-10 text-base" />
                  <span className="min-w-0 flex-1">
                    <RoundSentence round={round} />
                    <span className="block text-sm text-ink-muted">
                      {round.stage && `${round.stage} · `}
                      <DateText value={round.date} as="relative" />
                      {round.others > 0 && ` · ${t("others", { count: round.others })}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {report && <ReportCard report={report} />}
      </div>
    </section>
  );
}

/** Who led a round of how much in which startup; what is not known is left out of the sentence. */
function RoundSentence({ round: { startup, lead, amountUsd } }: { round: NewRound }) {
  const t = useTranslations("home.news");
  const locale = useLocale();
  const link = (to: string, name: string) => (
    <Link to={to} className="font-semibold no-underline hover:underline">
      {truncate(name)}
    </Link>
  );
  const form = `${lead ? "led" : "raised"}${amountUsd === null ? "Undisclosed" : ""}` as const;
  return (
    <span className="block wrap-anywhere">
      {t.rich(`sentence.${form}`, {
        startup: () => link(pathTo("startup", locale, { seoUrl: startup.seoUrl }), startup.name),
        lead: () => (lead?.seoUrl ? link(pathTo("techCenter", locale, { seoUrl: lead.seoUrl }), lead.name) : null),
        sum: () =>
          amountUsd !== null && (
            <strong>
              <Money amount={Math.round(amountUsd)} currency="USD" />
            </strong>
          ),
      })}
    </span>
  );
}

/** The newest report, once for all its languages. */
function ReportCard({ report: { id, title, cover, languages, releaseDate } }: { report: NewReport }) {
  const t = useTranslations("home.news");
  const locale = useLocale();
  const to = (seoUrl: string) => pathTo("report", locale, { seoUrl });
  return (
    <Card flush className="flex min-w-0 flex-[3_1_14rem] flex-col">
      <img
        src={cover ?? artAddress("cover", id)}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-24 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-5 sm:px-6">
        <p className="text-sm text-ink-muted">{t("report", { date: formatDate(releaseDate, locale) })}</p>
        <h3 className="text-lg text-balance wrap-anywhere">
          <Link to={to(languages[0]!.seoUrl)} className="no-underline hover:underline">
            {truncate(title)}
          </Link>
        </h3>
        <Languages>
          {languages.map(({ code, seoUrl }) => (
            <li key={code}>
              <Link
                to={to(seoUrl)}
                className="tag no-underline"
                aria-label={t("reportIn", { language: code.toUpperCase() })}
              >
                {code.toUpperCase()}
              </Link>
            </li>
          ))}
        </Languages>
      </div>
    </Card>
  );
}

const Languages = ({ children }: { children: ReactNode }) => (
  <ul className="mt-auto flex flex-wrap gap-2 pt-2">{children}</ul>
);
