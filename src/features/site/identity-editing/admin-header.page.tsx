import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-header.page";
import { IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { draftOf, emptyLink, sentLink } from "./parts/link-drafts.ts";
import { LinksEditor } from "./parts/links-editor.tsx";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("header");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("header");
type Loaded = Route.ComponentProps["loaderData"];

export default function HeaderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.header), actionData);
  return <HeaderForm key={key} opened={opened} answer={actionData} loaded={loaderData} />;
}

function HeaderForm({ opened, answer, loaded }: PartProps<Loaded["header"]["value"]> & { loaded: Loaded }) {
  const { pages, shipped } = loaded;
  const text = useTranslations("siteIdentityEditing");
  /** Null: as the portal comes. */
  const [links, setLinks] = useState(() => opened.values.links?.map(draftOf) ?? null);
  const shown = links ?? shipped.header.map(emptyLink);
  return (
    <IdentityForm
      part="header"
      value={{ links: links?.map(sentLink) ?? null }}
      opened={opened}
      pages={pages}
      answer={answer}
    >
      <Card title={text("header.links")}>
        <div className="grid gap-4">
          {!links && <p className="text-sm text-ink-muted">{text("asItComes")}</p>}
          <LinksEditor links={shown} onChange={setLinks} pages={pages} answer={answer} path="links" />
          {links && (
            <div>
              <Button kind="quiet" onClick={() => setLinks(null)}>
                {text("reset")}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </IdentityForm>
  );
}
