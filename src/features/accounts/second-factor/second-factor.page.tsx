import { useActionData } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { type Refused, typedIn } from "#shared/form-answer.ts";
import { formatDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import { addPasskey, madePasskey, ownPasskeys, removePasskey } from "../passkeys/contract.ts";
import { PasskeysCard } from "../passkeys/parts/passkeys-card.tsx";
import { sentPasskey } from "../passkeys/parts/sent-passkey.ts";
import type { Route } from "./+types/second-factor.page";
import {
  beginSecondFactor,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  secondFactorState,
} from "./contract.ts";
import { BeginForm, ConfirmForm, ManageForm, type Setup } from "./parts/forms.tsx";
import { RecoveryCodes } from "./parts/recovery-codes.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [state, passkeys] = await Promise.all([api(secondFactorState, {}), api(ownPasskeys, {})]);
  return {
    ...state,
    passkeys,
    target: returnPath(url.searchParams.get(RETURN_PARAM)) ?? null,
    now: new Date().toISOString(),
  };
}

type Answer =
  | Refused
  | { setup: Setup; failure?: undefined }
  | { codes: string[] }
  | { done: "removed" | "passkeyAdded" | "passkeyRemoved" };

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const typed = typedIn(form, "intent", "password", "code", "secret", "address", "name", "id");
  const { intent = "", password, code = "", secret = "", address = "", name = "", id = "" } = typed;
  try {
    if (intent === "begin") return { setup: await api(beginSecondFactor, { body: { password } }) };
    if (intent === "confirm") return { codes: (await api(confirmSecondFactor, { body: { code } })).recoveryCodes };
    if (intent === "codes") return { codes: (await api(newRecoveryCodes, { body: { code } })).recoveryCodes };
    if (intent === "addPasskey") {
      const passkey = sentPasskey(form, madePasskey);
      if (!passkey) throw new AppError("passkeyRefused");
      const { recoveryCodes } = await api(addPasskey, { body: { name, passkey } });
      return recoveryCodes ? { codes: recoveryCodes } : { done: "passkeyAdded" as const };
    }
    if (intent === "removePasskey") {
      await api(removePasskey, { params: { id } });
      return { done: "passkeyRemoved" as const };
    }
    await api(removeSecondFactor, { body: { code } });
    return { done: "removed" as const };
  } catch (error) {
    // The key that was shown stays on the page of its owner.
    return actionFailure(error, locale, { values: { intent, secret, address } });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("accountsSecondFactor.title"),
    description: text("accountsSecondFactor.description"),
    noindex: true,
  }));

export default function SecondFactorPage({ loaderData: { passkeys, ...state } }: Route.ComponentProps) {
  const text = useTranslations("accountsSecondFactor");
  const passkeyText = useTranslations("accountsPasskeys");
  const answer = useActionData<Answer>();
  const refused = answer && "failure" in answer && answer.failure ? answer : undefined;
  const isOfPasskey = refused?.values?.intent?.endsWith("Passkey") ?? false;
  const ofApp = isOfPasskey ? undefined : refused;
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid max-w-2xl gap-5">
        {state.isMissing && (
          <p role="note" className="rounded-card bg-honey-soft px-4 py-3 font-medium">
            {text("missing")}
          </p>
        )}
        {answer && "done" in answer && (
          <p role="status" className="rounded-card bg-good-soft px-4 py-3">
            {answer.done === "removed"
              ? text("removed")
              : passkeyText(answer.done === "passkeyAdded" ? "added" : "removed")}
          </p>
        )}
        {refused && isOfPasskey && <FormAlert failure={refused.failure} />}
        {answer && "codes" in answer ? (
          <RecoveryCodes codes={answer.codes} target={state.target} />
        ) : (
          <>
            <PasskeysCard key={passkeys.length} passkeys={passkeys} now={state.now} />
            {state.addedAt === null ? (
              <SetUp
                hasPassword={state.hasPassword}
                answer={answer && "setup" in answer ? answer.setup : undefined}
                refused={ofApp}
              />
            ) : (
              <Status {...state} addedAt={state.addedAt} />
            )}
            {(state.addedAt !== null || passkeys.length > 0) && (
              <ManageForm refused={ofApp} hasApp={state.addedAt !== null} codesLeft={state.recoveryCodes} />
            )}
          </>
        )}
      </div>
    </DashboardPage>
  );
}

interface SetUpProps {
  hasPassword: boolean;
  answer: Setup | undefined;
  refused: Refused | undefined;
}

function SetUp({ hasPassword, answer, refused }: SetUpProps) {
  const { secret = "", address = "" } = refused?.values ?? {};
  const setup = answer ?? (secret ? { secret, address } : undefined);
  return setup ? (
    <ConfirmForm setup={setup} refused={refused} />
  ) : (
    <BeginForm hasPassword={hasPassword} refused={refused} />
  );
}

type State = Pick<Route.ComponentProps["loaderData"], "lastUsedAt" | "now"> & { addedAt: string };

function Status({ addedAt, lastUsedAt, now }: State) {
  const text = useTranslations("accountsSecondFactor");
  const locale = useLocale();
  const facts = [
    text("added", { date: formatDate(addedAt, locale) }),
    lastUsedAt && text("lastUsed", { when: formatRelative(lastUsedAt, new Date(now), locale) }),
  ];
  return (
    <Card title={text("isOn")}>
      <p className="text-ink-muted">{facts.filter(Boolean).join(" · ")}</p>
    </Card>
  );
}
