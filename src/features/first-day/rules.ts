import type { FirstDay } from "./contract.ts";
import { FIRST_DAY_STEPS, type FirstDayStep } from "./limits.ts";

/** An older backup is as good as none. */
const STALE_BACKUP_DAYS = 30;
const DAY_MS = 86_400_000;

/** What a house has done, as its tables and settings say. */
export interface HouseState {
  name: string | null;
  colour: string | null;
  logo: string | null;
  smallLogo: string | null;
  controller: string | null;
  address: string | null;
  /** Titles of legal texts that are drafts. */
  unpublished: readonly string[];
  publishedCount: number;
  /** Other sites that people can sign in with. */
  providers: readonly string[];
  hasSocialSignIn: boolean;
  paymentProvider: string | null;
  hasEntries: boolean;
  /** A file was uploaded to be imported. */
  hasFiles: boolean;
  /** Those who can sign in. */
  adminCount: number;
  namedAdminCount: number;
  backupAt: string | null;
  /** The newest that was restored into a new database. */
  triedBackupAt: string | null;
  testMail: { to: string; sender: string; arrivedAt?: string | undefined } | null;
  sender: string;
  /** A mail server is set up. */
  leaves: boolean;
  now: Date;
}

type StepState = Pick<FirstDay["steps"][number], "state" | "fact">;
const stepState = (isDone: boolean, hasBegun: boolean, fact: string | null): StepState => ({
  state: isDone ? "done" : hasBegun ? "begun" : "open",
  fact,
});

const STEPS: Record<FirstDayStep, (house: HouseState) => StepState> = {
  name: ({ name, colour }) => stepState(!!name && !!colour, !!name, name),
  logo: ({ logo, smallLogo }) => stepState(!!logo && !!smallLogo, !!logo || !!smallLogo, null),
  controller: ({ controller, address }) => stepState(!!controller && !!address, !!controller, controller),
  texts: ({ unpublished, publishedCount }) =>
    stepState(unpublished.length === 0, publishedCount > 0, unpublished.join(", ") || null),
  // What arrived from another sender says nothing of this one.
  mail: ({ leaves, sender, testMail }) => {
    const isTried = leaves && testMail?.sender === sender;
    return stepState(isTried && testMail.arrivedAt !== undefined, isTried, isTried ? testMail.to : null);
  },
  signIn: ({ providers, hasSocialSignIn }) =>
    stepState(providers.length > 0 && hasSocialSignIn, providers.length > 0, providers.join(", ") || null),
  // Without a provider premium is off: either is a decision that needs nothing more.
  payments: ({ paymentProvider }) => stepState(paymentProvider !== "sandbox", true, paymentProvider),
  import: ({ hasEntries, hasFiles }) => stepState(hasEntries, hasFiles, null),
  backup: ({ backupAt, triedBackupAt, now }) => {
    const isFresh = triedBackupAt !== null && Date.parse(triedBackupAt) > now.getTime() - STALE_BACKUP_DAYS * DAY_MS;
    return stepState(isFresh, backupAt !== null, isFresh ? triedBackupAt : backupAt);
  },
  secondAdmin: ({ adminCount, namedAdminCount }) => stepState(adminCount > 1, namedAdminCount > 1, null),
};

/** The steps of the first day in their order. */
export const stepsOf = (house: HouseState): FirstDay["steps"] =>
  FIRST_DAY_STEPS.map((key) => ({ key, ...STEPS[key](house) }));
