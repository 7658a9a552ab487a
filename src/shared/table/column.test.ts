import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arranged,
  cellText,
  isHidden,
  MIN_COLUMN_WIDTH,
  moved,
  namesByCode,
  ownLanguageFirst,
  shownColumns,
  stepped,
  type TableColumn,
  widthOf,
} from "./column.ts";

const COLUMNS: TableColumn[] = [
  { key: "name", canMove: false },
  { key: "email", width: 260 },
  { key: "role", isHidden: true },
  { key: "joined" },
];
const keys = (columns: TableColumn[]) => columns.map(({ key }) => key);

test("columns stand as chosen, new ones have a place, the first stays", () => {
  expect(keys(arranged(COLUMNS, {}))).toEqual(["name", "email", "role", "joined"]);
  expect(keys(arranged(COLUMNS, { order: ["joined", "role", "email", "name"] }))).toEqual([
    "name",
    "joined",
    "role",
    "email",
  ]);
  expect(keys(arranged(COLUMNS, { order: ["joined", "email", "gone"] }))).toContain("role");
  expect(keys(shownColumns(COLUMNS, {}))).toEqual(["name", "email", "joined"]);
  expect(isHidden(COLUMNS[2]!, { hidden: [] })).toBe(false);
  expect(keys(shownColumns(COLUMNS, { hidden: ["name", "email", "role", "joined"] }))).toEqual(["name"]);
});

test("the reader's language of a name comes first unless optional", () => {
  const named: TableColumn[] = [{ key: "nameEn", canMove: false }, { key: "state" }, { key: "nameTr" }];
  expect(keys(ownLanguageFirst(named, "en"))).toEqual(["nameEn", "state", "nameTr"]);
  expect(keys(ownLanguageFirst(named, "tr"))).toEqual(["nameTr", "state", "nameEn"]);
  // An arrangement in one language holds in the other.
  const settings = moved(named, {}, "nameTr", "state");
  expect(keys(arranged(ownLanguageFirst(named, "tr"), settings))).toEqual(["nameTr", "nameEn", "state"]);
  const oftenEmpty = named.with(2, { key: "nameTr", setDashIsEmpty: true });
  expect(keys(ownLanguageFirst(oftenEmpty, "tr"))).toEqual(["nameEn", "state", "nameTr"]);
  expect(keys(ownLanguageFirst(COLUMNS, "tr"))).toEqual(keys(COLUMNS));
});

test("a step goes over what is hidden, and not over what cannot move", () => {
  expect(keys(shownColumns(COLUMNS, stepped(COLUMNS, {}, "joined", -1)))).toEqual(["name", "joined", "email"]);
  expect(stepped(COLUMNS, {}, "email", -1)).toEqual({});
  expect(stepped(COLUMNS, {}, "joined", 1)).toEqual({});
  expect(stepped(COLUMNS, {}, "name", 1)).toEqual({});
});

test("however columns are moved, none is lost and none comes twice", () => {
  const key = fc.constantFrom(...keys(COLUMNS), "unknown");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.option(key, { nil: undefined }))), (moves) => {
      const settings = moves.reduce((before, [what, where]) => moved(COLUMNS, before, what, where), {});
      const after = keys(arranged(COLUMNS, settings));
      expect([...after].sort()).toEqual(keys(COLUMNS).sort());
      expect(after[0]).toBe("name");
    }),
  );
});

test("no column is narrower than the least width", () => {
  expect(widthOf(COLUMNS[1]!, {})).toBe(260);
  expect(widthOf(COLUMNS[1]!, { widths: { email: 20 } })).toBe(MIN_COLUMN_WIDTH);
  expect(widthOf(COLUMNS[3]!, { widths: { joined: 333.4 } })).toBe(333);
});

test("names of codes with points are nested", () => {
  expect(namesByCode({ startup: { hidden: "Startup hidden" }, sent: "Sent" })).toEqual({
    "startup.hidden": "Startup hidden",
    sent: "Sent",
  });
});

test("values are read as words", () => {
  const words = { yes: "Evet", no: "Hayır", values: { role: { admin: "Yönetici" } } };
  expect(cellText({ key: "role" }, ["admin", "other"], words)).toBe("Yönetici, other");
  expect(cellText({ key: "isLocked", isBoolean: true }, false, words)).toBe("Hayır");
  expect(cellText({ key: "type", elasticTypeItem: true }, { id: "1", name: "Yatırımcı" }, words)).toBe("Yatırımcı");
  expect(cellText({ key: "title" }, null, words)).toBe("");
});
