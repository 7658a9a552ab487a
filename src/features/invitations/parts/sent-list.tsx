import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { ScopeNames } from "#features/members/card.tsx";
import type { Answer } from "#shared/endpoint.ts";
import { formatDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SentInvitation, sentInvitations } from "../contract.ts";
import { StateTag } from "./state-tag.tsx";

interface SentListProps {
  list: Answer<typeof sentInvitations>;
  entityId: string;
  /** Time of the server, so that server and browser render the same. */
  now: string;
  page: (more: Record<string, string | number>) => string;
}

export function SentList({ list, page, ...rest }: SentListProps) {
  const { rows, totalCount, currentPage, pageSize } = list;
  return (
    <>
      <Card flush as="div">
        <ul>
          {rows.map((row) => (
            <Row key={row.id} invitation={row} withdrawal={page({ withdraw: row.id })} {...rest} />
          ))}
        </ul>
      </Card>
      <Pagination page={currentPage} pageSize={pageSize} total={totalCount} to={(number) => page({ page: number })} />
    </>
  );
}

interface RowProps {
  invitation: SentInvitation;
  entityId: string;
  now: string;
  withdrawal: string;
}

function Row({ invitation, entityId, now, withdrawal }: RowProps) {
  const text = useTranslations("invitations.sent");
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const { id, email, status, scopes, sender, person, mailedAt, expiresAt, accessExpiresAt, resendFrom } = invitation;
  const facts = [
    text("sentOn", { date: formatDate(mailedAt, locale) }),
    text("by", { name: `${sender.name} ${sender.surname}` }),
    ...(status === "waiting" ? [text("until", { date: formatDate(expiresAt, locale) })] : []),
    ...(accessExpiresAt ? [text("ends", { date: formatDate(accessExpiresAt, locale) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {person ? `${person.name} ${person.surname}` : email}
          <StateTag state={status} />
        </p>
        {person && email && <p className="text-sm wrap-anywhere">{email}</p>}
        <p className="mt-0.5 text-sm">
          <ScopeNames scopes={scopes} />
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">{facts.join(" · ")}</p>
      </div>
      {(resendFrom || invitation.mayWithdraw) && (
        <div className="flex flex-wrap items-center gap-3">
          {resendFrom && resendFrom > now && (
            <p className="text-sm text-ink-muted">
              {text("resendFrom", { time: formatRelative(resendFrom, new Date(now), locale) })}
            </p>
          )}
          {resendFrom && resendFrom <= now && (
            <Form method="post">
              <input type="hidden" name="intent" value="resend" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="entityId" value={entityId} />
              <Button type="submit" busy={state !== "idle" && formData?.get("id") === id}>
                {text("resend")}
              </Button>
            </Form>
          )}
          {invitation.mayWithdraw && (
            <ButtonLink kind="quiet" to={withdrawal} preventScrollReset>
              {text("withdraw")}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}
