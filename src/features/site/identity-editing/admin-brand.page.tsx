import { type CSSProperties, useState } from "react";
import { SHIPPED_HOUSE } from "#shared/house.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import { tokensOf } from "../identity/parts/colour.ts";
import type { Route } from "./+types/admin-brand.page";
import { errorAt, IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("brand");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("brand");
/** The colour the portal comes with, for a first choice. */
const SHIPPED = SHIPPED_HOUSE.colour;

type Loaded = Route.ComponentProps["loaderData"];

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.brand), actionData);
  return <BrandForm key={key} opened={opened} answer={actionData} />;
}

function BrandForm({ opened, answer }: PartProps<Loaded["brand"]["value"]>) {
  const value = opened.values;
  const text = useTranslations("siteIdentityEditing");
  const [name, setName] = useState(value.name ?? "");
  const [colour, setColour] = useState(value.colour);
  return (
    <IdentityForm part="brand" value={{ name: name.trim() || null, colour }} opened={opened} answer={answer}>
      <Card title={text("brand.name")}>
        <TextField
          label={text("brand.name")}
          hideLabel
          hint={text("brand.nameHint")}
          value={name}
          maxLength={40}
          error={errorAt(answer, "name")}
          onChange={({ target }) => setName(target.value)}
        />
      </Card>
      <Card title={text("brand.colour")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid content-start gap-3">
            <TextField
              type="color"
              label={text("brand.colour")}
              hideLabel
              hint={text("brand.colourHint")}
              className="[&_input]:h-12 [&_input]:w-full [&_input]:p-1"
              value={colour ?? SHIPPED}
              error={errorAt(answer, "colour")}
              onChange={({ target }) => setColour(target.value)}
            />
            {colour !== null && (
              <Button className="justify-self-start" onClick={() => setColour(null)}>
                {text("brand.own")}
              </Button>
            )}
          </div>
          <Preview colour={colour} />
        </div>
      </Card>
    </IdentityForm>
  );
}

/** The parts of pages that have the colour, on the ground of the theme in use. */
function Preview({ colour }: { colour: string | null }) {
  const text = useTranslations("siteIdentityEditing");
  return (
    <section
      aria-label={text("brand.preview")}
      style={(colour ? tokensOf(colour) : undefined) as CSSProperties | undefined}
      className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-paper p-5"
    >
      <span className="button button-primary">{text("brand.button")}</span>
      <span className={TEXT_LINK}>{text("brand.link")}</span>
      <span className="tag tag-honey">{text("brand.tag")}</span>
    </section>
  );
}
