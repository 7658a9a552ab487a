import { expect, test } from "vitest";
import { z } from "zod";
import { FEATURES } from "#features.server.ts";
import type { TableDescription } from "#shared/table/calls.ts";
import { innerSchema } from "#shared/table/inner-schema.ts";
import type { AdminTable } from "./table.server.ts";

test("columns of days and instants are shown as such, in every admin table", () => {
  const tables = FEATURES.flatMap((feature) =>
    "tables" in feature ? (feature.tables as unknown as readonly AdminTable[]) : [],
  );
  const asText = tables.flatMap(({ key, calls }) => {
    const { columns, row } = calls.table as unknown as TableDescription;
    return columns.flatMap((column) => {
      const schema = innerSchema(row.shape[column.key] as z.ZodType);
      const isDay = schema instanceof z.ZodISODate;
      if (!isDay && !(schema instanceof z.ZodISODateTime)) return [];
      // What is edited in its cell is typed as text.
      const isShown = column.kind === "date" || column.kind === "dateTime" || column.editable === "text";
      return isShown && !(isDay && column.kind === "dateTime") ? [] : [`${key}.${column.key}`];
    });
  });
  expect(tables.length).toBeGreaterThan(30);
  expect(asText).toEqual([]);
});
