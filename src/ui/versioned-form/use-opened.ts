import { useState } from "react";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Opened } from "#shared/edit/versioned-form.ts";

/** What the action of such a form answers. */
export interface VersionedAnswer {
  /** Of what it has saved. */
  version?: number | undefined;
  /** What others have saved was taken over. */
  merged?: boolean | undefined;
  failure?: ActionFailure | undefined;
}

/**
 * What a form was opened with. It follows only the form's own saves: what is loaded anew beside the form neither takes away what
 * one types nor lets it replace what others have changed since. The form has the key, which is another one after each save
 * that took something over.
 */
export function useOpened<Values extends object>(stored: Opened<Values>, answer: VersionedAnswer | undefined) {
  const [state, setState] = useState<{ opened: Opened<Values>; key: number }>({ opened: stored, key: 0 });
  const isSaved = answer?.version === stored.version && state.opened.version !== stored.version;
  if (isSaved) setState({ opened: stored, key: state.key + (answer.merged ? 1 : 0) });
  return state;
}
