import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { AccountsTexts } from "./accounts-texts.tsx";
import { CodeForm } from "./code-form.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import type { SignInData } from "./sign-in-data.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainProps {
  /** The member who is signed in; another one after the dialog's form was sent as somebody else. */
  memberId: string;
  /** Called with true when the same member is signed in again. */
  onEnd: (isSignedIn: boolean) => void;
}

/** The sign-in form in a dialog above a page whose session has ended. What was to be saved waits for it. */
export default function SignInAgainDialog(props: SignInAgainProps) {
  const locale = useLocale();
  const { data } = useFetched<SignInData>(`${RESOURCE_PATHS.signInForm}?locale=${locale}`);
  if (!data) return null;
  return (
    <AccountsTexts texts={data.texts}>
      <SignInAgain {...props} demo={data.demo} />
    </AccountsTexts>
  );
}

function SignInAgain({ memberId, onEnd, demo }: SignInAgainProps & Pick<SignInData, "demo">) {
  const text = useTranslations("accounts");
  const action = RESOURCE_PATHS.signInAgain[useLocale()];
  const { Form, state, data } = useFetcher<Refused | { isSignedIn: true } | { needsCode: true }>();
  const [asksCode, setAsksCode] = useState(false);
  if (data && "needsCode" in data && !asksCode) setAsksCode(true);
  const [member] = useState(memberId);
  const isSignedIn = data !== undefined && "isSignedIn" in data && state === "idle";
  // The data of the page are read again by then. What one member typed is not saved as another one's.
  const goOn = useEffectEvent(() => onEnd(memberId === member));
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
  const form = { Form, action, busy: state !== "idle" };
  return (
    <Dialog open onClose={() => onEnd(false)} title={text("signIn")}>
      <p className="mb-5 text-ink-muted">{text("signInAgainLead")}</p>
      {asksCode ? (
        <CodeForm {...form} answer={data && "failure" in data ? data : undefined} />
      ) : (
        <SignInForm {...form} providers={[]} answer={data && "failure" in data ? data : undefined} />
      )}
      {demo && !asksCode && (
        <div className="mt-7">
          <DemoAccounts {...form} demo={demo} />
        </div>
      )}
    </Dialog>
  );
}
