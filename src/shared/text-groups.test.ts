import { expect, test } from "vitest";
import { textGroupOf } from "./text-groups.ts";

test("a group of texts is named after its folder", () => {
  expect(textGroupOf("features/jobs/messages.en.ts")).toBe("jobs");
  expect(textGroupOf("./features/accounts/sign-up/messages.tr.ts")).toBe("accountsSignUp");
  expect(textGroupOf("ui/fact-age/messages.en.ts")).toBe("factAge");
  expect(textGroupOf("./ui/messages.tr.ts")).toBe("ui");
});
