import vm from "node:vm";
import type { Match } from "#shared/import/steps.ts";
import { StartError } from "../settings.server.ts";

/** How long a pattern may work on one cell, in milliseconds. "^(a+)+$" would take years on forty letters. */
const LIMIT_MS = 1000;

const patterns = new Map<string, RegExp>();
const context = vm.createContext({ work: undefined });
const script = new vm.Script("work()");

/** Matches patterns of a profile: the first group, or all that fits where there is none. Throws a StartError for a slow one. */
export const matchPattern: Match = (source, text, column) => {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  let match: RegExpExecArray | null = null;
  context.work = () => {
    match = pattern.exec(text);
  };
  try {
    // Regular expressions cannot be interrupted but by the time limit of a context.
    script.runInContext(context, { timeout: LIMIT_MS });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new StartError(
      `The pattern ${source} takes too long on "${text.slice(0, 60)}" of column "${column}". Write it without repeats inside repeats.`,
    );
  }
  return firstOf(match);
};

/** The error is one of the context's, whose classes are not those of this file. */
const isTimeout = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

function firstOf(match: RegExpExecArray | null): string | undefined {
  return match ? (match.length > 1 ? match[1] : match[0]) : undefined;
}
