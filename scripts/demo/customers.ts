import { CUSTOMERS } from "./customer-list.ts";

/** Kinds of customers a startup sells to, as the text files name them. */
export interface Customer {
  /** After a number: "41 growers", "41 üretici". */
  plural: string;
  turkish: string;
  /** How many a company in its growth stage has. */
  usual: readonly [number, number];
  businessModels: readonly string[];
  /** The company's customers, written out: English and Turkish. */
  targets: readonly (readonly [string, string])[];
}

export function customerOf(key: string): Customer {
  const customer = CUSTOMERS[key];
  if (!customer) throw new Error(`The demo knows no customer “${key}”.`);
  return customer;
}
