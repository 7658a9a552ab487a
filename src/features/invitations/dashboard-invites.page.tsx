import { redirect, useActionData, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { EntityLinks } from "#features/members/card.tsx";
import { ownEntities } from "#features/members/contract.ts";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-invites.page";
import { resendInvitation, sentInvitations, withdrawInvitation } from "./contract.ts";
import { Note } from "./parts/note.tsx";
import { SentDone } from "./parts/sent-done.tsx";
import { SentList } from "./parts/sent-list.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const entities = (await api(ownEntities, {})).filter(({ maySeeRights }) => maySeeRights);
  const entityId = url.searchParams.get("entityId") ?? entities[0]?.entityId;
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  return {
    entities,
    entityId,
    list: entityId === undefined ? undefined : await api(sentInvitations, { query: { entityId, page } }),
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const withdraws = text("intent") === "withdraw";
  try {
    await api(withdraws ? withdrawInvitation : resendInvitation, { body: { id: text("id") } });
  } catch (error) {
    return actionFailure(error, locale);
  }
  const done = { entityId: text("entityId"), done: withdraws ? "withdrawn" : "resent" };
  return redirect(pathTo("dashboardInvites", locale, {}, done));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("invitations.sent.title"),
    description: text("invitations.description"),
    noindex: true,
  }));

/** Invitations to the member's startups and organizations, and their state. */
export default function SentPage({ loaderData: { entities, entityId, list, now } }: Route.ComponentProps) {
  const text = useTranslations("invitations.sent");
  const shared = useTranslations("invitations");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<{ failure: ActionFailure }>();
  const page = (more: Record<string, string | number>) => pathTo("dashboardInvites", locale, {}, { entityId, ...more });
  const selected = list?.rows.find(({ id, mayWithdraw }) => mayWithdraw && id === query.get("withdraw"));
  const invite = (
    <ButtonLink kind="primary" to={pathTo("invite", locale, {}, { entityId })}>
      <PlusIcon />
      {text("invite")}
    </ButtonLink>
  );
  return (
    <DashboardPage title={text("title")} lead={text("lead")} actions={entityId && invite}>
      <div className="grid gap-5">
        {answer ? <Note tone="bad">{answer.failure.value}</Note> : <SentDone query={query} />}
        {entities.length > 1 && (
          <EntityLinks
            label={text("entity")}
            entities={entities}
            current={entityId}
            to={(entityId) => pathTo("dashboardInvites", locale, {}, { entityId })}
          />
        )}
        {selected && entityId && !answer && (
          <Confirm
            title={text("withdrawTitle")}
            action={text("withdraw")}
            danger
            cancel={shared("cancel")}
            back={page({})}
            fields={{ intent: "withdraw", id: selected.id, entityId }}
          >
            <p>
              {text("withdrawText", {
                email: selected.email ?? `${selected.person?.name} ${selected.person?.surname}`,
              })}
            </p>
          </Confirm>
        )}
        {list && entityId && list.totalCount > 0 && <SentList list={list} entityId={entityId} now={now} page={page} />}
        {list?.totalCount === 0 && <EmptyState title={text("none")}>{text("noneText")}</EmptyState>}
        {!entityId && <EmptyState title={text("noEntity")}>{text("noEntityText")}</EmptyState>}
      </div>
    </DashboardPage>
  );
}
