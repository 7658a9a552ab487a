import { useActionData } from "react-router";
import { organizerCalls } from "#features/organizations/editing/contract.ts";
import { providerEntryCalls } from "#features/providers/editing/contract.ts";
import { confirmStartup } from "#features/startups/editing/contract.ts";
import { getOwnProfile } from "#features/talents/profile/contract.ts";
import { WaitingGroups, WaitingLead, WaitingList } from "#features/waiting/card.tsx";
import { whatWaits } from "#features/waiting/contract.ts";
import { ENTITY_TYPES, type EntityType } from "#shared/access.ts";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { formatClock } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useFailureNotice } from "#ui/failure-notice.ts";
import { useTranslations } from "#ui/translations.ts";
import { ownScores } from "../score/contract.ts";
import type { Route } from "./+types/dashboard.page";
import { ownWeek } from "./contract.ts";
import { OwnCard } from "./parts/own-card.tsx";
import { ProgramsCard } from "./parts/programs-card.tsx";
import { WeekCard } from "./parts/week-card.tsx";
import { firstEntry, greetingAt } from "./rules.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const [{ name }, waiting, week, scores] = await Promise.all([
    api(getOwnProfile, {}),
    api(whatWaits, {}).catch(() => undefined),
    api(ownWeek, {}).catch(() => undefined),
    api(ownScores, {}),
  ]);
  const now = new Date();
  return {
    name,
    waiting,
    week,
    scores,
    now: now.toISOString(),
    greeting: greetingAt(Number(formatClock(now, "tr").slice(0, 2))),
    first: viewer.kind === "member" && viewer.userTypeId ? firstEntry(viewer.userTypeId) : undefined,
  };
}

/** Confirms the facts of an entry, as its form would. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const kind = ENTITY_TYPES.find((known) => known === form.get("kind"));
  try {
    if (!kind) throw new AppError("invalidInput");
    await CONFIRM[kind](api, String(form.get("id")));
  } catch (error) {
    return actionFailure(error, locale);
  }
  return { isConfirmed: true as const };
}

const CONFIRM: Record<EntityType, (api: PageContext["api"], id: string) => Promise<unknown>> = {
  startup: (api, id) => api(confirmStartup, { params: { id } }),
  organization: (api, organizerId) => api(organizerCalls.confirm, { query: { organizerId } }),
  provider: (api, serviceProviderId) => api(providerEntryCalls.confirm, { query: { serviceProviderId } }),
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("dashboardLanding.title"),
    description: t("dashboardLanding.lead"),
    noindex: true,
  }));

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { name, waiting, week, scores, first, greeting, now } = loaderData;
  const text = useTranslations("dashboardLanding");
  const answer = useActionData<{ failure: ActionFailure } | { isConfirmed: true }>();
  useFailureNotice(answer && "failure" in answer ? answer.failure : undefined);
  return (
    <DashboardPage title={text(`hello.${greeting}`, { name })} lead={waiting && <WaitingLead items={waiting} />}>
      <p role="status" className="font-semibold text-good not-empty:mb-4">
        {answer && "isConfirmed" in answer && text("confirmed")}
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18.5rem]">
        {waiting && waiting.length > 0 ? (
          <WaitingGroups items={waiting} title={text("waiting")} />
        ) : (
          <Card title={text("waiting")}>
            <WaitingList items={waiting} />
          </Card>
        )}
        <div className="grid gap-5 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {week && <WeekCard week={week} />}
          {week && <ProgramsCard programs={week.programs} now={now} />}
          <OwnCard scores={scores} first={first} />
        </div>
      </div>
    </DashboardPage>
  );
}
