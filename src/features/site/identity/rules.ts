import { z } from "zod";
import { type House, SHIPPED_HOUSE, TIME_ZONES } from "#shared/house.ts";
import { LOCALES } from "#shared/locale.ts";
import { FOOTER_LINKS, HEADER_LINKS, LEGAL_LINKS } from "../rules.ts";
import { isReadable, tokensOf } from "./parts/colour.ts";

const line = z.string().trim().min(1).max(300);
const none = { en: null, tr: null };
const text = line.nullable().catch(null);
const inBoth = z.object({ en: text, tr: text }).catch(none);

/** The name of the portal. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\p{L}\p{N}\p{P} +&]+$/u);
export const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);

/** Code of a currency (ISO 4217). */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
/** Before the number of an application: one or two capital letters. */
export const applicationLetter = z.string().regex(/^\p{Lu}{1,2}$/u);
const { colour: _, colourOfLetters: __, ...SHIPPED_CONVENTIONS } = SHIPPED_HOUSE;

/** An address on another site, without a name and password in it. */
export const outside = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.canParse(address) && !new URL(address).username);
/** A picture that was uploaded here. No SVG, which may carry scripts. */
const picture = z
  .string()
  .regex(/^\/files\/[\w./-]+\.(png|webp|jpe?g|avif)$/)
  .refine((address) => !address.includes(".."))
  .nullable()
  .catch(null);
export const LINKED_PAGES = [...HEADER_LINKS, ...FOOTER_LINKS, ...LEGAL_LINKS] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];

/** To a page, by default under its name; or to another site. */
const link = z.union([
  z.object({ page: z.enum(LINKED_PAGES), name: inBoth.default(none) }),
  z.object({ url: outside, name: z.object({ en: line, tr: line }) }),
]);
export type StoredLink = z.output<typeof link>;
const links = z.array(link.nullable().catch(null)).transform((all) => all.filter((item) => item !== null));
const group = z.object({ name: z.object({ en: line, tr: line }), links });

/** Ends the element it stands in, or hides what follows. */
export const endsScript = /<\/?script|<!--/i;

/**
 * The identity of the house. Writer and reader parse it by this: a value that makes no sense, or might do harm, becomes
 * the portal's own.
 */
export const IDENTITY = z.object({
  logo: z.object({ desktopLogo: picture, mobileLogo: picture }).catch({ desktopLogo: null, mobileLogo: null }),
  brand: z
    .object({ name: name.nullable().catch(null), colour: colour.refine(isReadable).nullable().catch(null) })
    .catch({ name: null, colour: null }),
  header: z.object({ links: links.nullable().catch(null) }).catch({ links: null }),
  footer: z.object({ text: inBoth, groups: z.array(group).nullable().catch(null) }).catch({ text: none, groups: null }),
  contact: z
    .object({
      email: z.email().nullable().catch(null),
      phone: z
        .string()
        .regex(/^\+?[\d ()-]{5,25}$/)
        .nullable()
        .catch(null),
      address: inBoth,
      controller: text,
      requestsEmail: z.email().nullable().catch(null),
    })
    .catch({ email: null, phone: null, address: none, controller: null, requestsEmail: null }),
  conventions: z
    .object({
      timeZone: z.enum(TIME_ZONES).catch(SHIPPED_CONVENTIONS.timeZone),
      locale: z.enum(LOCALES).catch(SHIPPED_CONVENTIONS.locale),
      currencies: z.array(currencyCode).min(1).nullable().catch(null),
      applicationLetter: applicationLetter.catch(SHIPPED_CONVENTIONS.applicationLetter),
    })
    .catch(SHIPPED_CONVENTIONS),
  analytics: z
    .object({
      analyticsCode: z
        .string()
        .trim()
        .min(1)
        .refine((code) => !endsScript.test(code))
        .nullable()
        .catch(null),
    })
    .catch({ analyticsCode: null }),
});
export type Identity = z.output<typeof IDENTITY>;

/** What pages, mails and papers of all features go by. */
export const houseOf = ({ brand: { colour }, conventions }: Identity): House =>
  colour === null
    ? { ...SHIPPED_HOUSE, ...conventions }
    : { colour, colourOfLetters: tokensOf(colour)["--color-honey-ink"]!, ...conventions };

/** Colours of pages that are not the portal's own. */
export const brandTokens = (colour: string | null) => (colour === null ? undefined : tokensOf(colour));

/** The other sites that a script names: pages may load from them and send to them once their reader agrees. */
export function originsIn(code: string): string[] {
  const addresses = code.match(/https?:\/\/[^\s"'`<>\\;,]+/g) ?? [];
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
