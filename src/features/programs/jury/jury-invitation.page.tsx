import { Form, redirect, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import type { Refused } from "#shared/form-answer.ts";
import { formatDateTime } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import type { PageHandle } from "#ui/layouts.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/jury-invitation.page";
import { acceptJury, declineJury, type JurorInvitation, type JurorLink, openJurorInvitation } from "./contract.ts";

export const handle: PageHandle = { frame: "auth" };

/** For whom the link was mailed to. */
export const headers = () => ({ "cache-control": "private, no-store" });

/** An invitation by the code of its mail, or by its id, from what waits for a member. */
function linkOf(values: Pick<URLSearchParams | FormData, "get">): JurorLink | undefined {
  const [code, id] = [values.get("code"), values.get("id")];
  if (typeof code === "string" && code) return { code };
  return typeof id === "string" && z.uuid().safeParse(id).success ? { id } : undefined;
}

/** Reads only: programs that look at mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, locale } = pageContext(context);
  const link = linkOf(url.searchParams);
  if (!link) return { incomplete: true as const };
  try {
    const invitation = await api(openJurorInvitation, { body: link }, { handlesNotFound: true });
    return { link, invitation, isVisitor: viewer.kind === "visitor" };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const link = linkOf(form) ?? { code: "" };
  const endpoint = form.get("intent") === "accept" ? acceptJury : declineJury;
  try {
    await api(endpoint, { body: link }, { handlesNotFound: true });
    return redirect(pathTo("juryInvitation", locale, {}, link));
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsJury.invitation.title"),
    description: t("programsJury.invitation.title"),
    noindex: true,
  }));

export default function JurorInvitationPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("programsJury.invitation");
  const locale = useLocale();
  if (!("invitation" in loaderData) || loaderData.invitation === undefined)
    return (
      <AuthLayout title={text("notValid")} lead={text("notValidLead")}>
        <ButtonLink to={pathTo("home", locale)}>{text("home")}</ButtonLink>
      </AuthLayout>
    );
  const { invitation } = loaderData;
  const { state, program } = invitation;
  const names = { organizer: program.organizer, program: program.name };
  const toProgram = (
    <ButtonLink to={pathTo("program", locale, { seoUrl: program.seoUrl })}>{text("toProgram")}</ButtonLink>
  );
  if (state === "expired" || state === "declined")
    return (
      <AuthLayout title={text(state)} lead={text(`${state}Lead`, names)}>
        {toProgram}
      </AuthLayout>
    );
  if (state === "accepted")
    return (
      <AuthLayout title={text("accepted")} lead={text("acceptedLead")}>
        <ButtonLink kind="primary" to={pathTo("dashboardReviews", locale)}>
          {text("toReviews")}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout title={text("title")} lead={text("lead", names)}>
      <OpenInvitation {...loaderData} invitation={invitation} />
    </AuthLayout>
  );
}

interface OpenInvitationProps {
  link: JurorLink;
  invitation: JurorInvitation;
  isVisitor: boolean;
}

function OpenInvitation({ link, invitation, isVisitor }: OpenInvitationProps) {
  const text = useTranslations("programsJury.invitation");
  const locale = useLocale();
  const answer = useActionData<Refused>();
  const busy = useNavigation().state !== "idle";
  const { email, hasAccount, isMine, phases, hidesNames, expiresAt } = invitation;
  const { organizer } = invitation.program;
  const back = { [RETURN_PARAM]: pathTo("juryInvitation", locale, {}, link) };
  return (
    <Form method="post" className="grid gap-5">
      {answer && <FormAlert failure={answer.failure} />}
      {Object.entries(link).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3 text-sm">
        {hidesNames && <p>{text("hidesNames", { organizer })}</p>}
        <p>{text("costs", { organizer })}</p>
        <p>{text("costsApplying")}</p>
      </div>
      <dl className="grid gap-3 text-sm">
        {phases.length > 0 && (
          <div>
            <dt className="text-ink-muted">{text("phases")}</dt>
            {phases.map(({ name, startsAt, finishesAt }) => (
              <dd key={startsAt}>
                {name}: {formatDateTime(startsAt, locale)} – {formatDateTime(finishesAt, locale)}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt className="sr-only">{text("sentTo", { email })}</dt>
          <dd className="wrap-anywhere">
            {text("sentTo", { email })} · {text("until", { time: formatDateTime(expiresAt, locale) })}
          </dd>
        </div>
      </dl>
      {!isVisitor && !isMine && <p className="text-sm text-ink-muted">{text("other")}</p>}
      <div className="flex flex-wrap gap-3">
        {isMine && (
          <Button kind="primary" type="submit" name="intent" value="accept" busy={busy}>
            {text("accept")}
          </Button>
        )}
        {isVisitor && (
          <ButtonLink
            kind="primary"
            to={pathTo(hasAccount ? "login" : "register", locale, {}, hasAccount ? back : { email, ...back })}
          >
            {text(hasAccount ? "signIn" : "register")}
          </ButtonLink>
        )}
        <Button type="submit" name="intent" value="decline" busy={busy}>
          {text("decline")}
        </Button>
      </div>
    </Form>
  );
}
