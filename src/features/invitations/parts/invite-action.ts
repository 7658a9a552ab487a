import { redirect } from "react-router";
import { scopesOf } from "#features/members/card.tsx";
import { ENTITY_TYPES } from "#shared/access.ts";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { endOfLastDay } from "#shared/last-day.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { sendInvitations } from "../contract.ts";
import { MAX_EMAILS } from "../limits.ts";
import { addressesIn } from "../rules.ts";

/** The failure, and what was typed. */
export interface InviteAnswer {
  failure: ActionFailure;
  values?: { emails: string[]; scopes: number[]; lastDay: string; key: string };
}

/** Sends the invitations of a form, once for its idempotency key, then shows the list of sent ones. */
export async function inviteFrom(form: FormData, { api, locale }: PageContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const emails = addressesIn(form.getAll("emails").join(" ")).slice(0, 2 * MAX_EMAILS);
  const userId = text("userId");
  const scopes = scopesOf(form);
  const lastDay = text("lastDay");
  const key = text("key");
  const entityId = text("entityId");
  const entityType = ENTITY_TYPES.find((type) => type === text("entityType")) ?? "startup";
  try {
    const expiresAt = lastDay ? endOfLastDay(lastDay) : null;
    const missing = [
      ...(emails.length > 0 || userId ? [] : ["emails"]),
      ...(scopes.length > 0 ? [] : ["scopes"]),
      ...(expiresAt === undefined ? ["expiresAt"] : []),
    ];
    if (missing.length > 0)
      throw new AppError(
        "invalidInput",
        missing.map((field) => ({ field, reason: "missing" })),
      );
    const people = userId ? { userIds: [userId] } : { emails };
    const body = { entityType, entityId, ...people, scopes, expiresAt };
    const { invited, alreadyWaiting } = await api(sendInvitations, { body }, { idempotencyKey: key || undefined });
    const counts = { count: invited.length, waiting: alreadyWaiting.length || undefined };
    return redirect(pathTo("dashboardInvites", locale, {}, { entityId, done: "sent", ...counts }));
  } catch (error) {
    return actionFailure(error, locale, { values: { emails, scopes, lastDay, key } });
  }
}
