import { useState } from "react";
import { useLocale } from "use-intl";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { Route } from "./+types/admin-footer.page";
import { errorAt, IdentityForm, type PartProps } from "./parts/identity-form.tsx";
import { identityMeta } from "./parts/identity-meta.ts";
import { identityPage } from "./parts/identity-page.ts";
import { InBothFields, orNull, textsOf } from "./parts/in-both.tsx";
import { type DraftGroup, draftOf, emptyLink, moved, nextKey, sentLink } from "./parts/link-drafts.ts";
import { LinksEditor, Moves } from "./parts/links-editor.tsx";
import { openedPart } from "./parts/opened-part.ts";

const page = identityPage("footer");
export const loader = page.loader;
export const action = page.action;
export const meta = identityMeta("footer");
const sentGroup = ({ name, links }: DraftGroup) => ({ name, links: links.map(sentLink) });

type Loaded = Route.ComponentProps["loaderData"];

export default function FooterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, key } = useOpened(openedPart(loaderData.footer), actionData);
  return <FooterForm key={key} opened={opened} answer={actionData} loaded={loaderData} />;
}

function FooterForm({ opened, answer, loaded }: PartProps<Loaded["footer"]["value"]> & { loaded: Loaded }) {
  const { pages, shipped } = loaded;
  const text = useTranslations("siteIdentityEditing");
  const locale = useLocale();
  const [line, setLine] = useState(textsOf(opened.values.text));
  /** Null: as the portal comes. */
  const [groups, setGroups] = useState<DraftGroup[] | null>(
    () => opened.values.groups?.map(({ name, links }) => ({ key: nextKey(), name, links: links.map(draftOf) })) ?? null,
  );
  const shown =
    groups ?? shipped.footer.map(({ name, links }) => ({ key: nextKey(), name, links: links.map(emptyLink) }));
  const value = { text: orNull(line), groups: groups?.map(sentGroup) ?? null };
  return (
    <IdentityForm part="footer" value={value} opened={opened} pages={pages} answer={answer}>
      <Card title={text("footer.text")}>
        <InBothFields
          long
          label={text("footer.text")}
          value={line}
          onChange={setLine}
          placeholder={shipped.footerText}
          errors={{ en: errorAt(answer, "text.en"), tr: errorAt(answer, "text.tr") }}
        />
      </Card>
      {!groups && <p className="text-sm text-ink-muted">{text("asItComes")}</p>}
      {shown.map((group, index) => {
        const change = (changes: Partial<DraftGroup>) =>
          setGroups(shown.map((item) => (item.key === group.key ? { ...item, ...changes } : item)));
        const at = (field: string) => errorAt(answer, `groups.${index}.${field}`);
        const name = group.name[locale] || text("footer.group");
        return (
          <Card
            key={group.key}
            title={name}
            end={
              <Moves
                name={name}
                index={index}
                count={shown.length}
                move={(step) => setGroups(moved(shown, index, step))}
                remove={() => setGroups(shown.filter(({ key }) => key !== group.key))}
              />
            }
          >
            <div className="grid gap-4">
              <InBothFields
                label={text("footer.heading")}
                value={group.name}
                errors={{ en: at("name.en"), tr: at("name.tr") }}
                onChange={(next) => change({ name: next })}
              />
              <LinksEditor
                links={group.links}
                onChange={(links) => change({ links })}
                pages={pages}
                answer={answer}
                path={`groups.${index}.links`}
              />
            </div>
          </Card>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          onClick={() => setGroups([...shown, { key: nextKey(), name: { en: "", tr: "" }, links: [] }])}
        >
          {text("footer.addGroup")}
        </Button>
        {groups && (
          <Button kind="quiet" onClick={() => setGroups(null)}>
            {text("reset")}
          </Button>
        )}
      </div>
    </IdentityForm>
  );
}
