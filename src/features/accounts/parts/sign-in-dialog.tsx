import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { action as signIn, loader as signInData } from "../login.page.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import type { SignInData } from "./sign-in-data.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { AccountsTexts } from "./texts.tsx";

interface SignInDialogProps {
  /** Address of the action, with where to go afterwards. */
  action: string;
  /** A guard sent the visitor here. */
  sentHere: boolean;
  onClose: () => void;
}

/** Sign-in above the page one is on. Its texts and the demo accounts come from the sign-in page. */
export default function SignInDialog(props: SignInDialogProps) {
  const locale = useLocale();
  const { load, data } = useFetcher<typeof signInData>();
  useEffect(() => {
    load(pathTo("login", locale));
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
  const { Form, state, data } = useFetcher<typeof signIn>();
  return (
    <Dialog open onClose={onClose} title={text("signIn")}>
      <p className="mb-5 text-ink-muted">{text(sentHere ? "signInToContinue" : "signInLead")}</p>
      <SignInForm Form={Form} action={action} busy={state !== "idle"} answer={data} />
      {demo && (
        <div className="mt-7">
          <DemoAccounts Form={Form} action={action} busy={state !== "idle"} demo={demo} />
        </div>
      )}
    </Dialog>
  );
}
