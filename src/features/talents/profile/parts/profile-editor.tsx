import { useMemo, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { ShownProblem } from "#shared/reasons.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { SaveBar } from "#ui/edit-form/save-bar.tsx";
import { useEditForm } from "#ui/edit-form/use-edit-form.ts";
import { focusFirstProblem, useSave } from "#ui/edit-form/use-save.ts";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Educations, Experiences } from "../../background/parts/experience-and-education.tsx";
import { Languages, Skills } from "../../background/parts/skills-and-languages.tsx";
import { Completeness } from "../../completion/parts/completeness.tsx";
import { Privacy } from "../../hiding/parts/privacy.tsx";
import { Cv } from "../../uploads/parts/cv.tsx";
import { Pictures } from "../../uploads/parts/pictures.tsx";
import type { OwnProfile } from "../contract.ts";
import { PROFILE_UNITS } from "../rules.ts";
import { BackToApplication } from "./back-to-application.tsx";
import { Basics } from "./basics.tsx";
import { Contact } from "./contact.tsx";
import { FormProvider, type ProfileForm } from "./form-context.ts";
import { isForm, toBody, toForm } from "./form-values.ts";
import type { Choices } from "./load-choices.ts";
import { Preview } from "./preview.tsx";
import { ProfileClashes } from "./profile-clashes.tsx";
import { SectionNav } from "./section-nav.tsx";
import { sectionOf } from "./sections.ts";
import { useChoices } from "./use-choices.ts";
import { Work } from "./work.tsx";

interface ProfileEditorProps {
  profile: OwnProfile;
  chosen: Choices;
  /** The page of the job that one was applying for. */
  job: string | undefined;
}

/** The form of the own profile: one draft, one save, all or nothing. */
export function ProfileEditor({ profile, chosen, job }: ProfileEditorProps) {
  const text = useTranslations("talentsProfile");
  const locale = useLocale();
  const choices = useChoices(chosen);
  const storedOf = (one: OwnProfile) => ({ version: one.version, values: toForm(one, locale) });
  const saving = useRef(false);
  const draft = useEditForm({
    isSaving: () => saving.current,
    draftKey: `profile/${profile.id}`,
    stored: storedOf(profile),
    units: PROFILE_UNITS,
    isForm,
  });
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const { save, busy } = useSave<OwnProfile>({
    saving,
    texts: {
      saved: text("saved"),
      refused: (fields) => {
        const where = new Set(fields.map(({ field }) => text(`sections.${sectionOf(field)}`)));
        return text("refused", { count: fields.length, where: [...where].join(", ") });
      },
    },
    fallback: "#workingPlans",
    onSaved: (saved) => {
      draft.settle(storedOf(saved));
      setProblems([]);
    },
    onRefused: setProblems,
    onClash: (current) => {
      const merged = draft.takeOver(storedOf(current));
      // Changes of others do not touch the ones made here.
      if (merged.clashes.length === 0) submit(merged);
    },
  });
  const submit = (state = draft.state) => {
    const { fields, version } = draft.changeOf(state);
    const { body, problems: own } = toBody(state.values, fields);
    if (own.length === 0) return save({ ...body, version });
    setProblems(own);
    focusFirstProblem("#workingPlans");
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
    <DashboardPage
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
            {profile.isHidden && (
              <Note icon={<EyeOffIcon />} title={text("hidden.title")}>
                {text("hidden.text")}
              </Note>
            )}
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
            {job && !draft.isDirty && <BackToApplication to={job} />}
          </form>
        </div>
        <ProfileClashes
          clashes={state.clashes}
          theirs={state.base}
          onChoose={(takenOver) => submit(draft.choose(takenOver))}
          onClose={() => draft.choose(new Set())}
        />
      </FormProvider>
    </DashboardPage>
  );
}
