import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SwitchField } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NOTIFICATIONS, type NotificationKind } from "../limits.ts";

interface MailCardProps {
  email: string;
  notifications: Record<NotificationKind, boolean>;
  comesBack: { since: string; status: string } | null;
}

/** The member's choice of mails. */
export function MailCard({ email, notifications, comesBack }: MailCardProps) {
  const text = useTranslations("accountsSettings");
  const { state, formData } = useNavigation();
  return (
    <Card title={text("mailTitle")}>
      <p className="mb-3 text-sm text-ink-muted wrap-anywhere">{text("mailLead", { email })}</p>
      {comesBack && <ComesBack {...comesBack} />}
      <Form method="post" className="grid gap-3">
        {/* Only what was changed is sent on: another tab may have changed the rest. */}
        {NOTIFICATIONS.filter((kind) => notifications[kind]).map((kind) => (
          <input key={kind} type="hidden" name="before" value={kind} />
        ))}
        {NOTIFICATIONS.map((kind) => (
          <SwitchField
            key={kind}
            name={kind}
            defaultChecked={notifications[kind]}
            label={text(`notifications.${kind}`)}
            hint={text(`notificationHints.${kind}`)}
          />
        ))}
        <div className="mt-1">
          <Button
            type="submit"
            name="intent"
            value="mails"
            busy={state !== "idle" && formData?.get("intent") === "mails"}
          >
            {text("save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Why regular mails are no longer written, and what to do. */
function ComesBack({ since, status }: { since: string; status: string }) {
  const text = useTranslations("accountsSettings");
  const locale = useLocale();
  return (
    <Form method="post" className="mb-4 grid justify-items-start gap-3 rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p>{text("comesBack", { date: formatDate(new Date(since), locale), status })}</p>
      <Button type="submit" name="intent" value="mailsAgain">
        {text("mailsAgain")}
      </Button>
    </Form>
  );
}
