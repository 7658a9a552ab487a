import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";
import { AUDIENCES } from "./limits.ts";

const product = z.object({
  id,
  key: z.string(),
  audience: z.enum(AUDIENCES),
  /** Texts in the reader's language. */
  name: z.string(),
  description: z.string(),
  /** For one period, with all taxes, in units of each currency (ISO 4217) in which it is sold; the usual one is the first. */
  prices: z.array(z.object({ currency: z.string(), amount: z.number() })).min(1),
  period: z.enum(["month", "year"]),
  /** People who use it together. */
  userLimit: z.int(),
  /** Exported rows and downloaded reports a month, for these people together. */
  rowLimit: z.int(),
  reportLimit: z.int(),
  /** Lists whose premium filters it opens. */
  lists: z.array(z.enum(PREMIUM_LISTS)),
});
export type Product = z.output<typeof product>;

export const listProducts = endpoint({
  method: "GET",
  path: "/apiUser/Payment/Products",
  summary: "Packages that are offered, in the order they are shown",
  answer: z.array(product),
});

export const getProduct = endpoint({
  method: "GET",
  path: "/apiUser/Payment/Product/:id",
  summary: "A package that is offered, by its id or key",
  params: z.object({ id: z.string().min(1).max(80) }),
  answer: product,
  failures: ["notFound"],
});
