/**
 * Drafts: what a member typed in a form and did not save, on this device only. Where storage is full or forbidden there
 * are none. Each bears its owner, and a device keeps those of one member: the one who is signed in.
 */
const PREFIX = "draft/";
/** Says whose drafts this device keeps. Every tab reads it, so that none stores more after signing out in another one. */
export const DRAFT_OWNER = "draft-owner";

const storage = <Result>(work: (store: Storage) => Result): Result | undefined => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};

export interface Drafts {
  /** `key` names the form. */
  save: (key: string, draft: unknown) => void;
  read: (key: string) => unknown;
  drop: (key: string) => void;
}

/** The drafts of a member; a visitor has none. */
export const draftsOf = (owner: string | undefined): Drafts => {
  const nameOf = (key: string) => `${PREFIX}${owner}/${key}`;
  return {
    save: (key, draft) =>
      storage((store) => {
        if (owner && store.getItem(DRAFT_OWNER) === owner) store.setItem(nameOf(key), JSON.stringify(draft));
      }),
    read: (key) => storage((store) => JSON.parse(store.getItem(nameOf(key)) ?? "null") as unknown) ?? undefined,
    drop: (key) => storage((store) => store.removeItem(nameOf(key))),
  };
};

/** Keeps the drafts of this member and deletes all others, because the next person at this device must not find them. */
export const keepDraftsOf = (owner: string | undefined): void =>
  storage((store) => {
    if (owner) store.setItem(DRAFT_OWNER, owner);
    else store.removeItem(DRAFT_OWNER);
    for (const name of Object.keys(store))
      if (name.startsWith(PREFIX) && !(owner && name.startsWith(`${PREFIX}${owner}/`))) store.removeItem(name);
  });
