import { type ReactNode, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { EditForm, Fields } from "#shared/edit/form.ts";
import { isFormOf, toBody, toForm } from "#shared/edit/form-values.ts";
import type { Clash, EditValues } from "#shared/merge-edits.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { useTranslations } from "../translations.ts";
import { ClashView } from "./clash-view.tsx";
import type { Stored } from "./draft.ts";
import { FieldsProvider, type FormFields } from "./fields-context.ts";
import { SaveBar } from "./save-bar.tsx";
import { useEditForm } from "./use-edit-form.ts";
import { focusFirstProblem, useSave } from "./use-save.ts";

/** A thing as a call answers it. */
export interface StoredThing {
  version: number;
  values: Readonly<Record<string, unknown>>;
  /** Its address, where it has a page. */
  seoUrl?: string | null | undefined;
  /** Of a new one: the page that opens next. */
  next?: string | undefined;
}

interface SavedFormProps extends Pick<FormFields, "options" | "label" | "hint" | "find"> {
  /** Choices that follow from what the form holds now, saved or not. */
  optionsOf?: (values: EditValues) => FormFields["options"];
  form: Pick<EditForm, "units">;
  /** The fields of this form; of a section some of the thing's. */
  fields: Fields;
  stored: StoredThing;
  /** Names the draft on this device. */
  draftKey: string;
  /** The fields that the page's action needs with the body. */
  intent: object;
  /** Of a new thing: its draft is not compared with what is stored. */
  isNew?: boolean;
  /** May be saved as it is. */
  isReady?: boolean;
  saveLabel?: string;
  /** Said when it is saved, where "Saved." says too little. */
  savedText?: string;
  onSaved?: (thing: StoredThing) => void;
  /** The answer that refused the save, which may say more than problems of fields. */
  onFailure?: (answer: object) => void;
  children: ReactNode;
}

/** A form that is saved by itself: its draft, its problems by the fields, and both values where others saved the same. */
export function SavedForm({
  form,
  fields,
  stored,
  draftKey,
  intent,
  onSaved,
  onFailure,
  saveLabel,
  savedText,
  children,
  ...shown
}: SavedFormProps) {
  const text = useTranslations("editForm");
  const locale = useLocale();
  const inForm = (thing: StoredThing): Stored<EditValues> => ({
    version: thing.version,
    values: toForm(fields, thing.values, locale),
  });
  const saving = useRef(false);
  const draft = useEditForm<EditValues>({
    isSaving: () => saving.current,
    draftKey,
    stored: inForm(stored),
    units: form.units,
    isForm: isFormOf(fields),
  });
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const { save, busy } = useSave<StoredThing>({
    saving,
    texts: {
      saved: savedText ?? text(shown.isNew ? "added" : "saved"),
      refused: (wrong) => text("refused", { count: wrong.length }),
    },
    onSaved: (thing) => {
      draft.settle(inForm(thing));
      setProblems([]);
      onSaved?.(thing);
    },
    onRefused: (wrong, answer) => {
      setProblems(wrong);
      onFailure?.(answer);
    },
    onClash: (current) => {
      const merged = draft.takeOver(inForm(current));
      // Changes of others do not touch the ones made here.
      if (merged.clashes.length === 0) submit(merged);
    },
    onLeft: () => draft.settle(inForm(stored), () => false),
  });
  const submit = (state = draft.state) => {
    const { fields: sent, version } = draft.changeOf(state);
    const saved = shown.isNew ? new Set(Object.keys(fields)) : sent;
    const { body, problems: own } = toBody(fields, state.values, saved);
    if (own.length === 0) return save(shown.isNew ? body : { ...body, version }, intent);
    setProblems(own);
    focusFirstProblem();
  };
  const { values, clashes, base, restored } = draft.state;
  const { label, hint, optionsOf, find } = shown;
  const options = optionsOf ? Object.assign({}, shown.options, optionsOf(values)) : shown.options;
  const context: FormFields = {
    fields,
    values,
    problems,
    options,
    label,
    hint,
    find,
    at: "",
    around: stored.values,
    set: (next) => {
      draft.change((before) => ({ ...before, ...next }));
      setProblems((before) => before.filter(({ field }) => !Object.keys(next).some((name) => isOf(field, name))));
    },
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FieldsProvider value={context}>{children}</FieldsProvider>
      <SaveBar
        isDirty={draft.isDirty}
        isReady={shown.isReady ?? false}
        restored={restored}
        busy={busy}
        saveLabel={saveLabel}
        isNew={shown.isNew ?? false}
        onSave={() => submit()}
        onUndo={() => {
          draft.undo();
          setProblems([]);
        }}
      />
      <ClashView<EditValues>
        clashes={clashes}
        mine={values}
        theirs={base}
        nameOf={({ unit }) => label(unit)}
        describe={(clash, side) => describe(clash, side, context)}
        onChoose={(takenOver) => submit(draft.choose(takenOver))}
        onClose={() => draft.choose(new Set())}
      />
    </form>
  );
}

const isOf = (field: string, name: string): boolean => field === name || field.startsWith(`${name}.`);

/** The values of a clash as people read them. */
function describe({ fields: clashing }: Clash<EditValues>, values: EditValues, { options }: FormFields): string {
  return clashing
    .map((name) => {
      const value = values[name];
      if (Array.isArray(value)) return value.map((row) => row.name ?? "").join(", ");
      const chosen = (value ?? "")
        .split(",")
        .map((id) => options[name]?.find((option) => option.value === id)?.label ?? id);
      return chosen.join(", ");
    })
    .filter(Boolean)
    .join(" ");
}
