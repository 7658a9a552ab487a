/**
 * Codes that are stored and shown to admins under their names. `texts.d.ts` takes each kind from the English texts, so that a code
 * without words does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging, as the texts of the pages are.
export interface NamedCodes {}

/** "startup.hidden" of `{ startup: { hidden: "Startup hidden" } }`. */
type Dotted<Names> = {
  [Name in keyof Names & string]: Names[Name] extends string ? Name : `${Name}.${Dotted<Names[Name]>}`;
}[keyof Names & string];

type CodeOf<Kind extends keyof NamedCodes> = Dotted<NamedCodes[Kind]>;
/** Noun and verb, "startup.hidden". */
export type AuditAction = CodeOf<"auditAction">;
export type AuditEntity = CodeOf<"auditEntity">;
/** A field that entries about different things have, as "by", or that forms of several nouns have. */
export type AuditField = CodeOf<"auditField">;
/** Feature and occasion, "accounts.verifyEmail". */
export type MailName = CodeOf<"mail">;
/** Feature and action, "accounts.delete". */
export type JobName = CodeOf<"job">;
/** The actions on a noun: "hidden", "shown", … */
export type ActionOn<Noun extends string> = AuditAction extends infer Action
  ? Action extends `${Noun}.${infer Verb}`
    ? Verb
    : never
  : never;
