import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { entryPath } from "#shared/paths/entries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ScopeNames } from "../card.tsx";
import type { OwnEntity } from "../contract.ts";
import type { MembersAnswer } from "./change-members.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";

interface OwnRightsProps {
  entity: OwnEntity;
  /** Id of the viewer. */
  me: string;
  answer: MembersAnswer | undefined;
  /** Id of the member whose removal is to be confirmed. */
  confirming: string | null;
  page: (more: Record<string, string>) => string;
}

/** For a member who may not see the others: their own rights, and a way to leave. */
export function OwnRights({ entity, me, answer, confirming, page }: OwnRightsProps) {
  const { entityId, entityName, entityType, entitySeoUrl: seoUrl, effective, expiresAt } = entity;
  const text = useTranslations("members");
  const locale = useLocale();
  return (
    <>
      {confirming === me && !answer && (
        <ConfirmLeaving me={me} entityId={entityId} entityName={entityName} back={page({})} />
      )}
      <Card title={entityName}>
        {answer && <FormAlert failure={answer.failure} />}
        <p className="text-ink-muted">{text("notAllowed")}</p>
        <p className="mt-2 font-semibold">
          <ScopeNames scopes={effective} />
        </p>
        {expiresAt && (
          <p className="mt-1 text-sm text-ink-muted">{text("until", { date: formatDate(expiresAt, locale) })}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={entryPath(entityType, locale, seoUrl)}>{text("toPage")}</ButtonLink>
          <ButtonLink kind="quiet" className="text-bad" to={page({ remove: me })} preventScrollReset>
            {text("leave")}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
