import fc from "fast-check";
import { expect, test } from "vitest";
import { type BannedWord, bannedForm, bannedWordFinder } from "./banned-words.ts";
import { fold } from "./fold.ts";

const word = (text: string, more: Partial<BannedWord> = {}): BannedWord => ({
  word: text,
  action: "refuse",
  locale: null,
  ...more,
});
const names = (found: BannedWord[]) => found.map((entry) => entry.word);

test("whole words are found in whatever letters; parts of words are not", () => {
  const find = bannedWordFinder([word("kötü"), word("IŞIK hızı"), word("scam", { locale: "en" })]);
  expect(names(find("Bu çok KÖTÜ!"))).toEqual(["kötü"]);
  expect(names(find("kotu,kotu"))).toEqual(["kötü"]);
  expect(find("kötülük, ışık")).toEqual([]);
  expect(names(find("Işık — hızı ve kötü"))).toEqual(["kötü", "IŞIK hızı"]);
  expect(names(find("a scam", "en"))).toEqual(["scam"]);
  expect(find("a scam", "tr")).toEqual([]);
  expect(bannedWordFinder([word("!!!"), word("")])("!!! ok")).toEqual([]);
});

/** Letters that stay letters when folded, so that a word is one word. */
const letters = fc.stringMatching(/^[a-zçğıöşüİIÇĞÖŞÜ]{1,12}$/);

test("a banned word is found as a word anywhere and never inside another", () => {
  fc.assert(
    fc.property(
      letters,
      fc.array(letters),
      fc.array(letters),
      fc.constantFrom(" ", ", ", "\n", " – "),
      (bad, before, after, sign) => {
        const find = bannedWordFinder([word(bad)]);
        const written = fc.sample(fc.constantFrom(bad, fold(bad), fold(bad).toUpperCase()), 1)[0]!;
        expect(find([...before, written, ...after].join(sign))).toHaveLength(1);
        expect(find(`x${bad}x`)).toEqual([]);
      },
    ),
  );
});

test("what is found is what comparing word by word finds", () => {
  const text = fc.array(fc.constantFrom("bal", "petek", "arı", "ARI", "kovan", "balpetek")).map((all) => all.join(" "));
  const phrases = fc.array(fc.constantFrom("bal", "arı", "bal petek", "petek arı", "kovan"), { maxLength: 4 });
  fc.assert(
    fc.property(text, phrases, (written, banned) => {
      const list = banned.map((one) => word(one));
      const naive = list.filter((one) => ` ${bannedForm(written)} `.includes(` ${bannedForm(one.word)} `));
      expect(bannedWordFinder(list)(written)).toEqual(naive);
    }),
  );
});
