import { AppError, type FieldProblem } from "../errors.ts";
import { isSameValue } from "../same-value.ts";

/** The values that a form sent whole was opened with: by field, as its call takes them, and their version. */
export interface Opened<Values extends object> {
  version: number;
  values: Values;
}

/** The same as the form sends it. */
interface Sent<Values extends object> extends Opened<Values> {
  /** The version of which the form shows the clashing values: whoever saves again replaces them. */
  seen?: number | undefined;
}

/** The field of such a form that has `Sent` as JSON. */
export const OPENED_FIELD = "opened";

/** The values that a form was opened with. Its call checks the saved ones. */
export function openedIn<Values extends object>(form: FormData): Sent<Values> {
  try {
    const sent = JSON.parse(String(form.get(OPENED_FIELD)));
    if (typeof sent?.version === "number" && typeof sent.values === "object" && sent.values) return sent;
  } catch {}
  throw new AppError("invalidInput", [{ field: OPENED_FIELD, reason: "noJson" }]);
}

interface Calls<Values extends object> {
  /** The values stored now. */
  read: () => Promise<Opened<Values>>;
  /** Resolves to the new version; fails with `changedMeanwhile` where this one is not the stored one. */
  save: (values: Values, version: number) => Promise<number>;
}

/** Saves of others that come between reading and saving before one is told to try again. */
const MOST_TRIES = 3;

/**
 * Saves a form that is sent whole. Fields that only others have changed since it was opened stay as they saved them. Where both
 * have changed a field, it fails with `changedMeanwhile` and names both values, unless the form has shown them already.
 * `merged`: what is stored is not what the form shows.
 */
export async function saveVersioned<Values extends object>(
  opened: Sent<Values>,
  mine: Values,
  { read, save }: Calls<Values>,
): Promise<{ version: number; merged: boolean }> {
  let next = { version: opened.version, values: mine };
  for (let tries = 1; ; tries++)
    try {
      return { version: await save(next.values, next.version), merged: tries > 1 };
    } catch (error) {
      const isClash = error instanceof AppError && error.code === "changedMeanwhile";
      if (!isClash || tries === MOST_TRIES) throw error;
      next = joined(opened, mine, await read());
    }
}

/** Forms send line ends of their own. */
const plain = (value: unknown) => (typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : value);
const isSame = (a: unknown, b: unknown) => isSameValue(plain(a), plain(b));

function joined<Values extends object>(opened: Sent<Values>, mine: Values, theirs: Opened<Values>): Opened<Values> {
  const values: Record<string, unknown> = {};
  const clashes: FieldProblem[] = [];
  for (const [field, yours] of Object.entries(mine)) {
    const [before, other] = [opened.values, theirs.values].map((all) => (all as Record<string, unknown>)[field]);
    values[field] = isSame(yours, before) ? other : yours;
    if (isSame(yours, before) || isSame(other, before) || isSame(other, yours)) continue;
    clashes.push({ field, reason: "changedMeanwhile", yours, theirs: other ?? null, version: theirs.version });
  }
  if (clashes.length > 0 && opened.seen !== theirs.version) throw new AppError("changedMeanwhile", clashes);
  return { version: theirs.version, values: values as Values };
}
