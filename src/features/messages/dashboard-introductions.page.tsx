import { redirect, useActionData, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { talentList } from "#features/talents/filters.ts";
import { getProfile, type PublicProfile } from "#features/talents/profile/contract.ts";
import { isStaff } from "#shared/access.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-introductions.page";
import {
  answerIntroduction,
  askIntroduction,
  introductionsOfHouse,
  listIntroductions,
  passIntroduction,
  refuseIntroduction,
  withdrawIntroduction,
} from "./contract.ts";
import { AskForm } from "./parts/introduction-form.tsx";
import { HouseList, ReceivedList, SentList } from "./parts/introduction-lists.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const to = url.searchParams.get("to");
  const [own, house, person] = await Promise.all([
    api(listIntroductions, {}),
    isStaff(viewer) ? api(introductionsOfHouse, {}) : [],
    to ? (api(getProfile, { params: { seoUrl: to } }) as Promise<PublicProfile>) : undefined,
  ]);
  return {
    ...own,
    house,
    isInvestor: viewer.kind === "member" && viewer.userTypeId === typeId("userType", "investor"),
    person: person && { id: person.id, name: `${person.name} ${person.surname}`, seoUrl: person.seoUrl },
  };
}

/** The act just done, as the address says it afterwards. */
const DONE_ACTIONS = ["asked", "withdrawn", "accepted", "declined", "passed", "refused"] as const;
type Done = (typeof DONE_ACTIONS)[number];

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const id = field("id");
  const text = field("text");
  const runs: Record<Done, () => Promise<unknown>> = {
    asked: () => api(askIntroduction, { body: { userId: id, text } }),
    withdrawn: () => api(withdrawIntroduction, { query: { id } }),
    accepted: () => api(answerIntroduction, { body: { id, accept: true } }),
    declined: () => api(answerIntroduction, { body: { id, accept: false } }),
    passed: () => api(passIntroduction, { body: { id, line: text } }),
    refused: () => api(refuseIntroduction, { query: { id } }),
  };
  const done = DONE_ACTIONS.find((doneAction) => doneAction === field("intent"));
  if (!done) throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
  try {
    await runs[done]();
  } catch (error) {
    return actionFailure(error, locale, { values: { id, text } });
  }
  return redirect(pathTo("dashboardIntroductions", locale, {}, { done }));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("messages.introductions.title"),
    description: text("messages.introductions.description"),
    noindex: true,
  }));

/** Introductions: those to answer, those the house passes on, and those one has asked for. */
export default function IntroductionsPage({ loaderData }: Route.ComponentProps) {
  const { sent, waitingCount, received, house, isInvestor, person } = loaderData;
  const text = useTranslations("messages.introductions");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<Refused>();
  const done = answer ? undefined : DONE_ACTIONS.find((doneAction) => doneAction === query.get("done"));
  const isEmpty = sent.length + received.length + house.length === 0 && !person;
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid gap-8">
        {done && (
          <p role="status" className="rounded-control bg-good-soft px-4 py-3 text-sm font-medium text-good">
            {text(`done.${done}`)}
          </p>
        )}
        {answer && answer.failure.fields.length === 0 && <FormAlert failure={answer.failure} />}
        {person && <AskForm key={person.id} person={person} answer={answer} />}
        {received.length > 0 && <ReceivedList rows={received} />}
        {house.length > 0 && <HouseList rows={house} answer={answer} />}
        {sent.length > 0 && <SentList rows={sent} waitingCount={waitingCount} />}
        {isEmpty && (
          <EmptyState
            title={text("none")}
            actions={
              !isInvestor && (
                <ButtonLink kind="primary" to={listPath(talentList, locale, { filter: { userType: ["investor"] } })}>
                  {text("find")}
                </ButtonLink>
              )
            }
          >
            {text(isInvestor ? "noneToAnswer" : "noneText")}
          </EmptyState>
        )}
      </div>
    </DashboardPage>
  );
}
