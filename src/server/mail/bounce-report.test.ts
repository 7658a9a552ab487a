import { expect, test } from "vitest";
import { bouncesOf, statusOfAnswer } from "./bounce-report.server.ts";

const REPORT = `From: MAILER-DAEMON@mail.example
Content-Type: multipart/report; report-type=delivery-status; boundary="x"

--x
Content-Type: text/plain

Sorry. Status: 5.1.1 of your mail to someone@else.example

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822;
 Ada@Anittepe.Example
Action: failed
Status: 5.1.1 (no such user)

Final-Recipient: rfc822; full@anittepe.example
Action: failed
Status: 5.2.2

Final-Recipient: rfc822; later@anittepe.example
Action: delayed
Status: 4.4.1

--x--
`;

test.each([REPORT, REPORT.replaceAll("\n", "\r\n")])(
  "a report names whose mailbox is gone, and nobody else",
  (report) => {
    expect(bouncesOf(report)).toEqual([{ email: "Ada@Anittepe.Example", status: "5.1.1" }]);
  },
);

test.each([
  "",
  "\0\n\n\n",
  "Final-Recipient: rfc822; a b\nAction: failed\nStatus: 5.1.1",
  "Action: failed\nStatus: 5.1.1",
])("what is no report names nobody: %j", (text) => {
  expect(bouncesOf(text)).toEqual([]);
});

test.each([
  [550, "550 5.1.1 no such user", "5.1.1"],
  [550, "550 no such user", "550"],
  [550, "550 5.7.1 blocked", undefined],
  [552, "552 5.2.2 full", undefined],
  [554, "554 refused", undefined],
  [undefined, "", undefined],
])("an answer %s %s says for good: %s", (code, answer, status) => {
  expect(statusOfAnswer(code, answer)).toBe(status);
});
