import { expect, test } from "vitest";
import type { WaitingItem } from "./contract.ts";
import { groupsByTime, sidesOf } from "./rules.ts";

const item = (changes: Partial<WaitingItem>): WaitingItem => ({
  kind: "messages",
  text: "",
  count: 1,
  act: "read",
  path: "/",
  page: "dashboardMessages",
  deadline: null,
  daysLeft: null,
  daysWaiting: null,
  owner: null,
  confirms: null,
  isOfJury: false,
  isOfHouse: false,
  ...changes,
});

test("lines stand by when they are to be done, in their order", () => {
  const items = [
    item({ act: "download", daysLeft: 1 }),
    item({ act: "download", daysLeft: 7 }),
    item({ act: "answer", daysLeft: 30 }),
    item({ act: "finish", daysLeft: 30 }),
    item({ act: "read" }),
    item({ act: "correct" }),
    item({ act: "confirm" }),
  ];
  expect(groupsByTime(items).map(({ time, items: ofTime }) => [time, ofTime.map(({ act }) => act)])).toEqual([
    ["soon", ["download"]],
    ["week", ["download", "answer", "read"]],
    ["later", ["finish", "correct", "confirm"]],
  ]);
  expect(groupsByTime([])).toEqual([]);
});

test("sides are owners, the jury, the site and oneself, each with its count", () => {
  const owner = { id: "a", name: "Petek" };
  expect(
    sidesOf([
      item({ count: 2, owner }),
      item({ count: 3, isOfJury: true }),
      item({ count: 4, isOfHouse: true }),
      item({ count: 5, owner }),
      item({}),
    ]),
  ).toEqual([
    { side: "a", name: "Petek", count: 7 },
    { side: "jury", name: undefined, count: 3 },
    { side: "house", name: undefined, count: 4 },
    { side: "own", name: undefined, count: 1 },
  ]);
});
