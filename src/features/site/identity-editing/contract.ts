import { z } from "zod";
import { type ApiPath, endpoint } from "#shared/endpoint.ts";
import { TIME_ZONES } from "#shared/house.ts";
import { LOCALES } from "#shared/locale.ts";
import { imageUpload } from "#shared/upload.ts";
import { applicationLetter, colour, currencyCode, LINKED_PAGES, name, outside } from "../identity/rules.ts";

const MAX_LINKS = 15;
const MAX_GROUPS = 6;
export const MAX_SCRIPT = 10_000;

const line = z.string().trim().min(1).max(300);
const inBoth = z.strictObject({ en: line, tr: line });
/** Null: the text of the other language, or the portal's own. */
const maybeInBoth = z.strictObject({ en: line.nullable(), tr: line.nullable() });
const link = z.union([
  z.strictObject({ page: z.enum(LINKED_PAGES), name: maybeInBoth }),
  z.strictObject({ url: outside, name: inBoth }),
]);
const links = z.array(link).max(MAX_LINKS);

/**
 * The values of the house's identity as they are written; the read ones (`IDENTITY`) fit them. Null: the portal's own.
 */
export const EDITED_VALUES = {
  brand: z.strictObject({ name: name.nullable(), colour: colour.nullable() }),
  header: z.strictObject({ links: links.nullable() }),
  footer: z.strictObject({
    text: maybeInBoth,
    groups: z
      .array(z.strictObject({ name: inBoth, links }))
      .max(MAX_GROUPS)
      .nullable(),
  }),
  contact: z.strictObject({
    email: z.email().nullable(),
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d ()-]{5,25}$/, "phone")
      .nullable(),
    address: maybeInBoth,
    /** Who answers for personal data, as registered; legal texts name it. */
    controller: line.nullable(),
    /** Takes requests about personal data; null: `email` does. */
    requestsEmail: z.email().nullable(),
  }),
  conventions: z.strictObject({
    timeZone: z.enum(TIME_ZONES),
    /** Of readers who name none of ours. */
    locale: z.enum(LOCALES),
    /** Codes of those that forms offer; null: all. */
    currencies: z.array(currencyCode).min(1).max(50).nullable(),
    applicationLetter,
  }),
  analytics: z.strictObject({ analyticsCode: z.string().trim().min(1).max(MAX_SCRIPT).nullable() }),
};
export type EditedPart = keyof typeof EDITED_VALUES;

const version = z.int().min(0).describe("0: nothing was ever saved");
const stored = <Value extends z.ZodType>(value: Value) => z.object({ value, version });

export const getSiteIdentity = endpoint({
  method: "GET",
  path: "/apiAdmin/SiteIdentity",
  summary: "What the house says of itself in both languages, as it is saved; null where it is as the portal comes",
  access: "admin",
  answer: z.object({
    logo: stored(z.object({ desktopLogo: z.string().nullable(), mobileLogo: z.string().nullable() })),
    brand: stored(EDITED_VALUES.brand),
    header: stored(EDITED_VALUES.header),
    footer: stored(EDITED_VALUES.footer),
    contact: stored(EDITED_VALUES.contact),
    conventions: stored(EDITED_VALUES.conventions),
    analytics: stored(EDITED_VALUES.analytics),
    /** Pages that links may lead to, with their usual names. */
    pages: z.array(z.object({ page: z.enum(LINKED_PAGES), name: inBoth })),
    /** The links and the text that the portal comes with. */
    shipped: z.object({
      header: z.array(z.enum(LINKED_PAGES)),
      footerText: inBoth,
      footer: z.array(z.object({ name: inBoth, links: z.array(z.enum(LINKED_PAGES)) })),
    }),
    /** Other sites that the script of analytics loads from. */
    origins: z.array(z.string()),
  }),
});

const put = <Part extends EditedPart>(part: Part, path: ApiPath, summary: string) =>
  endpoint({
    method: "PUT",
    path,
    summary,
    access: "admin",
    failures: ["changedMeanwhile"],
    body: z.strictObject({ value: EDITED_VALUES[part], version }),
    answer: z.object({ version }),
  });

export const putIdentity = {
  brand: put(
    "brand",
    "/apiAdmin/SiteIdentity/Brand",
    "Change name and colour of the portal; from then on for everybody",
  ),
  header: put("header", "/apiAdmin/SiteIdentity/Header", "Change the links of the header; from then on for everybody"),
  footer: put("footer", "/apiAdmin/SiteIdentity/Footer", "Change text and links of the footer"),
  contact: put("contact", "/apiAdmin/SiteIdentity/Contact", "Change how the house is reached"),
  conventions: put(
    "conventions",
    "/apiAdmin/SiteIdentity/Conventions",
    "Change time zone, language, currencies and the letter of applications; from then on everywhere",
  ),
  analytics: put(
    "analytics",
    "/apiAdmin/SiteIdentity/Analytics",
    "Change the script that counts visits; only who agrees gets it, and only what it names may be loaded",
  ),
};

const kind = z.object({ kind: z.enum(["desktop", "mobile"]) });

export const putLogo = endpoint({
  method: "POST",
  path: "/apiAdmin/SiteIdentity/Logo/:kind",
  summary: "Replace the logo of wide or narrow screens; answers its address",
  access: "admin",
  ...imageUpload,
  params: kind,
  answer: z.string(),
});

export const deleteLogo = endpoint({
  method: "DELETE",
  path: "/apiAdmin/SiteIdentity/Logo/:kind",
  summary: "Show the portal's own logo again; again is no error",
  access: "admin",
  params: kind,
  answer: z.null(),
});
