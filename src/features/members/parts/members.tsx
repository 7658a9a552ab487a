import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { accessUsers, Holder } from "../contract.ts";
import type { MembersAnswer } from "./change-members.ts";
import { ConfirmLeaving } from "./confirm-leaving.tsx";
import { MemberRow } from "./member-row.tsx";

interface MembersProps {
  rights: Answer<typeof accessUsers>;
  entityId: string;
  /** Id of the viewer. */
  me: string;
  answer: MembersAnswer | undefined;
  /** Id of the member whose removal is to be confirmed. */
  confirming: string | null;
  page: (more: Record<string, string>) => string;
}

const isFull = ({ scopes, expiresAt }: Holder) => scopes.includes(SCOPE.FULL_ACCESS) && expiresAt === null;

/** All members of one entity. */
export function Members({ rights, entityId, me, answer, confirming, page }: MembersProps) {
  const text = useTranslations("members");
  const locale = useLocale();
  const { users, grantable, entityName, entityType, entitySeoUrl: seoUrl } = rights;
  const isLast = (holder: Holder) => isFull(holder) && users.filter(isFull).length === 1;
  const leaving = users.find(({ userId, editable }) => editable && userId === confirming && userId !== me);
  const values = { name: leaving ? `${leaving.name} ${leaving.surname}` : "", entity: entityName };
  return (
    <>
      {confirming === me && !answer && (
        <ConfirmLeaving me={me} entityId={entityId} entityName={entityName} back={page({})} />
      )}
      {leaving && !answer && (
        <Confirm
          title={text("removeTitle", values)}
          action={text("remove")}
          danger
          cancel={text("cancel")}
          back={page({})}
          fields={{ intent: "remove", userId: leaving.userId, entityId }}
        >
          <p>{text("removeText", values)}</p>
        </Confirm>
      )}
      <Card
        flush
        title={entityName}
        end={
          <div className="flex flex-wrap gap-2">
            <ButtonLink kind="quiet" to={entryPath(entityType, locale, seoUrl)}>
              {text("toPage")}
            </ButtonLink>
            {grantable.length > 0 && (
              <>
                <ButtonLink to={pathTo("dashboardInvites", locale, {}, { entityId })}>{text("sent")}</ButtonLink>
                <ButtonLink kind="primary" to={pathTo("invite", locale, {}, { entityId })}>
                  <PlusIcon />
                  {text("invite")}
                </ButtonLink>
              </>
            )}
          </div>
        }
      >
        <p className="px-5 pb-3 text-sm text-ink-muted sm:px-6">{text("members", { count: users.length })}</p>
        <ul>
          {users.map((holder) => (
            <MemberRow
              key={`${holder.userId} ${holder.scopes} ${holder.expiresAt}`}
              holder={holder}
              entityId={entityId}
              entityType={entityType}
              grantable={grantable}
              isMe={holder.userId === me}
              isLast={isLast(holder)}
              answer={answer?.userId === holder.userId ? answer : undefined}
              removal={page({ remove: holder.userId })}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}
