import { useLocale } from "use-intl";
import { Button, IconButton } from "#ui/button.tsx";
import { ChevronDownIcon, CloseIcon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import type { LinkedPage } from "../../identity/rules.ts";
import { errorAt } from "./identity-form.tsx";
import { type InBoth, InBothFields } from "./in-both.tsx";
import { type DraftLink, emptyLink, moved } from "./link-drafts.ts";

export interface PageChoice {
  page: LinkedPage;
  name: InBoth;
}

interface LinksEditorProps {
  links: readonly DraftLink[];
  onChange: (links: DraftLink[]) => void;
  pages: readonly PageChoice[];
  answer: VersionedAnswer | undefined;
  /** Of the list in the sent value: "links". */
  path: string;
}

/** Links in their order: to pages of the portal, under their own names or others, and to other sites. */
export function LinksEditor({ links, onChange, pages, answer, path }: LinksEditorProps) {
  const text = useTranslations("siteIdentityEditing.links");
  const locale = useLocale();
  const nameOf = (link: DraftLink) =>
    link.name[locale] || pages.find(({ page }) => page === link.page)?.name[locale] || link.url || text("other");
  const options = [
    { value: "", label: text("other") },
    ...pages.map(({ page, name }) => ({ value: page, label: name[locale] })),
  ];
  return (
    <>
      {links.length === 0 && <p className="text-sm text-ink-muted">{text("none")}</p>}
      <ol className="grid gap-4">
        {links.map((link, index) => {
          const change = (changes: Partial<DraftLink>) =>
            onChange(links.map((item) => (item.key === link.key ? { ...item, ...changes } : item)));
          const at = (field: string) => errorAt(answer, `${path}.${index}.${field}`);
          const name = nameOf(link);
          return (
            <li key={link.key} className="grid gap-3 rounded-control border border-line p-4">
              <div className="flex items-end gap-2">
                <Select
                  className="min-w-0 flex-1"
                  label={text("to")}
                  value={link.page}
                  options={options}
                  onChange={({ target }) => change({ page: target.value as LinkedPage | "" })}
                />
                <Moves
                  name={name}
                  index={index}
                  count={links.length}
                  move={(step) => onChange(moved(links, index, step))}
                  remove={() => onChange(links.filter(({ key }) => key !== link.key))}
                />
              </div>
              {link.page === "" && (
                <TextField
                  type="url"
                  label={text("url")}
                  value={link.url}
                  placeholder="https://"
                  error={at("url")}
                  onChange={({ target }) => change({ url: target.value })}
                />
              )}
              <InBothFields
                label={text("name")}
                value={link.name}
                placeholder={pages.find(({ page }) => page === link.page)?.name}
                errors={{ en: at("name.en"), tr: at("name.tr") }}
                onChange={(value) => change({ name: value })}
              />
            </li>
          );
        })}
      </ol>
      <div>
        <Button kind="secondary" onClick={() => onChange([...links, emptyLink(pages[0]?.page ?? "")])}>
          {text("add")}
        </Button>
      </div>
    </>
  );
}

interface MovesProps {
  name: string;
  index: number;
  count: number;
  move: (step: -1 | 1) => void;
  remove: () => void;
}

/** Up, down and away, for a row of a list. */
export function Moves({ name, index, count, move, remove }: MovesProps) {
  const text = useTranslations("siteIdentityEditing.links");
  return (
    <span className="flex">
      <IconButton label={text("up", { name })} disabled={index === 0} onClick={() => move(-1)}>
        <ChevronDownIcon className="size-4 rotate-180" />
      </IconButton>
      <IconButton label={text("down", { name })} disabled={index === count - 1} onClick={() => move(1)}>
        <ChevronDownIcon className="size-4" />
      </IconButton>
      <IconButton label={text("remove", { name })} onClick={remove}>
        <CloseIcon className="size-4" />
      </IconButton>
    </span>
  );
}
