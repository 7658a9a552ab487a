import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { toNotFound } from "#shared/to-not-found.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/claim.page";
import { askClaim, getClaim, proveClaim } from "./contract.ts";
import { CLAIM_KINDS, NOTE_MAX } from "./limits.ts";

export const handle: PageHandle = { frame: "auth" };

const place = z.object({ kind: z.enum(CLAIM_KINDS), seoUrl: z.string() });
const placeIn = (params: object, locale: Locale) => {
  const found = place.safeParse(params);
  if (!found.success) throw toNotFound(locale);
  return found.data;
};

/** Reads only: programs that look at mails open their links. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const { kind, seoUrl } = placeIn(params, locale);
  const code = url.searchParams.get("code");
  try {
    return { kind, seoUrl, code, entry: await api(getClaim, { query: { kind, seoUrl } }) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "managedAlready")) throw error;
    return { kind, seoUrl, refusal: actionFailure(error, locale).data.failure.value };
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const { kind, seoUrl } = placeIn(params, locale);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").trim() || undefined;
  try {
    const code = text("code");
    if (code) await api(proveClaim, { body: { code } }, { handlesNotFound: true });
    else
      await api(askClaim, {
        body: { kind, entityId: String(form.get("entityId")), email: text("email"), note: text("note") },
      });
    return redirect(pathTo("claim", locale, { kind, seoUrl }));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  const name = data?.entry?.name ?? "";
  return pageMeta(args, (t) => ({
    title: t("claimsAsking.title", { name }),
    description: t("claimsAsking.description"),
    noindex: true,
  }));
};

export default function ClaimPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("claimsAsking");
  const locale = useLocale();
  const { kind, seoUrl } = loaderData;
  const back = <ButtonLink to={entryPath(kind, locale, seoUrl)}>{text("back")}</ButtonLink>;
  if (!loaderData.entry)
    return (
      <AuthLayout title={text("isYours")} lead={loaderData.refusal}>
        {back}
      </AuthLayout>
    );
  const { entry, code } = loaderData;
  const { name, claim } = entry;
  if (code && claim?.state === "mailed")
    return (
      <AuthLayout title={text("prove")} lead={text("proveLead", { name })}>
        <ClaimForm fields={{ code }} label={text("confirm")} />
      </AuthLayout>
    );
  if (claim)
    return (
      <AuthLayout
        title={claim.state === "mailed" ? text("mailed", { email: claim.email ?? "" }) : text(claim.state)}
        lead={text(`${claim.state}Lead`)}
      >
        {claim.state === "mailed" && (
          <ClaimForm fields={{ entityId: entry.id, email: claim.email ?? "" }} label={text("again")} />
        )}
        {back}
      </AuthLayout>
    );
  return <Asking {...entry} />;
}

/** A form with one button; what refused it stands above. */
function ClaimForm({ fields, label }: { fields: Record<string, string>; label: string }) {
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="mb-4 grid gap-4">
      {answer && <FormAlert failure={answer.failure} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind="primary" type="submit" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}

function Asking({ id, name, domain }: { id: string; name: string; domain: string | null }) {
  const text = useTranslations("claimsAsking");
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  return (
    <AuthLayout title={text("title", { name })} lead={domain ? text("byMail", { domain }) : text("byNote")}>
      <Form method="post" className="grid gap-4">
        {answer && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="entityId" value={id} />
        {domain && (
          <TextField
            name="email"
            type="email"
            label={text("email", { domain })}
            required
            error={errorAt(answer, "email", text("emailNeeded", { domain }))}
          />
        )}
        <TextArea
          name="note"
          rows={4}
          maxLength={NOTE_MAX}
          label={text(domain ? "noteMore" : "note")}
          hint={domain ? undefined : text("noteHint")}
          required={!domain}
          error={errorAt(answer, "note", text("noteNeeded"))}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {text("send")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
