import { useLocale } from "use-intl";
import { z } from "zod";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { toNotFound } from "#shared/to-not-found.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ownPrograms } from "../editing/contract.ts";
import type { Route } from "./+types/dashboard-applications-my-programs.page";
import { receivedDetail, receivedList } from "./contract.ts";
import { ReceivedDetailCard } from "./parts/detail.tsx";
import { ReceivedFilter } from "./parts/filter.tsx";
import { ReceivedTable } from "./parts/list.tsx";
import { wantedIn } from "./parts/wanted.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const { applyId, currentPage, ...body } = wantedIn(url.searchParams);
  if (applyId !== undefined) {
    if (!z.uuid().safeParse(applyId).success) throw toNotFound(locale);
    return { application: await api(receivedDetail, { params: { id: applyId } }), wanted: body };
  }
  const [list, { programs }] = await Promise.all([
    api(receivedList, { query: { currentPage }, body }),
    api(ownPrograms, { query: {} }),
  ]);
  const readable = programs
    .filter(({ state }) => state !== "draft")
    .map(({ id, name, seoUrl }) => ({ id, name, seoUrl }));
  return { list, programs: readable, wanted: body };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.application?.startup.name ?? t("programsReceived.title"),
    description: t("programsReceived.lead"),
    noindex: true,
  }));

export default function ReceivedPage({ loaderData: { application, list, programs, wanted } }: Route.ComponentProps) {
  const text = useTranslations("programsReceived");
  const locale = useLocale();
  if (application)
    return (
      <DashboardPage
        title={[application.label, application.startup.id && application.startup.name].filter(Boolean).join(" · ")}
        lead={application.program.name}
        actions={
          <ButtonLink to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { programId: application.program.id })}>
            {text("back")}
          </ButtonLink>
        }
      >
        <ReceivedDetailCard application={application} />
      </DashboardPage>
    );
  const chosen = programs.find(({ id }) => id === wanted.programId);
  return (
    <DashboardPage
      title={chosen ? text("titleOf", { name: chosen.name }) : text("title")}
      lead={text("lead")}
      actions={
        chosen && (
          <>
            <ButtonLink to={pathTo("programJury", locale, { programSeoUrl: chosen.seoUrl })}>{text("jury")}</ButtonLink>
            <ButtonLink to={pathTo("programDecisions", locale, { programSeoUrl: chosen.seoUrl })}>
              {text("decide")}
            </ButtonLink>
          </>
        )
      }
    >
      {programs.length === 0 ? (
        <EmptyState
          title={text("noPrograms")}
          actions={<ButtonLink to={pathTo("dashboardPrograms", locale)}>{text("toPrograms")}</ButtonLink>}
        >
          {text("noProgramsHint")}
        </EmptyState>
      ) : (
        <>
          <ReceivedFilter programs={programs} list={list} wanted={wanted} />
          <ReceivedTable list={list} wanted={wanted} />
        </>
      )}
    </DashboardPage>
  );
}
