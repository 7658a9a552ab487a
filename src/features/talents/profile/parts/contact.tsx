import { useState } from "react";
import { isSocialLink } from "#shared/field-rules.ts";
import { ChevronDownIcon } from "#ui/icon.tsx";
import { LinkField } from "#ui/link-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NETWORKS } from "../rules.ts";
import { ProfileSelect, useProblem } from "./fields.tsx";
import { useProfileForm, useSetText } from "./form-context.ts";
import { Section } from "./section.tsx";

type Network = (typeof NETWORKS)[number];
const USUAL_NETWORKS: ReadonlySet<string> = new Set<Network>(["linkedin", "twitter", "gitHub"]);

/** Contact data. Only the links are public. */
export function Contact({ email }: { email: string }) {
  const text = useTranslations("talentsProfile");
  const { values, choices, setProblem } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  // Common networks, and those with a value. Decided once, so that fields do not move while typing.
  const [shown] = useState(() => NETWORKS.filter((network) => USUAL_NETWORKS.has(network) || values[network] !== ""));
  const others = NETWORKS.filter((network) => !shown.includes(network));
  // A number needs a country code; the most common one is the default.
  const usualCode = { mobilePhoneCode: choices.phoneCode[0]?.value ?? "" };
  const checkPhone = async () => {
    const { mobilePhoneCode: code, mobilePhone: number } = values;
    if (!number.trim()) return;
    // The rules of phone numbers are loaded when a number was typed.
    const { isPhone } = await import("./phone.ts");
    setProblem("mobilePhone", isPhone(code, number) ? undefined : "phone");
  };
  return (
    <Section name="contact">
      <TextField label={text("fields.email")} hint={text("hints.email")} type="email" value={email} readOnly />
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileSelect name="mobilePhoneCode" options={choices.phoneCode} />
        <TextField
          name="mobilePhone"
          type="tel"
          autoComplete="tel-national"
          label={text("fields.mobilePhone")}
          error={problem("mobilePhone")}
          value={values.mobilePhone}
          onChange={(event) => set("mobilePhone", event.target.value, values.mobilePhoneCode ? {} : usualCode)}
          onBlur={checkPhone}
        />
      </div>
      <h3 className="mt-2 font-semibold">{text("links")}</h3>
      <Links networks={shown} />
      {others.length > 0 && (
        <details className="group/links">
          <summary className="-mx-2 flex min-h-control items-center gap-3 rounded-control px-2 font-semibold text-honey-deep hover:bg-sunken">
            {text("moreLinks")}
            <ChevronDownIcon className="size-4 transition-transform group-open/links:-scale-y-100" />
          </summary>
          <div className="pt-2">
            <Links networks={others} />
          </div>
        </details>
      )}
    </Section>
  );
}

function Links({ networks }: { networks: readonly Network[] }) {
  const text = useTranslations("talentsProfile");
  const { values, setProblem } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {networks.map((network) => (
        <LinkField
          key={network}
          name={network}
          label={text(`fields.${network}`)}
          error={problem(network)}
          value={values[network]}
          onChange={(address) => set(network, address)}
          onComplete={(address) =>
            setProblem(network, address && !isSocialLink(network, address) ? "socialLink" : undefined)
          }
        />
      ))}
    </div>
  );
}
