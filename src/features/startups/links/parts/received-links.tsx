import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Link as ReceivedLink } from "../contract.ts";
import { Received } from "./received.tsx";

/** Answered links that are shown at once. */
const SHOWN_AT_ONCE = 8;

interface LinksProps {
  links: readonly ReceivedLink[];
  title: string;
  lead: string;
}

const isWaiting = ({ signature }: ReceivedLink): boolean => signature === "said";

/** What the other side says of an organization, a person or a startup, and waits for an answer. */
export function WaitingLinks({ links, ...head }: Partial<LinksProps> & Pick<LinksProps, "links">) {
  const text = useTranslations("startupsLinks");
  const waiting = links.filter(isWaiting);
  const lead = text(waiting.some(({ round }) => round !== null) ? "waitingLead" : "waitingLeadWithoutMoney");
  return <LinkList title={text("waiting")} lead={lead} {...head} links={waiting} />;
}

/** What was answered; the answer may be changed. */
export function AnsweredLinks({ links, ...head }: Partial<LinksProps> & Pick<LinksProps, "links">) {
  const text = useTranslations("startupsLinks");
  const answered = links.filter((link) => !isWaiting(link));
  return (
    <LinkList title={text("answered")} lead={text("answeredLead")} {...head} links={answered} shown={SHOWN_AT_ONCE} />
  );
}

function LinkList({ links, title, lead, shown = links.length }: LinksProps & { shown?: number }) {
  const text = useTranslations("startupsLinks");
  const [isWhole, setIsWhole] = useState(false);
  // Here, because what was answered moves to the other list when the answer comes.
  const confirm = useChange(text("confirmed"));
  const refuse = useChange(text("refused"));
  if (links.length === 0) return null;
  return (
    <Card title={title}>
      <p className="mb-2 text-sm text-ink-muted">{lead}</p>
      <ul aria-label={title}>
        {links.slice(0, isWhole ? undefined : shown).map((link) => (
          <Received key={`${link.id} ${link.signature}`} link={link} confirm={confirm} refuse={refuse} />
        ))}
      </ul>
      {!isWhole && links.length > shown && (
        <Button onClick={() => setIsWhole(true)}>{text("showAll", { count: links.length })}</Button>
      )}
    </Card>
  );
}
