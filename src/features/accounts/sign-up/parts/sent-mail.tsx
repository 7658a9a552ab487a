import { AuthLayout } from "#ui/auth-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DemoMail } from "../../parts/demo-mail.tsx";
import { ResendForm } from "../../parts/resend-form.tsx";
import { MailArt } from "./mail-art.tsx";

interface SentMailProps {
  email: string;
  /** The page the person wanted. */
  target: string | undefined;
}

/** After the sign-up: asks to open the mail, and helps if none arrives. */
export function SentMail({ email, target }: SentMailProps) {
  const text = useTranslations("accountsSignUp");
  return (
    <AuthLayout title={undefined}>
      <div className="grid justify-items-center gap-3 text-center">
        <MailArt />
        <h1 className="text-3xl">{text("sentTitle")}</h1>
        <p role="status" className="text-ink-muted wrap-anywhere">
          {text.rich("sentLead", { email: () => <strong className="text-ink">{email}</strong> })}
        </p>
        <p className="text-sm text-ink-muted">{text("sentNote")}</p>
        <DemoMail />
        <div className="mt-4 w-full text-start">
          <ResendForm email={email} target={target} />
        </div>
      </div>
    </AuthLayout>
  );
}
