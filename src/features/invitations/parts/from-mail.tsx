import type { Answer } from "#shared/endpoint.ts";
import { useTranslations } from "#ui/translations.ts";
import type { openInvitation } from "../contract.ts";
import { Note } from "./note.tsx";

/** The invitation of a mail's link that cannot be answered here, with the reason. */
export function FromMail({ opened }: { opened: Answer<typeof openInvitation> | "unknown" }) {
  const text = useTranslations("invitations.received");
  if (opened === "unknown") return <Note tone="bad">{text("fromMail.unknown")}</Note>;
  if (!opened.isMine) return <Note tone="bad">{text("otherAccount", { email: opened.email })}</Note>;
  const isLost = opened.status === "expired" || opened.status === "withdrawn";
  return <Note tone={isLost ? "bad" : "plain"}>{text(`fromMail.${opened.status}`)}</Note>;
}
