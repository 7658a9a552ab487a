import { useState } from "react";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { SentTo } from "#shared/intent-action.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { type AutosaveAnswer, useAutosave } from "#ui/edit-form/use-autosave.ts";
import type { Application } from "../contract.ts";
import { answerOf, valuesOf } from "./answer-values.ts";
import type { answersAction } from "./apply-action.ts";

type Intent = "send" | "withdraw";

/** The answer of the page's action. */
export type ApplyAnswer = AutosaveAnswer<Application>;

interface Options {
  application: Application;
  onDone: (intent: Intent) => void;
  onRefused: (failure: ActionFailure) => void;
}

/** An application while it is written, joined with what co-founders have saved. */
export function useApplication({ application: loaded, onDone, onRefused }: Options) {
  const [saved, setApplication] = useState(loaded);
  const application = loaded.version > saved.version ? loaded : saved;
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const { take, ...form } = useAutosave<Application, Application, Intent>({
    draftKey: `program-application/${loaded.id}`,
    thing: loaded,
    storedOf: (stored) => ({ version: stored.version, values: valuesOf(stored) }),
    thingOf: (stored) => stored,
    mayEdit: loaded.mayEdit,
    requestOf: ({ values, version }, changed, intent) => {
      const answers = Object.fromEntries(
        [...changed].flatMap((key) => {
          const question = questionIn(application, key);
          const value = question && answerOf(question, values[key]!);
          return value === undefined ? [] : [[key, value]];
        }),
      );
      if (intent === "draft" && Object.keys(answers).length === 0) return undefined;
      return {
        intent,
        id: loaded.id,
        body: { version, answers: intent === "withdraw" ? {} : answers },
      } satisfies SentTo<typeof answersAction>;
    },
    staysHere: (key, values) => {
      const question = questionIn(application, key);
      return question !== undefined && answerOf(question, values[key] ?? "") === undefined;
    },
    onSaved: (stored, intent) => {
      setApplication(stored);
      if (intent === "draft") return;
      setProblems([]);
      onDone(intent);
    },
    onCurrent: setApplication,
    onRefused: (failure) => {
      if (failure.code !== "connectionLost") setProblems(failure.fields);
      onRefused(failure);
    },
  });
  /** Takes over what others have saved, or a call of its own; what was typed here stays. */
  const takeOver = (stored: Application) => {
    setApplication(stored);
    take(stored);
  };
  return {
    ...form,
    application,
    problems,
    set: (key: string, value: string) => {
      form.set(key, value);
      setProblems((before) => before.filter(({ field }) => field !== `answers.${key}`));
    },
    show: setProblems,
    take: takeOver,
    /** After a file was stored or removed by itself. */
    store: (stored: Application, field: string) => {
      takeOver(stored);
      setProblems((before) => before.filter((problem) => problem.field !== field));
    },
  };
}

const questionIn = ({ questions }: Application, key: string) => questions.find((question) => question.key === key);
