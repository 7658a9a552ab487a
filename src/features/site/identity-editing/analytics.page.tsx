import { useState } from "react";
import { catchLostConnection } from "#shared/client-action.ts";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/analytics.page";
import { errorAt, IdentityForm } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";

const page = identityPage("analytics");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("analytics");
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export default function AnalyticsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { analytics, origins } = loaderData;
  const text = useTranslations("identityEditing.analytics");
  const [code, setCode] = useState(analytics.value.analyticsCode ?? "");
  return (
    <IdentityForm
      part="analytics"
      value={{ analyticsCode: code.trim() || null }}
      version={analytics.version}
      answer={actionData}
    >
      <Card title={text("script")}>
        <TextArea
          label={text("script")}
          hint={text("hint")}
          className="[&_textarea]:font-mono"
          spellCheck={false}
          maxLength={10_000}
          value={code}
          error={errorAt(actionData, "analyticsCode")}
          onChange={({ target }) => setCode(target.value)}
        />
        <p className="mt-4 text-sm text-ink-muted">
          {origins.length > 0 ? text("origins", { list: origins.join(", ") }) : text("noOrigins")}
        </p>
      </Card>
    </IdentityForm>
  );
}
