import { expect, test } from "vitest";
import { statementWithoutValues } from "./statement-text.server.ts";

test.each([
  ["select $1, name from account where id = $2", "select account", "select $1, name from account where id = $2"],
  ["insert into mail values ('ada@x.example', 42, 'it''s')", "insert mail", "insert into mail values (?, ?, ?)"],
  [`update "startup"\n  set bits2 = 1.5`, "update startup", `update "startup" set bits2 = ?`],
  ["/* planned each time */ select 1", "select", "/* planned each time */ select ?"],
  ["begin", "begin", "begin"],
  ["", "statement", ""],
])("of %s nothing is told but its form", (text, name, statement) => {
  expect(statementWithoutValues(text)).toEqual({ name, statement });
});
