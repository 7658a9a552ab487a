import { Form } from "react-router";
import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ClashView } from "#ui/edit-form/clash-view.tsx";
import { focusFirstProblem } from "#ui/edit-form/use-save.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import { answerText } from "../../parts/answers.ts";
import type { ApplyPageData } from "../apply-program.page.tsx";
import type { Application } from "../contract.ts";
import { AnswerField } from "./answer-field.tsx";
import { type AnswerValues, answerOf, askedIn, missingIn } from "./answer-values.ts";
import { ApplyBar } from "./apply-bar.tsx";
import { Differences } from "./differences.tsx";
import { FileField } from "./file-field.tsx";
import { SentCard } from "./sent-card.tsx";
import { useApplication } from "./use-application.ts";

interface ApplicationFormProps {
  page: ApplyPageData;
  application: Application;
}

/** The one draft of a startup's team: its questions, its presentation, and the way it is sent. */
export function ApplicationForm({ page, application: loaded }: ApplicationFormProps) {
  const text = useTranslations("programsApplying");
  const words = useTranslations("editForm");
  const locale = useLocale() as Locale;
  const { notify } = useNotices();
  const form = useApplication({
    application: loaded,
    onDone: (intent) => {
      notify({ kind: "success", text: text(intent === "send" ? "sentNow" : "sentCard.withdrawnNow") });
      window.scrollTo({ top: 0 });
    },
    onRefused: (failure) => {
      notify({ kind: "error", text: failure.code === "connectionLost" ? words("connectionLost") : failure.value });
      focusFirstProblem();
    },
  });
  const { application, values } = form;
  const missing = missingIn(application, values);
  const needsPresentation = application.asksPresentation && !application.presentation;
  const errorOf = (field: string): string | undefined => {
    const problem = form.problems.find((candidate) => candidate.field === field);
    return (
      problem &&
      (problem.reason === "required" ? text("required") : (problem.sentence ?? problem.general ?? problem.reason))
    );
  };
  const send = () => {
    const unreadable = askedIn(application, values).filter(
      ({ kind, key }) => kind !== "file" && answerOf({ kind }, values[key] ?? "") === undefined,
    );
    const own = [
      ...missing.map(({ key }) => ({ field: `answers.${key}`, reason: "required" })),
      ...unreadable.map(({ key }) => ({ field: `answers.${key}`, reason: "number", general: text("number") })),
      ...(needsPresentation ? [{ field: "presentation", reason: "required" }] : []),
    ];
    form.show(own);
    if (own.length === 0) form.put("send");
    else focusFirstProblem();
  };
  const isFinal = application.publishedAt !== null;
  return (
    <div className="grid gap-5">
      <SentCard application={application} timeZone={page.program.timeZone} onWithdraw={() => form.put("withdraw")} />
      <NewerForm page={page} application={application} />
      {!application.mayEdit && <Note icon={<InfoIcon />}>{text("readOnly")}</Note>}
      {form.restored && <Note icon={<InfoIcon />}>{text("restored")}</Note>}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset disabled={!application.mayEdit || isFinal} className="min-w-0">
          <Card title={application.startup.name}>
            <div className="grid gap-6">
              {askedIn(application, values).map((question) =>
                question.kind === "file" ? (
                  <FileField
                    key={question.key}
                    application={application}
                    questionKey={question.key}
                    label={question.text}
                    hint={question.hint ?? undefined}
                    required={question.isRequired}
                    name={application.answers[question.key] === undefined ? undefined : text("openFile")}
                    error={errorOf(`answers.${question.key}`)}
                    onStored={(saved) => form.store(saved, `answers.${question.key}`)}
                  />
                ) : (
                  <AnswerField
                    key={question.key}
                    question={question}
                    value={values[question.key] ?? ""}
                    error={errorOf(`answers.${question.key}`)}
                    onChange={(value) => form.set(question.key, value)}
                  />
                ),
              )}
              {(application.asksPresentation || application.presentation) && (
                <FileField
                  application={application}
                  label={text("presentation")}
                  required={application.asksPresentation}
                  name={application.presentation?.name}
                  error={errorOf("presentation")}
                  onStored={(saved) => form.store(saved, "presentation")}
                />
              )}
            </div>
          </Card>
        </fieldset>
        <Differences application={application} onUpdated={form.take} />
        {!isFinal && application.mayEdit && (
          <ApplyBar
            page={page}
            application={application}
            form={form}
            missing={missing.length + (needsPresentation ? 1 : 0)}
            onSend={send}
          />
        )}
      </form>
      <ClashView<AnswerValues>
        clashes={form.clashes}
        mine={values}
        theirs={form.base}
        nameOf={({ unit }) => application.questions.find(({ key }) => key === unit)?.text ?? unit}
        describe={({ unit }, side) => said(application, unit, side[unit] ?? "", locale)}
        onChoose={(takenOver) => form.choose(takenOver)}
        onClose={() => form.choose(new Set())}
      />
    </div>
  );
}

/** An answer as it reads. */
const said = ({ questions }: Application, key: string, value: string, locale: Locale): string => {
  const question = questions.find((candidate) => candidate.key === key);
  // A number stands as it was typed, also half of one.
  return question && value !== "" && question.kind !== "number" ? answerText(question, value, locale) : value;
};

/** The program asks other questions by now: a draft goes along, what was sent keeps its own. */
function NewerForm({ page: { program }, application }: ApplicationFormProps) {
  const text = useTranslations("programsApplying");
  if (!application.hasNewerForm || application.publishedAt) return null;
  if (application.state === "sent") return <Note icon={<InfoIcon />}>{text("newerFormSent")}</Note>;
  return (
    <Note icon={<InfoIcon />} title={text("newerForm")}>
      <p>{text("newerFormText")}</p>
      <Form method="post" className="mt-2">
        <input type="hidden" name="programId" value={program.id} />
        <input type="hidden" name="startupId" value={application.startup.id} />
        <Button type="submit">{text("takeAlong")}</Button>
      </Form>
    </Note>
  );
}
