import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-google-analytics-management.page";
import { errorAt, IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("analytics");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("analytics");
type Loaded = Route.ComponentProps["loaderData"];

export default function AnalyticsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.analytics), actionData);
  return <AnalyticsForm key={key} opened={opened} answer={actionData} origins={loaderData.origins} />;
}

function AnalyticsForm({ opened, answer, origins }: PartProps<Loaded["analytics"]["value"]> & Pick<Loaded, "origins">) {
  const text = useTranslations("siteIdentityEditing.analytics");
  const [code, setCode] = useState(opened.values.analyticsCode ?? "");
  return (
    <IdentityForm part="analytics" value={{ analyticsCode: code.trim() || null }} opened={opened} answer={answer}>
      <Card title={text("analyticsCode")}>
        <TextArea
          label={text("analyticsCode")}
          hint={text("hint")}
          className="[&_textarea]:font-mono"
          spellCheck={false}
          maxLength={10_000}
          value={code}
          error={errorAt(answer, "analyticsCode")}
          onChange={({ target }) => setCode(target.value)}
        />
        <p className="mt-4 text-sm text-ink-muted">
          {origins.length > 0 ? text("origins", { list: origins.join(", ") }) : text("noOrigins")}
        </p>
      </Card>
    </IdentityForm>
  );
}
