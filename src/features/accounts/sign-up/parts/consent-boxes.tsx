import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { Refused } from "#shared/form-answer.ts";
import { type PathKey, pathTo } from "#shared/paths.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Pages that are agreed to, if they exist. */
export interface LegalPages {
  terms: boolean;
  privacy: boolean;
}

interface ConsentBoxesProps {
  answer: Refused | undefined;
  legal: LegalPages;
}

/** Consents of a new member (decision 11): two required boxes and an optional one, none ticked in advance. */
export function ConsentBoxes({ answer, legal }: ConsentBoxesProps) {
  const text = useTranslations("accountsSignUp");
  const values = answer?.values ?? {};
  const refusal = (code: string) => (answer?.failure.code === code ? answer.failure.value : undefined);
  return (
    <>
      <Consent
        name="termsAccepted"
        page="termsOfService"
        linked={legal.terms}
        values={values}
        error={refusal("termsNotAccepted")}
      >
        {(link) => text.rich("terms", { link })}
      </Consent>
      <Consent
        name="privacyAccepted"
        page="privacyAndSecurity"
        linked={legal.privacy}
        values={values}
        error={refusal("privacyNotAccepted")}
      >
        {(link) => text.rich("privacy", { link })}
      </Consent>
      <Checkbox
        name="marketingAccepted"
        defaultChecked={"marketingAccepted" in values}
        label={
          <>
            {text("marketing")} <span className="text-ink-muted">({text("optional")})</span>
          </>
        }
      />
    </>
  );
}

interface ConsentProps {
  name: string;
  page: Extract<PathKey, "termsOfService" | "privacyAndSecurity">;
  linked: boolean;
  values: Record<string, string>;
  error: string | undefined;
  children: (link: (words: ReactNode) => ReactNode) => ReactNode;
}

function Consent({ name, page, linked, values, error, children }: ConsentProps) {
  const locale = useLocale();
  const link = (words: ReactNode) =>
    linked ? (
      <Link to={pathTo(page, locale)} target="_blank" className="font-medium underline">
        {words}
      </Link>
    ) : (
      words
    );
  return <Checkbox name={name} required defaultChecked={name in values} error={error} label={children(link)} />;
}
