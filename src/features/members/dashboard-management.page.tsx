import { useActionData, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useForgottenOnReload } from "#ui/use-forgotten-on-reload.ts";
import type { Route } from "./+types/dashboard-management.page";
import { EntityLinks } from "./card.tsx";
import { accessUsers, joinWishes, ownEntities } from "./contract.ts";
import { answerWish, isAboutWish } from "./parts/answer-wish.ts";
import { changeMember, type MembersAnswer } from "./parts/change-members.ts";
import { JoinWishes } from "./parts/join-wishes.tsx";
import { Members } from "./parts/members.tsx";
import { OwnRights } from "./parts/own-rights.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, pages } = pageContext(context);
  const entities = await api(ownEntities, {});
  const wanted = url.searchParams.get("entityId");
  const current = wanted ? entities.find(({ entityId }) => entityId === wanted) : entities[0];
  const entityId = wanted ?? current?.entityId;
  const isShown = entityId !== undefined && (current?.maySeeRights ?? true);
  const rights = isShown ? await api(accessUsers, { query: { entityId } }) : undefined;
  const mayInvite = rights?.entityType === "startup" && rights.grantable.length > 0;
  return {
    entities,
    current,
    entityId,
    rights,
    wishes: mayInvite && entityId ? await api(joinWishes, { query: { entityId } }) : [],
    me: viewer.kind === "member" ? viewer.id : "",
    hasInvitations: pages.has("profileInvitations"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return (isAboutWish(form) ? answerWish : changeMember)(form, pageContext(context));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({ title: text("members.title"), description: text("members.description"), noindex: true }));

const DONE_ACTIONS = ["changed", "removed", "left", "wishAccepted", "wishDeclined"] as const;

/** Members of one's startups and organizations, and their rights. */
export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { entities, current, entityId, rights, wishes, me } = loaderData;
  const text = useTranslations("members");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<MembersAnswer>();
  // The notice of an earlier act is no answer to a failure now.
  const done = answer ? undefined : DONE_ACTIONS.find((doneAction) => doneAction === query.get("done"));
  useForgottenOnReload("done");
  const page = (more: Record<string, string | undefined>) => pathTo("dashboardManagement", locale, {}, more);
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid gap-5">
        {done && (
          <p
            role="status"
            className="flex gap-2.5 rounded-control bg-good-soft px-4 py-3 text-sm font-medium text-good"
          >
            <CheckIcon className="mt-px size-5" />
            {text(done)}
          </p>
        )}
        {entities.length > 1 && (
          <EntityLinks
            label={text("entity")}
            entities={entities}
            current={entityId}
            to={(entityId) => page({ entityId })}
          />
        )}
        {rights && wishes.length > 0 && entityId && (
          <JoinWishes
            wishes={wishes}
            rights={rights}
            entityId={entityId}
            answer={answer}
            confirming={query.get("declineWish")}
            page={(more) => page({ entityId, ...more })}
          />
        )}
        {rights && entityId && (
          <Members
            rights={rights}
            entityId={entityId}
            me={me}
            answer={answer}
            confirming={query.get("remove")}
            page={(more) => page({ entityId, ...more })}
          />
        )}
        {!rights && current && (
          <OwnRights
            me={me}
            answer={answer}
            entity={current}
            confirming={query.get("remove")}
            page={(more) => page({ entityId, ...more })}
          />
        )}
        {!entityId && (
          <EmptyState
            title={text("none")}
            actions={
              loaderData.hasInvitations && (
                <ButtonLink to={pathTo("profileInvitations", locale)}>{text("toInvitations")}</ButtonLink>
              )
            }
          >
            {text("noneText")}
          </EmptyState>
        )}
      </div>
    </DashboardPage>
  );
}
