/** Asks whoever is on the page; answers whether what was to be done goes on. */
type Ask = () => Promise<boolean>;

/** A question of the page's member. `answer` asks once for all that wait; false where no member is signed in. */
function question() {
  let askMember: Ask | undefined;
  let asked: Promise<boolean> | undefined;
  return {
    /** Of the page of a member. Returns what ends it. */
    askWith(ask: Ask): () => void {
      askMember = ask;
      return () => {
        if (askMember === ask) askMember = undefined;
      };
    },
    async answer(): Promise<boolean> {
      if (!askMember) return false;
      asked ??= askMember().finally(() => {
        asked = undefined;
      });
      return asked;
    },
  };
}

/** The session has ended: true once its member has signed in again. */
export const sessionEnd = question();
/** What is to be done waits for a proof that it is them: true once they have given it. */
export const confirmation = question();
