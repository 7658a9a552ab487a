import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { Dashboard } from "#features/dashboard/card.tsx";
import type { ShownProblem } from "#shared/reasons.ts";
import { useEditForm } from "#ui/edit-form/use-edit-form.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Educations, Experiences } from "../../background/parts/experience-and-education.tsx";
import { Languages, Skills } from "../../background/parts/skills-and-languages.tsx";
import { Completeness } from "../../completion/parts/completeness.tsx";
import { Privacy } from "../../hiding/parts/privacy.tsx";
import { Cv } from "../../uploads/parts/cv.tsx";
import { Pictures } from "../../uploads/parts/pictures.tsx";
import type { OwnProfile } from "../contract.ts";
import { PROFILE_UNITS } from "../rules.ts";
import { Basics } from "./basics.tsx";
import { Contact } from "./contact.tsx";
import { FormProvider, type ProfileForm } from "./form-context.ts";
import { isForm, toBody, toForm } from "./form-values.ts";
import type { Choices } from "./load-choices.ts";
import { Preview } from "./preview.tsx";
import type { SaveAnswer } from "./profile-action.ts";
import { ProfileClashes } from "./profile-clashes.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SectionNav } from "./section-nav.tsx";
import { sectionOf } from "./sections.ts";
import { useChoices } from "./use-choices.ts";
import { Work } from "./work.tsx";

/** The form of the own profile: one draft, one save, all or nothing. */
export function ProfileEditor({ profile, chosen }: { profile: OwnProfile; chosen: Choices }) {
  const text = useTranslations("profile");
  const locale = useLocale();
  const choices = useChoices(chosen);
  const storedOf = (one: OwnProfile) => ({ version: one.version, values: toForm(one, locale) });
  const draft = useEditForm({
    draftKey: `profile/${profile.id}`,
    stored: storedOf(profile),
    units: PROFILE_UNITS,
    isForm,
  });
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const { save, busy } = useSave({
    onSaved: (saved) => {
      draft.settle(storedOf(saved));
      setProblems([]);
    },
    onRefused: setProblems,
    onClash: (current) => {
      const merged = draft.takeOver(storedOf(current));
      // What others changed does not touch what was changed here.
      if (merged.clashes.length === 0) submit(merged);
    },
  });
  const submit = (state = draft.state) => {
    const { fields, version } = draft.changeOf(state);
    const { body, problems: own } = toBody(state.values, fields, locale);
    if (own.length === 0) return save({ ...body, version });
    setProblems(own);
    focusFirstProblem();
  };
  const undo = () => {
    draft.undo();
    setProblems([]);
  };
  const { change, state } = draft;
  const { values } = state;
  const form = useMemo<ProfileForm>(
    () => ({
      values,
      change,
      problems,
      choices,
      setProblem: (field, reason) =>
        setProblems((before) => {
          if (!reason && !before.some((problem) => problem.field === field)) return before;
          const others = before.filter((problem) => problem.field !== field);
          return reason ? [...others, { field, reason }] : others;
        }),
    }),
    [values, change, problems, choices],
  );
  return (
    <Dashboard
      title={text("title")}
      lead={text("lead")}
      actions={<Preview profile={profile} isDirty={draft.isDirty} />}
    >
      <FormProvider value={form}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_13rem] xl:grid-rows-[auto_1fr]">
          <Completeness profile={profile} />
          <SectionNav profile={profile} />
          <form
            className="grid min-w-0 content-start gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Pictures profile={profile} />
            <Basics />
            <Work />
            <Experiences />
            <Educations />
            <Skills />
            <Languages />
            <Cv profile={profile} />
            <Contact email={profile.email} />
            <Privacy />
            <SaveBar
              isDirty={draft.isDirty}
              restored={state.restored}
              busy={busy}
              onSave={() => submit()}
              onUndo={undo}
            />
          </form>
        </div>
        <ProfileClashes
          clashes={state.clashes}
          theirs={state.base}
          onChoose={(takenOver) => submit(draft.choose(takenOver))}
          onClose={() => draft.choose(new Set())}
        />
      </FormProvider>
    </Dashboard>
  );
}

interface SaveHandlers {
  onSaved: (saved: OwnProfile) => void;
  onRefused: (problems: readonly ShownProblem[]) => void;
  /** Others have saved the same fields. */
  onClash: (current: OwnProfile) => void;
}

/** Saves the form and reports the result. What was typed stays in any case. */
function useSave({ onSaved, onRefused, onClash }: SaveHandlers) {
  const text = useTranslations("profile");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<SaveAnswer>();
  const closeEarlier = useRef<() => void>(undefined);
  const report = (kind: "success" | "error", result: string) => {
    // What the save before said is not true any more.
    closeEarlier.current?.();
    closeEarlier.current = notify({ kind, text: result });
  };
  const handle = useEffectEvent((answer: SaveAnswer) => {
    if (answer.saved) {
      onSaved(answer.saved);
      report("success", text("saved"));
      return;
    }
    if (answer.current) return onClash(answer.current);
    const { failure } = answer;
    if (!failure) return;
    onRefused(failure.fields);
    const sections = new Set(failure.fields.map(({ field }) => text(`sections.${sectionOf(field)}`)));
    const where = [...sections].join(", ");
    const reason = where ? text("refused", { count: failure.fields.length, where }) : failure.value;
    report("error", failure.code === "connectionLost" ? text("connectionLost") : reason);
    focusFirstProblem();
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data);
  }, [state, data]);
  const save = (body: object) => {
    const request = { body, attempt: crypto.randomUUID() };
    void submit(JSON.parse(JSON.stringify(request)), { method: "post", encType: "application/json" });
  };
  return { save, busy: state !== "idle" };
}

/** Runs after the messages are rendered. */
function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>("form [aria-invalid=true]");
      // The field may be inside a folded row or list.
      field?.closest("details")?.setAttribute("open", "");
      const target = field ?? document.querySelector<HTMLElement>("#workingPlans");
      target?.focus({ preventScroll: true });
      // At the bottom of the window it would lie below the notice.
      target?.scrollIntoView({ block: "center" });
    }),
  );
}
