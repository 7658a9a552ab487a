import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { TableAnswer } from "#shared/table/page.ts";

/** Fields of a form for the page's action. */
export interface TableTask {
  intent: string;
  /** Empty for a new row. */
  id?: string;
  [field: string]: string | undefined;
}

interface Running {
  key: string;
  task: TableTask;
  done: (answer: TableAnswer) => void;
}

/** Sends a task, and resolves with its answer. */
export type Run = (task: TableTask) => Promise<TableAnswer>;

export interface TableRun {
  run: Run;
  /** Ids of rows whose task is under way. */
  busy: ReadonlySet<string>;
  running: readonly Running[];
}

/** Sends tasks of a table: several at a time, and to their end also when the row disappears. */
export function useTableRun(): TableRun {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const run = useCallback<Run>(
    (task) =>
      new Promise((resolve) => {
        const key = crypto.randomUUID();
        const done = (answer: TableAnswer) => {
          setRunning((before) => before.filter((item) => item.key !== key));
          resolve(answer);
        };
        setRunning((before) => [...before, { key, task, done }]);
      }),
    [],
  );
  const busy = useMemo(() => new Set(running.flatMap(({ task }) => task.id ?? [])), [running]);
  return { run, busy, running };
}

/** Sends the tasks. It is rendered once on a page. */
export const Runners = ({ running }: Pick<TableRun, "running">) =>
  running.map((item) => <Runner key={item.key} running={item} />);

function Runner({ running: { key, task, done } }: { running: Running }) {
  const { submit, state, data } = useFetcher<TableAnswer>();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const fields = Object.entries(task).filter((entry): entry is [string, string] => entry[1] !== undefined);
    void submit({ ...Object.fromEntries(fields), key }, { method: "post" });
  }, [submit, task, key]);
  useEffect(() => {
    if (state === "idle" && data) done(data);
  }, [state, data, done]);
  return null;
}
