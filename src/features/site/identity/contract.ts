import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

const text = z.string().nullable();
const link = z.object({
  page: z.string().nullable().describe("Of the portal; null: another site"),
  name: z.string(),
  path: z.string(),
});
export type ShellLink = z.output<typeof link>;

const logo = z.object({ desktopLogo: text, mobileLogo: text });
export type SiteLogo = z.output<typeof logo>;

export const getLogo = endpoint({
  method: "GET",
  path: "/apiCommon/Logo/Get",
  summary: "Addresses of the logo; null where the portal's own is drawn",
  answer: logo,
});

export const getBrand = endpoint({
  method: "GET",
  path: "/apiCommon/Brand/Get",
  summary: "What the portal is called, and its colour as #rrggbb; null: the portal's own",
  answer: z.object({ name: z.string(), colour: text }),
});

export const getHeader = endpoint({
  method: "GET",
  path: "/apiCommon/Header/Get",
  summary: "Links of the header in the reader's language",
  answer: z.object({ links: z.array(link) }),
});

const footer = z.object({
  text: z.string(),
  groups: z.array(z.object({ name: z.string(), links: z.array(link) })),
});
export type SiteFooter = z.output<typeof footer>;

export const getFooter = endpoint({
  method: "GET",
  path: "/apiCommon/Footer/Get",
  summary: "Text and links of the footer in the reader's language",
  answer: footer,
});

const contact = z.object({ email: text, phone: text, address: text.describe("In the reader's language") });
export type Contact = z.output<typeof contact>;

export const getContact = endpoint({
  method: "GET",
  path: "/apiCommon/Contact/Get",
  summary: "How the house is reached",
  answer: contact,
});

export const getAnalytics = endpoint({
  method: "GET",
  path: "/apiCommon/Analytics/Get",
  summary: "The script that counts visits, or null; pages run it only for who has agreed",
  answer: z.object({ analyticsCode: text }),
});
