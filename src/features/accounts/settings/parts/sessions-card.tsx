import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SessionRow } from "../contract.ts";

/**
 * Sessions of the account; each can be ended. `now` is the time of the server, so that server and browser render the
 * same.
 */
export function SessionsCard({ sessions, now }: { sessions: SessionRow[]; now: string }) {
  const text = useTranslations("accountsSettings");
  const locale = useLocale();
  const { state, formData } = useNavigation();
  const ending = state !== "idle" && formData?.get("intent") === "end" ? String(formData.get("session") ?? "") : null;
  return (
    <Card
      title={text("sessionsTitle")}
      end={
        sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="end" busy={ending === ""}>
              {text("endOthers")}
            </Button>
          </Form>
        )
      }
    >
      <p className="text-sm text-ink-muted">{text("sessionsLead")}</p>
      <ul className="mt-3 divide-y divide-line">
        {sessions.map(({ id, device, address, lastUsedAt, createdAt, current }) => {
          const name = device ?? text("unknownDevice");
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {current && <Tag tone="good">{text("thisSession")}</Tag>}
                </p>
                <p className="text-sm text-ink-muted">
                  {[
                    text("lastUsed", { when: formatRelative(lastUsedAt, new Date(now), locale) }),
                    text("since", { date: formatDate(createdAt, locale) }),
                    address,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {!current && (
                <Form method="post">
                  <input type="hidden" name="session" value={id} />
                  <Button kind="danger" type="submit" name="intent" value="end" busy={ending === id}>
                    {text("end")}
                    <span className="sr-only">: {name}</span>
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
