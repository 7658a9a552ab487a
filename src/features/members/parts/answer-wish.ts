import { redirect } from "react-router";
import { sendInvitations } from "#features/invitations/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { endOfLastDay } from "#shared/last-day.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { scopesOf } from "../card.tsx";
import { declineJoinWish, joinWishes } from "../contract.ts";

const INTENTS = ["acceptWish", "declineWish"];
export const isAboutWish = (form: FormData): boolean => INTENTS.includes(String(form.get("intent")));

/** Answers a wish to join: by an invitation with the chosen rights, or by declining. */
export async function answerWish(form: FormData, { api, locale }: PageContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const userId = text("userId");
  const entityId = text("entityId");
  const accepts = text("intent") === "acceptWish";
  try {
    if (!accepts) await api(declineJoinWish, { body: { entityId, userId } });
    else {
      const scopes = scopesOf(form);
      if (scopes.length === 0) throw new AppError("invalidInput", [{ field: "scopes", reason: "atLeastOne" }]);
      const expiresAt = text("lastDay") ? endOfLastDay(text("lastDay")) : null;
      if (expiresAt === undefined) throw new AppError("invalidInput", [{ field: "expiresAt", reason: "required" }]);
      // Another member of the team may have answered already.
      const wish = (await api(joinWishes, { query: { entityId } })).find((candidate) => candidate.userId === userId);
      const body = { entityType: "startup" as const, entityId, scopes, expiresAt };
      if (wish) await api(sendInvitations, { body: { ...body, email: wish.email } });
    }
  } catch (error) {
    return actionFailure(error, locale, { userId });
  }
  const done = accepts ? "wishAccepted" : "wishDeclined";
  return redirect(pathTo("dashboardManagement", locale, {}, { entityId, done }));
}
