import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

export const doubleCityCalls = tableCalls({
  key: "double-cities",
  path: "/apiAdmin/Cities",
  summary: "Cities that an import added and that are probably there already: same country, and the same name or alias",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 200 },
    { key: "region", setDashIsEmpty: true },
    { key: "country", sortable: true, searchable: true },
    { key: "same", width: 240 },
    { key: "startups", kind: "number" },
    { key: "organizations", kind: "number" },
    { key: "people", kind: "number" },
  ],
  row: z.object({
    id,
    name: z.string(),
    /** As the import had it. */
    region: z.string().nullable(),
    country: z.string(),
    /** The city it probably is: the one it is merged into. */
    sameId: id,
    /** Its name, with its region where it has one. */
    same: z.string(),
    /** Startups that name the city. */
    startups: z.int(),
    organizations: z.int(),
    /** Whose profile or working experience names it. */
    people: z.int(),
  }),
  filters: {},
  export: { summary: "Cities that are probably there twice as a spreadsheet, as they are shown" },
  get: { summary: "One city that is probably there twice" },
});

export const mergeDouble = endpoint({
  access: "admin",
  method: "POST",
  path: "/apiAdmin/Cities/:id/Merge",
  summary: "Merge a city that is probably there twice into the one it probably is",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: z.object({ id }),
});
