import { useLocale } from "use-intl";
import { ownStartups } from "#features/startups/editing/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getProgram } from "../contract.ts";
import type { Route } from "./+types/apply-program.page";
import { getApplication, madeApplications } from "./contract.ts";
import { ApplicationForm } from "./parts/application-form.tsx";
import { applyAction } from "./parts/apply-action.ts";
import { StartupChoice } from "./parts/startup-choice.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const program = await api(getProgram, { query: { programSeoUrl: params.seoUrl } });
  const { startups, applications } = await api(madeApplications, { query: { programId: program.programId } });
  const others = startups.length === 0 ? await api(ownStartups, {}) : [];
  const wanted = url.searchParams.get("startup") ?? (startups.length === 1 ? startups[0]!.id : undefined);
  const made = applications.find(({ startup }) => startup.id === wanted);
  const { programId: id, programSeoUrl: seoUrl, name, organizer, timeZone, graceSeconds } = program;
  return {
    program: { id, seoUrl, name, organizer: organizer.name, timeZone, graceSeconds },
    deadline: { opensAt: program.applyStart, closesAt: program.applyFinish, asOf: new Date().toISOString() },
    isShut: program.decidedAt !== null || !program.isListed || program.isDraft,
    startups: startups.map((startup) => ({
      ...startup,
      state: applications.find((application) => application.startup.id === startup.id)?.state,
    })),
    // The member has other rights on these: none of them may be applied for.
    others: others.map(({ name }) => name),
    application: made ? await api(getApplication, { params: { id: made.id } }) : null,
  };
}
export type ApplyPageData = Awaited<ReturnType<typeof loader>>;

export const action = ({ request, context, params }: Route.ActionArgs) =>
  applyAction(request, pageContext(context), params.seoUrl);

/** A save answers what has changed: without a good connection reading the page again would cost a second for each. */
export const shouldRevalidate = ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation) =>
  formMethod === "POST" && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
interface Revalidation {
  formMethod?: string;
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsApplying.title", { name: args.loaderData?.program.name ?? "" }),
    description: t("programsApplying.lead"),
    noindex: true,
  }));

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("programsApplying");
  const locale = useLocale();
  const { program, application } = loaderData;
  return (
    <DefaultLayout>
      <div className="mx-auto w-full max-w-3xl">
        <p>
          <Link
            to={pathTo("program", locale, { seoUrl: program.seoUrl })}
            className={`${TEXT_LINK} inline-flex min-h-row items-center`}
          >
            {text("organizer", { name: program.organizer })}
          </Link>
        </p>
        <h1 className="text-3xl wrap-anywhere">{text("title", { name: program.name })}</h1>
        <p className="mt-2 mb-5 text-ink-muted">{text("lead")}</p>
        {application ? (
          <ApplicationForm
            key={`${application.id}/${application.formVersion}`}
            page={loaderData}
            application={application}
          />
        ) : (
          <StartupChoice {...loaderData} />
        )}
      </div>
    </DefaultLayout>
  );
}
