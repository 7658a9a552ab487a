import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Connection } from "../../social/contract.ts";
import { ProviderMark } from "../../social/parts/provider-mark.tsx";

interface ConnectionsCardProps {
  connections: Connection[];
  hasPassword: boolean;
}

/** Connected sites to sign in with; each can be removed. */
export function ConnectionsCard({ connections, hasPassword }: ConnectionsCardProps) {
  const text = useTranslations("accountsSettings");
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const removing = state !== "idle" && formData?.get("intent") === "disconnect" ? formData.get("type") : null;
  if (connections.length === 0) return null;
  return (
    <Card title={text("connectionsTitle")}>
      <p className="text-sm text-ink-muted">
        {text("connectionsLead")} {!hasPassword && text("connectionsAlone")}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {connections.map(({ type, name, createdAt }) => (
          <li key={`${type} ${createdAt}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ProviderMark provider={type} className="size-6" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-muted">
                {text("connectedSince", { date: formatDate(createdAt, locale) })}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="type" value={type} />
              <Button
                kind="danger"
                type="submit"
                name="intent"
                value="disconnect"
                busy={removing === type}
                aria-label={text("disconnectFrom", { site: name })}
              >
                {text("disconnect")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
