import { redirect } from "react-router";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import type { Refused } from "#shared/form-answer.ts";
import { endOfLastDay, lastDayOf } from "#shared/last-day.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { scopesOf } from "../card.tsx";
import { changeScopes } from "../contract.ts";

/** A failure, and the member it is about. */
export type MembersAnswer = Refused & { userId: string };

/** The end of the rights, from the last day in the form; unchanged to the second if the day is the same. */
function endOf(lastDay: string, present: string): string | null | undefined {
  if (!lastDay) return null;
  return present && lastDayOf(present) === lastDay ? present : endOfLastDay(lastDay);
}

/** Saves the rights of a member, or removes the member; then shows the page with a confirmation. */
export async function changeMember(form: FormData, { api, locale, viewer }: PageContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const userId = text("userId");
  const entityId = text("entityId");
  const leaves = text("intent") === "remove";
  try {
    const scopes = leaves ? [] : scopesOf(form);
    if (!leaves && scopes.length === 0) throw new AppError("invalidInput", [{ field: "scopes", reason: "atLeastOne" }]);
    const expiresAt = endOf(text("lastDay"), text("until"));
    if (expiresAt === undefined) throw new AppError("invalidInput", [{ field: "expiresAt", reason: "required" }]);
    const version = Number(text("version")) || undefined;
    await api(changeScopes, { body: { userId, entityId, scopes, expiresAt: leaves ? null : expiresAt, version } });
  } catch (error) {
    return actionFailure(error, locale, { userId });
  }
  const isOwn = viewer.kind === "member" && viewer.id === userId;
  const to = leaves && isOwn ? { done: "left" } : { entityId, done: leaves ? "removed" : "changed" };
  return redirect(pathTo("dashboardManagement", locale, {}, to));
}
