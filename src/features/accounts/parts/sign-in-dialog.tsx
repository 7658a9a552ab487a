import { useEffect } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import type { SignInData } from "./sign-in-data.ts";
import { type SignInAnswer, SignInForm } from "./sign-in-form.tsx";
import { AccountsTexts } from "./texts.tsx";

interface SignInDialogProps {
  /** Address of the action, with where to go afterwards. */
  action: string;
  /** A guard sent the visitor here. */
  sentHere: boolean;
  onClose: () => void;
}

/** Sign-in above the page one is on. */
export default function SignInDialog(props: SignInDialogProps) {
  const locale = useLocale();
  const { load, data } = useFetcher<SignInData>();
  useEffect(() => {
    load(`${RESOURCE_PATHS.signInForm}?locale=${locale}`);
  }, [load, locale]);
  if (!data) return null;
  return (
    <AccountsTexts texts={data.texts}>
      <SignIn {...props} demo={data.demo} />
    </AccountsTexts>
  );
}

function SignIn({ action, sentHere, onClose, demo }: SignInDialogProps & Pick<SignInData, "demo">) {
  const text = useTranslations("accounts");
  const { Form, state, data } = useFetcher<SignInAnswer>();
  return (
    <>
      {/* The form's page answers also when the connection is lost after the dialog was opened. */}
      <PrefetchPageLinks page={action} />
      <Dialog open onClose={onClose} title={text("signIn")}>
        <p className="mb-5 text-ink-muted">{text(sentHere ? "signInToContinue" : "signInLead")}</p>
        <SignInForm Form={Form} action={action} busy={state !== "idle"} answer={data} />
        {demo && (
          <div className="mt-7">
            <DemoAccounts Form={Form} action={action} busy={state !== "idle"} demo={demo} />
          </div>
        )}
      </Dialog>
    </>
  );
}
