import { useLocale } from "use-intl";
import { z } from "zod";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { toNotFound } from "#shared/to-not-found.ts";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { DateText } from "#ui/date-text.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getJobById } from "../contract.ts";
import { type OwnJob, ownJobs } from "../editing/contract.ts";
import type { Route } from "./+types/dashboard-job-applications.page";
import { companyApplies, userApplies } from "./contract.ts";
import { jobApplicationErrors } from "./errors.ts";
import { pageAction } from "./parts/page-action.ts";
import { Received } from "./parts/received.tsx";
import { Sent } from "./parts/sent.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const jobId = url.searchParams.get("jobId");
  const isCvGone = url.searchParams.has("cv");
  if (jobId === null) {
    const [sent, jobs] = await Promise.all([api(userApplies, {}), api(ownJobs, {})]);
    return { isCvGone, sent, jobs: jobs.filter(({ applications }) => applications > 0) };
  }
  if (!z.uuid().safeParse(jobId).success) throw toNotFound(locale);
  const [job, applications] = await Promise.all([
    api(getJobById, { query: { id: jobId } }),
    api(companyApplies, { params: { id: jobId } }),
  ]);
  const view = url.searchParams.get("view") === "table" ? ("table" as const) : ("board" as const);
  return { isCvGone, job: { id: job.id, title: job.title, seoUrl: job.seoUrl }, applications, view };
}

export const action = ({ request, context }: Route.ActionArgs) => pageAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.job?.title;
  return pageMeta(args, (t) => ({
    title: title ? t("jobsApplications.board.title", { title }) : t("jobsApplications.title"),
    description: t(title ? "jobsApplications.board.lead" : "jobsApplications.lead"),
    noindex: true,
  }));
};

export default function JobApplicationsPage({
  loaderData: { isCvGone, job, applications, view, sent, jobs },
}: Route.ComponentProps) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const gone = isCvGone && (
    <div role="status" className="mb-5">
      <Note icon={<InfoIcon />}>{jobApplicationErrors.cvTakenBack[locale]}</Note>
    </div>
  );
  if (job)
    return (
      <DashboardPage title={job.title} lead={text("board.lead")}>
        {gone}
        <Received jobId={job.id} applications={applications} view={view} />
      </DashboardPage>
    );
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      {gone}
      <div className="grid max-w-4xl gap-5">
        {jobs.length > 0 && <JobsWithApplications jobs={jobs} />}
        <Sent applications={sent} />
      </div>
    </DashboardPage>
  );
}

/** The member's jobs to which people have applied. */
function JobsWithApplications({ jobs }: { jobs: readonly OwnJob[] }) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  return (
    <Card title={text("jobs")}>
      <ul>
        {jobs.map(({ id, title, startup, place, publicationDate, applications, toAnswer }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link
              to={pathTo("dashboardJobApplications", locale, {}, { jobId: id })}
              className="flex min-h-control flex-wrap items-center gap-x-3 py-2 hover:underline"
            >
              <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">
                {title}{" "}
                <span className="font-normal text-ink-muted">
                  · {[startup.name, place].filter(Boolean).join(" · ")} ·{" "}
                  {text.rich("publishedOn", { date: () => <DateText value={publicationDate} /> })}
                </span>
              </span>
              <span className="flex items-center gap-3 text-sm text-ink-muted">
                {text("jobsOf", { total: applications })}
                <CountBadge count={toAnswer} label={text("toAnswer")} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
