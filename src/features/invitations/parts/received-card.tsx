import { useLocale } from "use-intl";
import { Screens } from "#features/members/card.tsx";
import { screensOf } from "#shared/access.ts";
import { formatDate } from "#shared/format.ts";
import { entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedInvitation } from "../contract.ts";
import { StateTag } from "./state-tag.tsx";

interface ReceivedCardProps {
  invitation: ReceivedInvitation;
  /** The page was opened by the link of its mail. */
  isFromMail: boolean;
  /** The entity has a page on the portal. */
  hasPage: boolean;
  /** Address of the page with the question whether to accept or decline. */
  ask: (answer: "accept" | "decline") => string;
}

/** One invitation: its sender, the entity, and the offered rights. */
export function ReceivedCard({ invitation, isFromMail, hasPage, ask }: ReceivedCardProps) {
  const text = useTranslations("invitations.received");
  const locale = useLocale();
  const { entityName, entityLogo, sender, scopes, status, accessExpiresAt, expiresAt, hasAccess } = invitation;
  const isWaiting = status === "waiting";
  return (
    <Card as="article" className={isFromMail ? "outline-2 outline-honey" : ""}>
      <div className="flex items-start gap-4">
        <LetterTile name={entityName} photo={entityLogo} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg wrap-anywhere">
            {hasPage ? (
              <Link to={entryPath(invitation.entityType, locale, invitation.entitySeoUrl)} className="hover:underline">
                {entityName}
              </Link>
            ) : (
              entityName
            )}
            <StateTag state={status} />
          </h2>
          <p className="text-sm text-ink-muted wrap-anywhere">
            {text("invites", { name: `${sender.name} ${sender.surname}` })}
          </p>
        </div>
      </div>
      {status === "accepted" && !hasAccess && <p className="mt-4 text-sm text-ink-muted">{text("ended")}</p>}
      {status === "accepted" && hasAccess && (
        <div className="mt-4 flex flex-wrap gap-3">
          {hasPage && (
            <ButtonLink to={entryPath(invitation.entityType, locale, invitation.entitySeoUrl)}>
              {text("open")}
            </ButtonLink>
          )}
          <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: invitation.entityId })}>
            {text(screensOf(invitation.entityType, scopes).includes("members") ? "members" : "permissions")}
          </ButtonLink>
        </div>
      )}
      {isWaiting && (
        <>
          <h3 className="mt-4 text-sm font-semibold">{text("could")}</h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {scopes.map((scope) => (
              <li key={scope}>
                <span className="font-medium">{SCOPE_TEXTS[scope]![locale].name}:</span>{" "}
                <span className="text-ink-muted">{SCOPE_TEXTS[scope]![locale].includes}</span>
              </li>
            ))}
          </ul>
          <div className="mt-3 text-sm">
            <p className="font-semibold">{text("screens")}</p>
            <Screens entityType={invitation.entityType} scopes={scopes} />
          </div>
          <p className="mt-3 text-sm text-ink-muted">
            {accessExpiresAt && text("until", { date: formatDate(accessExpiresAt, locale) })}{" "}
            {text("answerBy", { date: formatDate(expiresAt, locale) })}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink kind="primary" to={ask("accept")} preventScrollReset>
              {text("accept")}
            </ButtonLink>
            <ButtonLink to={ask("decline")} preventScrollReset>
              {text("decline")}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
