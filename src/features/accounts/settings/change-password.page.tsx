import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { errorAt, type Refused, typedIn } from "#shared/form-answer.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PASSWORD_MAX_LENGTH } from "../limits.ts";
import { NewPassword } from "../parts/new-password.tsx";
import type { Route } from "./+types/change-password.page";
import { changePassword, getSettings } from "./contract.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const { email, hasPassword } = await api(getSettings, {});
  const { name = "", surname = "" } = viewer.kind === "member" ? viewer : {};
  return { email, hasPassword, about: [name, surname, email] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { oldPassword = "", newPassword = "" } = typedIn(await request.formData(), "oldPassword", "newPassword");
  try {
    await api(changePassword, { body: { oldPassword, newPassword } });
    return { done: Date.now() };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSettings.passwordTitle"),
    description: text("accountsSettings.passwordDescription"),
    noindex: true,
  }));

export default function ChangePasswordPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("accountsSettings");
  return (
    <DashboardPage title={text("passwordTitle")} lead={text("passwordLead")}>
      <Card className="max-w-xl">
        {loaderData.hasPassword ? <ChangeForm about={loaderData.about} /> : <SetByMail {...loaderData} />}
      </Card>
    </DashboardPage>
  );
}

function ChangeForm({ about }: { about: string[] }) {
  const text = useTranslations("accountsSettings");
  const answer = useActionData<Refused | { done: number }>();
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const refused = answer && "failure" in answer ? answer : undefined;
  const done = answer && "done" in answer ? answer.done : undefined;
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const errorOf = (field: string) => errorAt(refused, field, refused?.failure.value);
  return (
    // A new key clears the form after it is saved.
    <Form ref={form} key={done} method="post" className="grid gap-4.5">
      {done !== undefined && (
        <p role="status" className="flex gap-2.5 rounded-control bg-good-soft px-4 py-3 text-sm font-medium">
          <CheckIcon className="size-5 text-good" />
          {text("changed")}
        </p>
      )}
      {refused && refused.failure.fields.length === 0 && <FormAlert failure={refused.failure} />}
      <PasswordField
        label={text("oldPassword")}
        name="oldPassword"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
        error={errorOf("oldPassword")}
      />
      <NewPassword label={text("newPassword")} name="newPassword" error={errorOf("newPassword")} about={about} />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {text("change")}
        </Button>
      </div>
    </Form>
  );
}

/** An account of another site sets a first password by mail: access to the address is enough proof. */
function SetByMail({ email }: { email: string }) {
  const text = useTranslations("accountsSettings");
  const locale = useLocale();
  return (
    <Form method="post" action={pathTo("forgotPassword", locale)} className="grid gap-4">
      <p>{text("noPassword")}</p>
      <input type="hidden" name="email" value={email} />
      <div>
        <Button type="submit">{text("setByMail")}</Button>
      </div>
    </Form>
  );
}
