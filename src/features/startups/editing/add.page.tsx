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
import { AddForm } from "#ui/edit-page/add-form.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/add.page";
import { createStartup, similarStartups } from "./contract.ts";
import { newStartupForm } from "./form.ts";

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
  return (
    <Dashboard title={text("addTitle")} lead={text("addLead")}>
      <AddForm
        group="startupEditing"
        form={newStartupForm}
        options={loaderData.options}
        draftKey={`startup/new/${loaderData.draftKey}`}
        to={(seoUrl) => pathTo("startup", locale, { seoUrl })}
      />
    </Dashboard>
  );
}
