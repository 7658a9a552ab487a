/** What was typed and not saved, on this device alone. Storage may be full or forbidden: then there are no drafts. */
const PREFIX = "draft/";

const storage = <Result>(work: (store: Storage) => Result): Result | undefined => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};

/** `of`: names the form and whose it is. */
export const keepDraft = (of: string, draft: unknown): void =>
  storage((store) => store.setItem(PREFIX + of, JSON.stringify(draft)));

export const readDraft = (of: string): unknown =>
  storage((store) => JSON.parse(store.getItem(PREFIX + of) ?? "null") as unknown) ?? undefined;

export const dropDraft = (of: string): void => storage((store) => store.removeItem(PREFIX + of));

/** On signing out: the next person at this device finds nothing. */
export const dropAllDrafts = (): void =>
  storage((store) => {
    for (const name of Object.keys(store)) if (name.startsWith(PREFIX)) store.removeItem(name);
  });
