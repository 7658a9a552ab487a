import { useState } from "react";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Opened } from "#shared/edit/versioned-form.ts";

/** The answer of such a form's action. */
export interface VersionedAnswer {
  /** Of what it has saved. */
  version?: number | undefined;
  /** True if values that others have saved were taken over. */
  merged?: boolean | undefined;
  failure?: ActionFailure | undefined;
}

/**
 * The values that a form was opened with. They follow only the form's own saves: data loaded anew beside the form
 * neither takes away typed text nor lets it replace changes of others since. The form has the key, which is another one
 * after each save that took something over.
 */
export function useOpened<Values extends object>(stored: Opened<Values>, answer: VersionedAnswer | undefined) {
  const [state, setState] = useState<{ opened: Opened<Values>; key: number }>({ opened: stored, key: 0 });
  const isSaved = answer?.version === stored.version && state.opened.version !== stored.version;
  if (isSaved) setState({ opened: stored, key: state.key + (answer.merged ? 1 : 0) });
  return state;
}
