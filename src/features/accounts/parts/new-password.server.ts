import { AppError } from "#shared/errors.ts";
import { siteName } from "#shared/site-name.ts";
import { brokenRules } from "../rules.ts";
import { wordsOf } from "./common-passwords.ts";

/** Whose password it will be. */
export interface Owner {
  name: string;
  surname: string;
  email: string;
}

/** Throws `weakPassword` or `commonPassword`, at the field, for a new password that breaks a rule. */
export function checkNewPassword(field: string, password: string, owner: Owner | undefined): void {
  const about = wordsOf(siteName(), owner?.name, owner?.surname, owner?.email);
  const broken = brokenRules(password, about);
  if (broken.length === 0) return;
  const code = broken.every((rule) => rule === "notCommon") ? "commonPassword" : "weakPassword";
  throw new AppError(code, [{ field, reason: code, detail: broken.join(", ") }]);
}
