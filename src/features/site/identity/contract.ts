import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

const text = z.string().nullable();
const link = z.object({ page: z.string(), name: z.string(), path: z.string() });

export const getLogo = endpoint({
  method: "GET",
  path: "/apiCommon/Logo/Get",
  summary: "Addresses of the logo; null where the portal's own is drawn",
  answer: z.object({ desktopLogo: text, mobileLogo: text }),
});

export const getHeader = endpoint({
  method: "GET",
  path: "/apiCommon/Header/Get",
  summary: "Links of the header in the reader's language",
  answer: z.object({ links: z.array(link) }),
});

export const getFooter = endpoint({
  method: "GET",
  path: "/apiCommon/Footer/Get",
  summary: "Text and links of the footer in the reader's language",
  answer: z.object({ text: z.string(), groups: z.array(z.object({ name: z.string(), links: z.array(link) })) }),
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
