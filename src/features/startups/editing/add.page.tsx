import { useState } from "react";
import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { z } from "zod";
import { Dashboard } from "#features/dashboard/card.tsx";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { AppError } from "#shared/errors.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { EditField } from "#ui/edit-form/edit-field.tsx";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/add.page";
import { createStartup, similarStartups } from "./contract.ts";
import { newStartupForm } from "./form.ts";
import { type Refusal, SameOne } from "./parts/same-one.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  return {
    options: await fieldOptions(api, newStartupForm.fields, {}),
    draftKey: viewer.kind === "member" ? viewer.id : "",
  };
}

const sending = z.object({ body: z.record(z.string(), z.unknown()), isAnother: z.boolean(), attempt: z.string() });

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const { body, isAnother, attempt } = sent.data;
  try {
    const input = { body: body as never, query: { isAnother: isAnother ? "true" : "false" } } as const;
    const { seoUrl } = await api(createStartup, input, { idempotencyKey: attempt });
    throw redirect(pathTo("profileEditStartup", locale, { seoUrl }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "sameStartup")) return actionFailure(error, locale);
    const { name, website } = body as { name: string; website?: string | null };
    return actionFailure(error, locale, { similar: await api(similarStartups, { body: { name, website } }) });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupEditing.addTitle"),
    description: t("startupEditing.addLead"),
    noindex: true,
  }));

export default function AddStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  const fieldTexts = useFieldTexts(text, "new");
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAnother, setIsAnother] = useState(false);
  const { fields } = newStartupForm;
  return (
    <Dashboard title={text("addTitle")} lead={text("addLead")}>
      <Card className="max-w-3xl">
        <SavedForm
          form={newStartupForm}
          fields={fields}
          stored={{ version: 1, values: {} }}
          draftKey={`startup/new/${loaderData.draftKey}`}
          intent={{ isAnother }}
          isNew
          saveLabel={text("add")}
          onFailure={(failure) => {
            setRefusal(failure as Refusal);
            // Another name is another question.
            setIsAnother(false);
          }}
          options={loaderData.options}
          {...fieldTexts}
        >
          <div className="mb-4 grid gap-4 sm:grid-cols-2">
            {Object.keys(fields).map((name) => (
              <EditField key={name} name={name} />
            ))}
          </div>
          <SameOne refusal={refusal} locale={locale} isAnother={isAnother} onAnother={setIsAnother} />
        </SavedForm>
      </Card>
    </Dashboard>
  );
}
