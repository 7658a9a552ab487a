import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-contact.page";
import { errorAt, IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { InBothFields, orNull, textsOf } from "./parts/in-both.tsx";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("contact");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("contact");
type Loaded = Route.ComponentProps["loaderData"];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.contact), actionData);
  return <ContactForm key={key} opened={opened} answer={actionData} />;
}

function ContactForm({ opened, answer }: PartProps<Loaded["contact"]["value"]>) {
  const value = opened.values;
  const text = useTranslations("siteIdentityEditing");
  const [email, setEmail] = useState(value.email ?? "");
  const [phone, setPhone] = useState(value.phone ?? "");
  const [address, setAddress] = useState(textsOf(value.address));
  const [controller, setController] = useState(value.controller ?? "");
  const [requestsEmail, setRequestsEmail] = useState(value.requestsEmail ?? "");
  const sent = {
    email: email.trim() || null,
    phone: phone.trim() || null,
    address: orNull(address),
    controller: controller.trim() || null,
    requestsEmail: requestsEmail.trim() || null,
  };
  return (
    <IdentityForm part="contact" value={sent} opened={opened} answer={answer}>
      <Card title={text("contact.title")}>
        <div className="grid gap-4">
          <TextField
            type="email"
            label={text("contact.email")}
            value={email}
            error={errorAt(answer, "email")}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            type="tel"
            label={text("contact.phone")}
            hint={text("contact.phoneHint")}
            value={phone}
            error={errorAt(answer, "phone")}
            onChange={({ target }) => setPhone(target.value)}
          />
          <InBothFields
            long
            label={text("contact.address")}
            value={address}
            onChange={setAddress}
            errors={{ en: errorAt(answer, "address.en"), tr: errorAt(answer, "address.tr") }}
          />
        </div>
      </Card>
      <Card title={text("contact.controllerTitle")}>
        <div className="grid gap-4">
          <p className="text-sm text-ink-muted">{text("contact.controllerHint")}</p>
          <TextField
            label={text("contact.controller")}
            hint={text("contact.controllerNameHint")}
            value={controller}
            error={errorAt(answer, "controller")}
            onChange={({ target }) => setController(target.value)}
          />
          <TextField
            type="email"
            label={text("contact.requestsEmail")}
            hint={text("contact.requestsEmailHint")}
            value={requestsEmail}
            error={errorAt(answer, "requestsEmail")}
            onChange={({ target }) => setRequestsEmail(target.value)}
          />
        </div>
      </Card>
    </IdentityForm>
  );
}
