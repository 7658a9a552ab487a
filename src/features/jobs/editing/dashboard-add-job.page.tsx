import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { getEditableStartup, ownStartups } from "#features/startups/editing/contract.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { toNotFound } from "#shared/to-not-found.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-add-job.page";
import { getEditableJob, newJob } from "./contract.ts";
import { jobForm } from "./form.ts";
import { editAction } from "./parts/edit-action.ts";
import { EditHead } from "./parts/edit-head.tsx";
import { JobForm } from "./parts/job-form.tsx";

/** Days that a new job is open, unless its startup says another last day. */
const OPEN_DAYS = 30;
const DAY_MS = 86_400_000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  if (params.seoUrl) {
    const job = await api(getEditableJob, { params: { seoUrl: params.seoUrl } });
    return { job, options: await fieldOptions(api, jobForm.fields, job.values) };
  }
  const startups = (await api(ownStartups, {})).filter(({ mayAddJob }) => mayAddJob);
  const chosen = url.searchParams.get("startupId") ?? (startups.length === 1 ? startups[0]!.id : undefined);
  if (!chosen) return { startups: startups.map(({ id, name }) => ({ id, name })) };
  const { id, name, values, may } = await api(getEditableStartup, { params: { seoUrlOrId: chosen } });
  // The form of the startup is open to those who write its finances alone, too.
  if (!may.edit) throw toNotFound(locale);
  const first = await api(newJob, { params: { startupId: id } });
  const now = Date.now();
  const { countryId, cityId, countyId } = values;
  const initial = {
    ...first,
    countryId,
    cityId,
    countyId,
    publicationDate: lastDayOf(new Date(now)),
    expirationDate: lastDayOf(new Date(now + OPEN_DAYS * DAY_MS)),
  };
  return { startup: { id, name }, initial, options: await fieldOptions(api, jobForm.fields, initial) };
}
export type EditPage = Awaited<ReturnType<typeof loader>>;

export const action = ({ request, context, params }: Route.ActionArgs) =>
  editAction(request, pageContext(context), params.seoUrl);

export const meta = (args: Route.MetaArgs) => {
  const job = args.loaderData && "job" in args.loaderData ? args.loaderData.job : undefined;
  return pageMeta(args, (t) => ({
    title: job ? t("jobsEditing.editTitle", { title: job.title }) : t("jobsEditing.addTitle"),
    description: t(job ? "jobsEditing.editLead" : "jobsEditing.addLead"),
    noindex: true,
  }));
};

export default function EditJobPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("jobsEditing");
  if (!loaderData.options) return <Choice startups={loaderData.startups} />;
  if (loaderData.job)
    return (
      <DashboardPage title={loaderData.job.title} lead={text("editLead")}>
        <EditHead job={loaderData.job} />
        <JobForm key={loaderData.job.id} {...loaderData} />
      </DashboardPage>
    );
  return (
    <DashboardPage title={text("addTitle")} lead={`${loaderData.startup.name} · ${text("addLead")}`}>
      <JobForm key="new" {...loaderData} />
    </DashboardPage>
  );
}

/** The startup comes first, because the job begins with its place. */
function Choice({ startups }: { startups: readonly { id: string; name: string }[] }) {
  const text = useTranslations("jobsEditing");
  const locale = useLocale();
  if (startups.length === 0)
    return (
      <DashboardPage title={text("addTitle")} lead={text("addLead")}>
        <EmptyState
          title={text("noStartup")}
          actions={
            <ButtonLink kind="primary" to={pathTo("profileAddStartup", locale)}>
              {text("addStartup")}
            </ButtonLink>
          }
        >
          {text("noStartupHint")}
        </EmptyState>
      </DashboardPage>
    );
  return (
    <DashboardPage title={text("addTitle")} lead={text("addLead")}>
      <Card title={text("chooseStartup")} className="max-w-3xl">
        <ul className="flex flex-wrap gap-3">
          {startups.map(({ id, name }) => (
            <li key={id}>
              <ButtonLink to={pathTo("dashboardAddJob", locale, {}, { startupId: id })}>{name}</ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </DashboardPage>
  );
}
