import { createHash, randomInt } from "node:crypto";
import { mailKind } from "#server/mail/content.server.ts";
import { siteName } from "#shared/site-name.ts";
import { MAIL_CODE_LENGTH } from "../contract.ts";

/** Wrong codes until the attempt ends. */
export const CODE_TRIES = 5;

export const newMailCode = (): string => String(randomInt(10 ** MAIL_CODE_LENGTH)).padStart(MAIL_CODE_LENGTH, "0");

/**
 * The stored form of a code, useless for another attempt. Spaces are removed, because people type them into long
 * numbers.
 */
export const hashOfCode = (tokenHash: Buffer, code: string): Buffer =>
  createHash("sha256").update(tokenHash).update(code.replace(/\s/g, "")).digest();

interface Code {
  code: string;
  /** Name of the other site. */
  site: string;
}

const readable = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

export const addressCodeMail = mailKind<Code>("accounts.addressCode", {
  en: ({ code, site }) => ({
    subject: `${readable(code)} is your code for ${siteName()}`,
    preview: "Enter it where you are signing in.",
    heading: "Your code",
    paragraphs: [
      `You are signing in with ${site}. Enter this code in the window where you started, so that we know the address is yours.`,
    ],
    facts: [{ name: "Code", value: readable(code) }],
    note: "If you are not signing in right now, ignore this email and do not share the code with anyone.",
  }),
  tr: ({ code, site }) => ({
    subject: `${siteName()} kodunuz: ${readable(code)}`,
    preview: "Giriş yaptığınız pencereye yazın.",
    heading: "Kodunuz",
    paragraphs: [
      `${site} hesabınızla giriş yapıyorsunuz. Adresin size ait olduğunu bilmemiz için bu kodu, girişi başlattığınız pencereye yazın.`,
    ],
    facts: [{ name: "Kod", value: readable(code) }],
    note: "Şu anda giriş yapmıyorsanız bu e‑postayı dikkate almayın ve kodu kimseyle paylaşmayın.",
  }),
});
