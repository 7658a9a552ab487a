import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import type { Opened } from "#shared/edit/versioned-form.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useGroupTexts, useTranslations } from "#ui/translations.ts";
import { sentenceAt } from "#ui/versioned-form/sentence-at.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";
import { VersionedFields } from "#ui/versioned-form/versioned-fields.tsx";
import type { EditedPart } from "../contract.ts";
import { type PageName, shownValue } from "./shown-value.ts";

/** Of the form of a part. */
export interface PartProps<Value extends object> {
  opened: Opened<Value>;
  answer: VersionedAnswer | undefined;
}

interface IdentityFormProps {
  part: EditedPart;
  /** The draft in the shape of the call's body. */
  value: object;
  opened: Opened<object>;
  answer: VersionedAnswer | undefined;
  /** With the usual names of the pages that links lead to. */
  pages?: readonly PageName[];
  children: ReactNode;
}

/** A page that edits one part of what the house says of itself. */
export function IdentityForm({ part, value, opened, answer, pages = [], children }: IdentityFormProps) {
  const text = useTranslations("siteIdentityEditing");
  // Every field of every part has its label.
  const labels = useGroupTexts("siteIdentityEditing");
  const locale = useLocale();
  const { state } = useNavigation();
  const sent = JSON.stringify(value);
  // The values when the page was loaded, or when it was saved last.
  const { version } = opened;
  const [clean, setClean] = useState({ version, sent });
  if (clean.version !== version) setClean({ version, sent });
  const isChanged = sent !== clean.sent;
  return (
    <>
      <AdminHead
        title={text(`${part}.title`)}
        lead={text(`${part}.lead`)}
        actions={
          <Link to={pathTo("home", locale)} className="button button-secondary">
            {text("site")}
          </Link>
        }
      />
      <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        <VersionedFields
          opened={opened}
          failure={answer?.failure}
          nameOf={(field) => labels(`${part}.${field}`)}
          shown={(shown) => shownValue(shown, locale, pages)}
        />
        <input type="hidden" name="value" value={sent} />
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" busy={state === "submitting"}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm">
            {isChanged
              ? text("unsaved")
              : answer?.version !== undefined && state === "idle" && <span className="text-good">{text("saved")}</span>}
          </p>
        </div>
      </Form>
    </>
  );
}

/** The sentence at a field of the sent value: "links.0.url". */
export const errorAt = (answer: VersionedAnswer | undefined, path: string): string | undefined =>
  sentenceAt(answer?.failure, `value.${path}`);
