import { PrefetchPageLinks, useFetcher, useLocation, useNavigate } from "react-router";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { LOGIN_PARAM, RETURN_PARAM } from "#shared/return-path.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import { AccountsTexts } from "./accounts-texts.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import type { SignInData } from "./sign-in-data.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInDialogProps {
  /** Address of the action, with the page to return to. */
  action: string;
  /** A guard sent the visitor here. */
  sentHere: boolean;
  onClose: () => void;
}

/** The sign-in form in a dialog above the present page. */
export default function SignInDialog(props: SignInDialogProps) {
  const locale = useLocale();
  const { data } = useFetched<SignInData>(`${RESOURCE_PATHS.signInForm}?locale=${locale}`);
  if (!data) return null;
  return (
    <AccountsTexts texts={data.texts}>
      <SignIn {...props} demo={data.demo} providers={data.providers} />
    </AccountsTexts>
  );
}

function SignIn(props: SignInDialogProps & Pick<SignInData, "demo" | "providers">) {
  const { action, sentHere, onClose, demo, providers } = props;
  const text = useTranslations("accounts");
  const { Form, state, data } = useFetcher<Refused>();
  const leave = useLeave();
  const close = () => {
    onClose();
    if (sentHere) leave();
  };
  return (
    <>
      {/* The form's page answers also when the connection is lost after the dialog was opened. */}
      <PrefetchPageLinks page={action} />
      <Dialog open onClose={close} title={text("signIn")}>
        <p className="mb-5 text-ink-muted">{text(sentHere ? "signInToContinue" : "signInLead")}</p>
        <SignInForm Form={Form} action={action} busy={state !== "idle"} providers={providers} answer={data} />
        {demo && (
          <div className="mt-7">
            <DemoAccounts Form={Form} action={action} busy={state !== "idle"} demo={demo} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Closes the dialog by leaving its address: the page below stays, in its language. */
function useLeave(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const query = new URLSearchParams(search);
    query.delete(LOGIN_PARAM);
    query.delete(RETURN_PARAM);
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
  };
}
