import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SignInSite } from "#shared/social-providers.ts";
import { bytes, createdAt, instant } from "../columns.server.ts";

export const socialConnection = pgTable(
  "social_connection",
  {
    provider: text("provider").$type<SignInSite>().notNull(),
    subject: text("subject").notNull(),
    accountId: uuid("account_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A person as another site describes them. */
export interface SocialIdentity {
  subject: string;
  /** In the form of `account.email`; null: the site has none. */
  email: string | null;
  /** The site has confirmed the address, or a code that we mailed. */
  emailVerified: boolean;
  name: string;
  surname: string;
  /** Key of the user type that the groups of a person at their university stand for. */
  userType?: string | undefined;
  /** Proves at sign-out there whose session is to end: an ID token, or as JSON what names the session by SAML. */
  idToken?: string | undefined;
}

export const socialAttempt = pgTable("social_attempt", {
  tokenHash: bytes("token_hash").primaryKey(),
  provider: text("provider").$type<SignInSite>().notNull(),
  state: text("state").notNull(),
  nonce: text("nonce"),
  verifier: text("verifier"),
  redirectUri: text("redirect_uri").notNull(),
  returnPath: text("return_path"),
  createdAt: createdAt(),
  expiresAt: instant("expires_at").notNull(),
  answeredAt: instant("answered_at"),
  identity: jsonb("identity").$type<SocialIdentity>(),
  /** What a provider of SAML has said; it counts once the browser that asked brings the code of this hash. */
  answer: jsonb("answer").$type<SocialIdentity>(),
  answerHash: bytes("answer_hash"),
  codeHash: bytes("code_hash"),
  codeTries: integer("code_tries").notNull().default(0),
  rememberMe: boolean("remember_me").notNull().default(false),
  /** Of a session that has ended here, to end the one at its university. */
  idToken: text("id_token"),
});
