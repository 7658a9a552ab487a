import type { z } from "zod";
import type { ListContract } from "./contract.ts";

/** The part of a row that search engines read. */
export interface ListCard {
  name: string;
  seoUrl: string;
}

/** The page of a noun's list: its calls, and what a card shows of a row. */
export interface ListPage<Card extends ListCard = ListCard, Row extends z.ZodType = z.ZodType> {
  calls: ListContract<Row>;
  /** The fields of a row the card is made of; left out: all. */
  view?: string[];
  cardOf: (row: z.output<Row>) => Card;
  /** Its rows as a table; left out: there are cards only. */
  table?: {
    /** The columns that stand there before anybody has chosen. */
    usual: readonly string[];
    /** The fields of a row that these columns are made of. */
    viewOf: (columns: readonly string[]) => string[];
  };
}
