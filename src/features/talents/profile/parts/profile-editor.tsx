import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { Dashboard } from "#features/dashboard/card.tsx";
import type { FieldProblem } from "#shared/errors.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Educations, Experiences } from "../../background/parts/experience-and-education.tsx";
import { Languages, Skills } from "../../background/parts/skills-and-languages.tsx";
import { Completeness } from "../../completion/parts/completeness.tsx";
import { Cv } from "../../uploads/parts/cv.tsx";
import { Pictures } from "../../uploads/parts/pictures.tsx";
import type { OwnProfile } from "../contract.ts";
import { Basics } from "./basics.tsx";
import { Contact } from "./contact.tsx";
import { FormProvider, type ProfileForm } from "./form-context.ts";
import { toBody, toForm } from "./form-values.ts";
import type { Choices } from "./load-choices.ts";
import { Preview } from "./preview.tsx";
import type { SaveAnswer } from "./profile-action.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionNav } from "./section-nav.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";
import { Work } from "./work.tsx";

/** The form of the own profile: one draft, one save, all or nothing. */
export function ProfileEditor({ profile, choices }: { profile: OwnProfile; choices: Choices }) {
  const text = useTranslations("profile");
  const locale = useLocale();
  const draft = useProfileDraft(profile.id, toForm(profile, locale));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { save, busy } = useSave({
    onSaved: (saved) => {
      draft.settle(toForm(saved, locale));
      setProblems([]);
    },
    onRefused: setProblems,
  });
  const submit = () => {
    const { body, problems: own } = toBody(draft.values, locale);
    if (own.length === 0) return save(body);
    setProblems(own);
    focusFirstProblem();
  };
  const undo = () => {
    draft.undo();
    setProblems([]);
  };
  const { values, change } = draft;
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
            <SaveBar isDirty={draft.isDirty} restored={draft.restored} busy={busy} onSave={submit} onUndo={undo} />
          </form>
        </div>
      </FormProvider>
    </Dashboard>
  );
}

interface SaveHandlers {
  onSaved: (saved: OwnProfile) => void;
  onRefused: (problems: readonly FieldProblem[]) => void;
}

/** Saves the form and reports the result. What was typed stays in any case. */
function useSave({ onSaved, onRefused }: SaveHandlers) {
  const text = useTranslations("profile");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<SaveAnswer>();
  const handle = useEffectEvent((answer: SaveAnswer) => {
    if (answer.saved) {
      onSaved(answer.saved);
      notify({ kind: "success", text: text("saved") });
      return;
    }
    const { failure } = answer;
    if (!failure) return;
    onRefused(failure.fields);
    const reason = failure.fields.length > 0 ? text("refused", { count: failure.fields.length }) : failure.value;
    notify({ kind: "error", text: failure.code === "connectionLost" ? text("connectionLost") : reason });
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
      (field ?? document.querySelector<HTMLElement>("#workingPlans"))?.focus();
    }),
  );
}
