import type { ActionFailure } from "#shared/action-failure.ts";
import { OPENED_FIELD, type Opened } from "#shared/edit/versioned-form.ts";
import { FormAlert } from "../form-alert.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useTranslations } from "../translations.ts";

interface VersionedFieldsProps {
  opened: Opened<object>;
  failure: ActionFailure | undefined;
  /** The label of a field. */
  nameOf: (field: string) => string;
  /** A value as people read it; texts need none. Empty: nothing. */
  shown?: (value: unknown, field: string) => string;
}

const asText = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** At the top of a form that is sent whole: from what it was opened with, why it was refused, and what others have saved since. */
export function VersionedFields({ opened, failure, nameOf, shown = asText }: VersionedFieldsProps) {
  const text = useTranslations("versionedForm");
  const clashes = failure?.code === "changedMeanwhile" ? failure.fields : [];
  return (
    <>
      <input
        type="hidden"
        name={OPENED_FIELD}
        value={JSON.stringify({ version: opened.version, values: opened.values, seen: clashes[0]?.version })}
      />
      {failure && <FormAlert failure={failure} />}
      {clashes.length > 0 && (
        <section aria-label={text("theirs")} className="grid gap-3 rounded-control border border-line p-4">
          <p className="font-semibold">{text("theirs")}</p>
          <dl className="grid gap-3">
            {clashes.map(({ field, theirs }) => (
              <div key={field}>
                <dt className="text-sm font-semibold">{nameOf(field)}</dt>
                <dd className="text-sm whitespace-pre-wrap wrap-anywhere">
                  <Value label={nameOf(field)} text={shown(theirs, field) || text("nothing")} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-muted">{text("again")}</p>
        </section>
      )}
    </>
  );
}

/** Letters of a text that is shown whole. */
const SHORT_LENGTH = 400;

function Value({ label, text }: { label: string; text: string }) {
  if (text.length <= SHORT_LENGTH) return text;
  return (
    <ScrollRegion label={label} className="max-h-48 overflow-y-auto">
      {text}
    </ScrollRegion>
  );
}
