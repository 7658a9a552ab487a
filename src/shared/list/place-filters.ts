import { choice } from "./list.ts";

/** Country, and below exactly one of them the city: for lists whose addresses name both in the query, in a section of their own. */
export const PLACE_FILTERS = {
  country: choice({
    source: "country",
    query: "country",
    term: "country",
    facet: "countries",
    section: "place",
    hideLabel: true,
    long: true,
  }),
  city: choice({
    source: "city",
    query: "city",
    term: "city",
    facet: "cities",
    section: "place",
    needs: { field: "country", is: "one" },
    long: true,
  }),
};
