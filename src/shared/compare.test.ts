import { expect, test } from "vitest";
import { comparisonOf, entriesIn } from "./compare.ts";
import { AppError } from "./errors.ts";

const search = (text: string) => new URLSearchParams(text);

test("entries come from a form or a link, each once, without empty ones", () => {
  expect(entriesIn(search("entries=a&entries=b,a&entries=,%20c%20"))).toEqual(["a", "b", "c"]);
  expect(entriesIn(search("entries="))).toEqual([]);
  expect(entriesIn(search(""))).toEqual([]);
});

test("the first four are read; what is not there stays an empty column", async () => {
  const read = async (seoUrl: string) => {
    if (seoUrl === "gone") throw new AppError("notFound");
    return seoUrl.toUpperCase();
  };
  expect(await comparisonOf(search("entries=a,gone,b"), read)).toEqual({
    columns: [
      { seoUrl: "a", entry: "A" },
      { seoUrl: "gone", entry: null },
      { seoUrl: "b", entry: "B" },
    ],
    isCut: false,
  });
  const many = await comparisonOf(search("entries=a,b,c,d,e"), read);
  expect(many).toMatchObject({ isCut: true });
  expect(many.columns).toHaveLength(4);
});

test("any other fault is one", async () => {
  await expect(comparisonOf(search("entries=a"), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
});
