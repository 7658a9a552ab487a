import { isSocialLink } from "#shared/field-rules.ts";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { NETWORKS } from "../rules.ts";
import { ProfileSelect, useProblem } from "./fields.tsx";
import { useProfileForm, useSetText } from "./form-context.ts";

/** How one is reached; seen by nobody else but for the links. */
export function Contact({ email }: { email: string }) {
  const text = useTranslations("profile");
  const { values, choices, setProblem } = useProfileForm();
  const set = useSetText();
  const problem = useProblem();
  const checkPhone = async () => {
    const { mobilePhoneCode: code, mobilePhone: number } = values;
    if (!number.trim()) return;
    // The phone book of all regions is loaded when a number was written.
    const { isPhone } = await import("./phone.ts");
    setProblem("mobilePhone", isPhone(code, number) ? undefined : "phone");
  };
  return (
    <Card title={text("sections.contact")} className="grid gap-4">
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
          onChange={(event) => set("mobilePhone", event.target.value)}
          onBlur={checkPhone}
        />
      </div>
      <h3 className="mt-2 font-semibold">{text("links")}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            name={network}
            type="url"
            inputMode="url"
            label={text(`fields.${network}`)}
            placeholder="https://"
            error={problem(network)}
            value={values[network]}
            onChange={(event) => set(network, event.target.value)}
            onBlur={(event) => {
              const address = event.target.value.trim();
              setProblem(network, address && !isSocialLink(network, address) ? "socialLink" : undefined);
            }}
          />
        ))}
      </div>
    </Card>
  );
}
