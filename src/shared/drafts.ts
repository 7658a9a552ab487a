/**
 * Drafts: what was typed in a form and not saved, on this device only. Where storage is full or forbidden there are none.
 */
const PREFIX = "draft/";

const storage = <Result>(work: (store: Storage) => Result): Result | undefined => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};

/** `key` names the form and its owner. */
export const saveDraft = (key: string, draft: unknown): void =>
  storage((store) => store.setItem(PREFIX + key, JSON.stringify(draft)));

export const readDraft = (key: string): unknown =>
  storage((store) => JSON.parse(store.getItem(PREFIX + key) ?? "null") as unknown) ?? undefined;

export const dropDraft = (key: string): void => storage((store) => store.removeItem(PREFIX + key));

/** At sign-out, because the next person at this device must not find them. */
export const dropAllDrafts = (): void =>
  storage((store) => {
    for (const name of Object.keys(store)) if (name.startsWith(PREFIX)) store.removeItem(name);
  });
