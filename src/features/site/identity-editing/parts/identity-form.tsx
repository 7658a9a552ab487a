import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditedPart } from "../contract.ts";
import type { Saved } from "./identity-page.ts";

interface IdentityFormProps {
  part: EditedPart;
  /** What is sent: the draft as the call wants it. */
  value: unknown;
  version: number;
  answer: Saved | undefined;
  children: ReactNode;
}

/** A page that edits one part of what the house says of itself. */
export function IdentityForm({ part, value, version, answer, children }: IdentityFormProps) {
  const text = useTranslations("identityEditing");
  const locale = useLocale();
  const { state } = useNavigation();
  const sent = JSON.stringify(value);
  // What was there when the page came, or when it was saved last.
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
      <Form method="post" className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5" noValidate>
        {answer?.failure && <FormAlert failure={answer.failure} />}
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="value" value={sent} />
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="primary" busy={state === "submitting"}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm">
            {isChanged
              ? text("unsaved")
              : answer?.saved && state === "idle" && <span className="text-good">{text("saved")}</span>}
          </p>
        </div>
      </Form>
    </>
  );
}

/** The sentence at a field of the sent value: "links.0.url". */
export const errorAt = (answer: Saved | undefined, path: string): string | undefined =>
  answer?.failure?.fields.find(({ field }) => field === `value.${path}`)?.sentence;
