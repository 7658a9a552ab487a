/** Asks whoever is on the page to sign in again; answers whether they did. */
type Ask = () => Promise<boolean>;

let askMember: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Of the page of a member. Returns what ends it. */
export function onSessionEnd(ask: Ask): () => void {
  askMember = ask;
  return () => {
    if (askMember === ask) askMember = undefined;
  };
}

/** True once the member whose session has ended has signed in again; false where they do not, or no member was signed in. */
export async function signedInAgain(): Promise<boolean> {
  if (!askMember) return false;
  asked ??= askMember().finally(() => {
    asked = undefined;
  });
  return asked;
}
