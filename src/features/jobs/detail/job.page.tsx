import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { starOf } from "#features/watching/contract.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getApplying } from "../applications/contract.ts";
import { applyForm } from "../applications/form.ts";
import { applyAction } from "../applications/parts/apply-action.ts";
import { JobLinks } from "../card.tsx";
import { companyJobs, getJob } from "../contract.ts";
import { isLive } from "../rules.ts";
import type { Route } from "./+types/job.page";
import { About } from "./parts/about.tsx";
import { Apply } from "./parts/apply.tsx";
import { JobFacts } from "./parts/facts.tsx";
import { Head } from "./parts/head.tsx";
import { postingOf } from "./rules.ts";

/** Other jobs of the startup that the page names. */
const OTHER_JOBS = 5;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, extra, locale, origin, viewer } = page;
  const job = await api(getJob, { params: { seoUrl: params.seoUrl }, query: {} });
  const { rows } = await extra(api(companyJobs, { query: { companyId: job.startup.id } }), { rows: [] });
  const applying = viewer.kind === "member" ? await api(getApplying, { query: { jobId: job.id } }) : undefined;
  const now = new Date();
  const url = origin + pathTo("job", locale, { seoUrl: job.seoUrl });
  const live = isLive(job, now);
  const others = rows.filter((row) => row.id !== job.id && isLive({ ...row, isListed: true }, now));
  return {
    job,
    url,
    live,
    applying,
    star: await starOf(page, { kind: "job", id: job.id }, job.isListed),
    /** Of the form to apply. */
    options: applying && !applying.application ? await fieldOptions(api, applyForm.fields, {}) : {},
    picture: pictureOf("job", job.seoUrl, locale),
    deadline: { opensAt: job.opensAt, closesAt: job.closesAt, asOf: now.toISOString() },
    others: others.slice(0, OTHER_JOBS).map(({ seoUrl, title, location }) => ({
      seoUrl,
      title,
      place: location.city?.name ?? location.country?.name ?? "",
    })),
  };
}
export type JobPage = Awaited<ReturnType<typeof loader>>;

export const action = ({ request, context }: Route.ActionArgs) => applyAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { job, live, url, picture } = args.loaderData;
  const { title, startup } = job;
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (text) => ({
    title: text("jobsDetail.title", { title, startup: startup.name }),
    description: job.description,
    type: "article",
    noindex: !live,
    image: picture,
    data: [postingOf(job, url)],
    way: [{ name: text("site.links.jobs"), path: pathTo("jobs", locale) }],
  }));
};

export default function JobDetailPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("jobsDetail");
  return (
    <DetailLayout
      head={<Head {...loaderData} />}
      facts={<JobFacts {...loaderData} />}
      aside={<JobLinks title={text("others")} jobs={loaderData.others} />}
    >
      <Apply {...loaderData} />
      <About {...loaderData} />
    </DetailLayout>
  );
}
