import { readInvestors, readNames, readPatents, readSupports, readUpdates } from "./lists.ts";
import { readCountry, readCounty, readPlace, readTown } from "./places.ts";
import {
  readAnswer,
  readChoice,
  readChoices,
  readCurrency,
  readDay,
  readLink,
  readMoney,
  readName,
  readSector,
  readText,
} from "./values.ts";

/**
 * How the cells of each kind become values, for every import there is. Null or an empty list means unknown; what a reader
 * leaves out it reports to the row.
 */
export const READERS = {
  name: readName,
  text: readText,
  link: readLink,
  choice: readChoice,
  choices: readChoices,
  sector: readSector,
  names: readNames,
  investors: readInvestors,
  patents: readPatents,
  supports: readSupports,
  updates: readUpdates,
  date: readDay,
  amount: readMoney,
  currency: readCurrency,
  answer: readAnswer,
  place: readPlace,
  country: readCountry,
  town: readTown,
  county: readCounty,
};
