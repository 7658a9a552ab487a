import fc from "fast-check";
import { expect, test } from "vitest";
import { matchPath } from "./paths.ts";
import { returnPath } from "./return-path.ts";

/** Texts that look like addresses, with the letters browsers treat in a special way. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        "/\\",
        ":",
        "@",
        "?",
        "#",
        "\t",
        "\n",
        " ",
        ".",
        "..",
        "%2f",
        "%5c",
        "%",
        "\u0000",
      ),
      fc.constantFrom(
        "http:",
        "javascript:",
        "data:",
        "evil.example",
        "startups",
        "tr",
        "girisimler",
        "startup",
        "login",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

test("whatever is asked for, one never leaves the site", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
      ),
      (value) => {
        const target = returnPath(value);
        if (target === undefined) return;
        const url = new URL(target, "https://kovan.example");
        expect(url.origin).toBe("https://kovan.example");
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(matchPath(url.pathname)).toBeDefined();
        expect(returnPath(target)).toBe(target);
      },
    ),
    { numRuns: 5_000 },
  ));

test.each([
  "https://evil.example/startups",
  "//evil.example/startups",
  "/\\evil.example",
  "/\t/evil.example/startups",
  "javascript:alert(1)",
  "startups",
  "/nowhere",
  "/404",
  "",
])("%j is refused", (value) => expect(returnPath(value)).toBeUndefined());

test.each([
  ["/startups/energy?stage=seed,series-a&page=2", "/startups/energy?stage=seed,series-a&page=2"],
  ["/TR/girisimler/enerji#filters", "/tr/girisimler/enerji"],
  ["/startups/../profile", "/profile"],
  ["/", "/"],
])("%j leads to %j", (value, target) => expect(returnPath(value)).toBe(target));
