import { randomUUID } from "node:crypto";
import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { EntityLinks } from "#features/members/card.tsx";
import { accessUsers, ownEntities } from "#features/members/contract.ts";
import { getProfile, type PublicProfile } from "#features/talents/profile/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/invite.page";
import { type InviteAnswer, inviteFrom } from "./parts/invite-action.ts";
import { InviteForm } from "./parts/invite-form.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const entities = (await api(ownEntities, {})).filter(({ grantable }) => grantable.length > 0);
  const named = url.searchParams.get("person");
  const person: PublicProfile | null = named ? await api(getProfile, { params: { seoUrl: named } }) : null;
  const wanted = url.searchParams.get("entityId");
  const own = wanted ? entities.find(({ entityId }) => entityId === wanted) : entities[0];
  const current =
    own ?? (wanted ? { entityId: wanted, ...(await api(accessUsers, { query: { entityId: wanted } })) } : undefined);
  return {
    entities,
    formKey: randomUUID(),
    person: person && { id: person.id, name: `${person.name} ${person.surname}`, seoUrl: person.seoUrl },
    entity: current && {
      entityId: current.entityId,
      entityType: current.entityType,
      entityName: current.entityName,
      grantable: current.grantable,
    },
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  inviteFrom(await request.formData(), pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("invitations.invite.title"),
    description: text("invitations.description"),
    noindex: true,
  }));

/** Invites people to one of the member's startups or organizations. */
export default function InvitePage({ loaderData: { entities, entity, formKey, person } }: Route.ComponentProps) {
  const text = useTranslations("invitations.invite");
  const locale = useLocale();
  const answer = useActionData<InviteAnswer>();
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid gap-5">
        {entities.length > 1 && (
          <EntityLinks
            label={text("entity")}
            entities={entities}
            current={entity?.entityId}
            to={(entityId) => pathTo("invite", locale, {}, { entityId, ...(person && { person: person.seoUrl }) })}
          />
        )}
        {entity ? (
          <InviteForm key={entity.entityId} entity={entity} person={person} answer={answer} formKey={formKey} />
        ) : (
          <EmptyState title={text("none")}>{text("noneText")}</EmptyState>
        )}
      </div>
    </DashboardPage>
  );
}
