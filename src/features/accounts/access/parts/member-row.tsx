import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateField } from "#ui/date-range.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { FormAlert } from "../../parts/form-alert.tsx";
import { isAtFault } from "../../parts/form-answer.ts";
import { ScopeChoice, ScopeNames } from "../card.tsx";
import type { Holder } from "../contract.ts";
import type { MembersAnswer } from "./change-members.ts";

interface MemberRowProps {
  holder: Holder;
  entityId: string;
  grantable: readonly number[];
  isMe: boolean;
  /** Nobody else has full access without an end (decision 18). */
  isLast: boolean;
  answer: MembersAnswer | undefined;
  /** Address that asks whether to take the member out. */
  removal: string;
}

/** One member: what they may do, until when, and what of it can be changed. */
export function MemberRow(props: MemberRowProps) {
  const { holder, isMe, isLast } = props;
  const text = useTranslations("access");
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
          {!editable && isFull && !isMe && <p className="mt-1.5 text-sm text-ink-muted">{text("outOfReach")}</p>}
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

function Change({ holder, entityId, grantable, isMe, answer, removal }: MemberRowProps) {
  const text = useTranslations("access");
  const { state, formData } = useNavigation();
  const { userId, scopes, expiresAt } = holder;
  const busy = state !== "idle" && formData?.get("userId") === userId;
  const atScopes = isAtFault(answer, "scopes");
  const atDay = isAtFault(answer, "expiresAt");
  const offered = [...new Set([...grantable, ...scopes])].sort((a, b) => a - b);
  return (
    <div className="mt-1.5 ps-14.5 max-sm:ps-0">
      <details open={answer !== undefined}>
        <summary className="inline-flex min-h-row items-center text-sm font-semibold underline underline-offset-4">
          {text("change")}
        </summary>
        <Form method="post" className="mt-3 grid gap-4">
          {answer && !atScopes && !atDay && <FormAlert failure={answer.failure} />}
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="userId" value={userId} />
          <input type="hidden" name="entityId" value={entityId} />
          <input type="hidden" name="until" value={expiresAt ?? ""} />
          <ScopeChoice
            label={text("scopes")}
            grantable={offered}
            chosen={scopes}
            error={atScopes ? text("noScope") : undefined}
          />
          <DateField
            label={text("lastDay")}
            hint={text("lastDayHint")}
            name="lastDay"
            className="max-w-64"
            defaultValue={expiresAt ? lastDayOf(expiresAt) : ""}
            error={atDay ? text(answer?.failure.code === "invalidScope" ? "tooLong" : "badDay") : undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" type="submit" busy={busy}>
              {text("save")}
            </Button>
            <ButtonLink kind="quiet" className="text-bad" to={removal} preventScrollReset>
              {text(isMe ? "leave" : "remove")}
            </ButtonLink>
          </div>
        </Form>
      </details>
    </div>
  );
}
