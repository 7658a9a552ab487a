import { useLocale } from "use-intl";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-jobs.page";
import { type OwnJob, ownJobs } from "./contract.ts";
import { JobStateTag } from "./parts/job-state.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [jobs, startups] = await Promise.all([api(ownJobs, {}), api(ownStartups, {})]);
  return { jobs, isMember: startups.length > 0, mayAdd: startups.some(({ mayAddJob }) => mayAddJob) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("jobsEditing.ownTitle"), description: t("jobsEditing.ownLead"), noindex: true }));

export default function OwnJobsPage({ loaderData: { jobs, isMember, mayAdd } }: Route.ComponentProps) {
  const text = useTranslations("jobsEditing");
  const locale = useLocale();
  const add = (
    <ButtonLink kind="primary" to={pathTo(mayAdd ? "dashboardAddJob" : "profileAddStartup", locale)}>
      <PlusIcon className="size-4" />
      {text(mayAdd ? "add" : "addStartup")}
    </ButtonLink>
  );
  return (
    <DashboardPage title={text("ownTitle")} lead={text("ownLead")} actions={jobs.length > 0 && mayAdd && add}>
      {jobs.length === 0 && isMember && !mayAdd ? (
        <EmptyState title={text("noneSeen")}>{text("noneSeenHint")}</EmptyState>
      ) : jobs.length === 0 ? (
        <EmptyState title={text(mayAdd ? "none" : "noStartup")} actions={add}>
          {text(mayAdd ? "noneHint" : "noStartupHint")}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {jobs.map((job) => (
            <OwnCard key={job.id} job={job} />
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}

function OwnCard({ job }: { job: OwnJob }) {
  const text = useTranslations("jobsEditing");
  const locale = useLocale();
  const { id, seoUrl, title, startup, state, isListed, mayEdit, applications, toAnswer } = job;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <HexAvatar name={startup.name} photo={startup.logo} className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">
          <Link to={pathTo("job", locale, { seoUrl })}>{title}</Link>
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span className="wrap-anywhere">{startup.name}</span>
          <JobStateTag {...job} />
          {state === "open" && !isListed && <span>{text("notListed")}</span>}
        </p>
      </div>
      {applications > 0 && (
        <ButtonLink to={pathTo("dashboardJobApplications", locale, {}, { jobId: id })}>
          {text("applications", { count: applications })}
          <CountBadge count={toAnswer} label={text("toAnswer")} />
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink to={pathTo("dashboardAddJob", locale, { seoUrl })} aria-label={text("editOf", { title })}>
          {text("edit")}
        </ButtonLink>
      )}
    </li>
  );
}
