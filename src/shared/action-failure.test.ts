import { expect, test } from "vitest";
import { actionFailure } from "./action-failure.ts";
import { ERRORS, errorText } from "./error-list.ts";
import { AppError, type ErrorCode } from "./errors.ts";
import { errorAt } from "./form-answer.ts";

test("every failure has a sentence in both languages, and a form gets it", () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[])
    for (const locale of ["en", "tr"] as const) {
      const { data, init } = actionFailure(new AppError(code, [{ field: "name", reason: "unknown" }]), locale);
      expect(data.failure.value, code).toBe(errorText(code, locale));
      expect(data.failure.value, code).toMatch(/\S/);
      expect(init?.status, code).toBe(ERRORS[code].status);
      expect(errorAt(data, "name", "the form's own words"), code).toBe("the form's own words");
    }
});

test("a reason with a sentence stands at its field", () => {
  const sentence = "Burada kaydedilemeyen bir karakter var. Lütfen yeniden yazın.";
  const failure = new AppError("invalidInput", [{ field: "name", reason: "unsupportedCharacter" }]);
  const { data } = actionFailure(failure, "tr");
  expect(errorAt(data, "name", "other words")).toBe(sentence);
  expect(errorAt(data, "surname", "other words")).toBeUndefined();
});
