import { useSearchParams } from "react-router";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ListedMail } from "../contract.ts";
import { htmlPathOf } from "../limits.ts";

/** The key of an occasion's name for admins; one of an older release has none any more. */
const keyOf = (kind: string) => kind as "accounts.verifyEmail";

/** Both parts of a mail: `?as=text` shows the plain one. */
export function MailView({ mail }: { mail: ListedMail & { text: string } }) {
  const text = useTranslations("devMail");
  const names = useTranslations("operationsMails.values.kind");
  const nameOfKind = (kind: string) => (names.has(keyOf(kind)) ? names(keyOf(kind)) : kind);
  const plain = useSearchParams()[0].get("as") === "text";
  const tabs = [
    { to: "?", label: text("designed"), current: !plain },
    { to: "?as=text", label: text("plain"), current: plain },
  ];
  return (
    <Card as="article" className="grid gap-4">
      <header className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{mail.subject}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm [&_dt]:text-ink-muted">
          <dt>{text("to")}</dt>
          <dd className="wrap-anywhere">{mail.to}</dd>
          <dt>{text("kind")}</dt>
          <dd className="wrap-anywhere">
            {nameOfKind(mail.kind)} · <DateText value={mail.createdAt} as="instant" />
          </dd>
        </dl>
      </header>
      <Tabs label={text("views")} tabs={tabs} />
      {plain ? (
        <pre className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      ) : (
        <iframe
          title={text("html", { subject: mail.subject })}
          src={htmlPathOf(mail.id)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[42rem] w-full rounded-card border border-line bg-paper"
        />
      )}
    </Card>
  );
}
