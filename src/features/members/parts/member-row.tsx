import { useLocale } from "use-intl";
import type { EntityType } from "#shared/access.ts";
import { formatDate } from "#shared/format.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ScopeNames } from "../card.tsx";
import type { Holder } from "../contract.ts";
import type { MembersAnswer } from "./change-members.ts";
import { PermissionForm } from "./permission-form.tsx";

interface MemberRowProps {
  holder: Holder;
  entityId: string;
  entityType: EntityType;
  grantable: readonly number[];
  isMe: boolean;
  /** Nobody else has full access without an end (decision 18). */
  isLast: boolean;
  answer: MembersAnswer | undefined;
  /** Address of the page with the question whether to remove the member. */
  removal: string;
}

/** One member: rights, their end, and a form to change them. */
export function MemberRow(props: MemberRowProps) {
  const { holder, isMe, isLast, grantable } = props;
  const text = useTranslations("members");
  const locale = useLocale();
  const { name, surname, photo, effective, expiresAt, editable } = holder;
  const isFull = effective.includes(SCOPE.FULL_ACCESS);
  return (
    <li className="border-t border-line px-5 py-4 sm:px-6">
      <div className="flex items-start gap-3.5">
        <HexAvatar name={`${name} ${surname}`} photo={photo} className="size-11 text-base" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
            {name} {surname}
            {isMe && <Tag>{text("you")}</Tag>}
            {expiresAt && <Tag tone="honey">{text("until", { date: formatDate(expiresAt, locale) })}</Tag>}
          </p>
          <p className="mt-0.5 text-sm">
            <span className="sr-only">{text("may")}: </span>
            <ScopeNames scopes={effective} />
            {isFull && <span className="text-ink-muted"> — {text("fullLine")}</span>}
          </p>
          {isLast && <p className="mt-1.5 text-sm text-ink-muted">{text("lastOne")}</p>}
          {!editable && !isMe && grantable.length > 0 && (
            <p className="mt-1.5 text-sm text-ink-muted">{text("outOfReach")}</p>
          )}
        </div>
      </div>
      {editable && !isLast && <Change {...props} />}
      {!editable && isMe && (
        <div className="mt-1.5 ps-14.5 max-sm:ps-0">
          {props.answer && <FormAlert failure={props.answer.failure} />}
          <ButtonLink kind="quiet" className="-ms-2.5 text-bad" to={props.removal} preventScrollReset>
            {text("leave")}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function Change({ holder, entityId, entityType, grantable, isMe, answer, removal }: MemberRowProps) {
  const text = useTranslations("members");
  const { userId, scopes, expiresAt } = holder;
  // After a clash the person has read the other rights; the next save is on top of them.
  const version = answer?.failure.fields[0]?.version ?? holder.version;
  const offered = [...new Set([...grantable, ...scopes])].sort((a, b) => a - b);
  return (
    <div className="mt-1.5 ps-14.5 max-sm:ps-0">
      <PermissionForm
        summary={text("change")}
        fields={{ intent: "change", userId, entityId, until: expiresAt ?? "", version: String(version) }}
        entityType={entityType}
        offered={offered}
        chosen={scopes}
        lastDay={expiresAt ? lastDayOf(expiresAt) : ""}
        answer={answer}
        noScope={text("noScope")}
        actions={(busy) => (
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" type="submit" busy={busy}>
              {text("save")}
            </Button>
            <ButtonLink kind="quiet" className="text-bad" to={removal} preventScrollReset>
              {text(isMe ? "leave" : "remove")}
            </ButtonLink>
          </div>
        )}
      />
    </div>
  );
}
