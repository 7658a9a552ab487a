import { Script } from "node:vm";
import { AppError } from "#shared/errors.ts";
import { endsScript } from "../../identity/rules.ts";

/** Stands before the number of the line at fault. */
const NAME = "analytics.js";
/** Characters of the script that are quoted. */
const QUOTED_LENGTH = 40;

/** Compiled, never run: whether it is a script at all, and stays within its element. */
export function checkScript(code: string): void {
  const refusal = (reason: string, detail: string) =>
    new AppError("invalidInput", [{ field: "value.analyticsCode", reason, detail }]);
  const end = endsScript.exec(code);
  if (end) throw refusal("endsScript", String(code.slice(0, end.index).split("\n").length));
  try {
    new Script(code, { filename: NAME });
  } catch (error) {
    throw refusal("notAScript", placeOf((error as SyntaxError).stack ?? ""));
  }
}

/**
 * The place of the error, in no language, as the engine's own words are English for everybody: `2: “is none”`. The
 * stack begins with "analytics.js:2", the line, and a mark below the error; there is none below the end of a script.
 */
function placeOf(stack: string): string {
  const [head = "", line = "", mark = ""] = stack.split("\n");
  const number = new RegExp(`^${NAME}:(\\d+)$`).exec(head)?.[1] ?? "1";
  const at = mark.indexOf("^");
  return at < 0 ? number : `${number}: “${line.slice(at, at + QUOTED_LENGTH).trim()}”`;
}
