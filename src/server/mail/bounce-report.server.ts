/** An address that takes no mail, and the status that its server gave. */
export interface Bounce {
  email: string;
  /** "5.1.1" (RFC 3463), or an answer's code where nothing else was said. */
  status: string;
}

/** Statuses that say that there is no such mailbox, or none any more. Full ones, blocked senders and refused texts are none of them. */
const FOR_GOOD = /^5\.(0\.0|1\.(0|1|2|3|6|10)|2\.1)$/;
/** Answers without such a status: no mailbox (550, 553), moved (551). */
const CODES_FOR_GOOD = [550, 551, 553];

/** The status of an answer by SMTP that refuses a receiver for good; undefined: it may be another matter tomorrow. */
export function statusOfAnswer(code: number | undefined, answer: string): string | undefined {
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(answer) ?? [];
  if (status) return FOR_GOOD.test(status) ? status : undefined;
  return code !== undefined && CODES_FOR_GOOD.includes(code) ? String(code) : undefined;
}

const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/;
/** Receivers of one report that are read. */
const MOST_RECEIVERS = 100;

/**
 * The receivers that a report of a mail server gives up for good (RFC 3464: parts of the type message/delivery-status). Each has its
 * block of fields, between blank lines; folded lines belong to the one before.
 */
export function bouncesOf(report: string): Bounce[] {
  const unfolded = report.replace(/\r\n?/g, "\n").replace(/\n[ \t]+/g, " ");
  const found: Bounce[] = [];
  for (const block of unfolded.split(/\n\s*\n/)) {
    const fieldOf = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(block)?.[1]?.trim() ?? "";
    const email = (fieldOf("Final-Recipient") || fieldOf("Original-Recipient"))
      .replace(/^rfc822\s*;\s*/i, "")
      .replace(/^<|>$/g, "");
    const [status = ""] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf("Status")) ?? [];
    if (/^failed$/i.test(fieldOf("Action")) && ADDRESS.test(email) && FOR_GOOD.test(status))
      found.push({ email, status });
    if (found.length === MOST_RECEIVERS) break;
  }
  return found;
}
