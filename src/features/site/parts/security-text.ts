interface SecurityText {
  email: string;
  /** Of the file itself. */
  address: string;
  now: Date;
}

/** The file promises its contact for half a year, and is written anew with each request. */
const VALID_DAYS = 180;

/** `security.txt` as RFC 9116 has it: one field a line, ended by CR LF. */
export function securityText({ email, address, now }: SecurityText): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    ["Contact", `mailto:${encodeURI(email)}`],
    ["Expires", expires.toISOString().replace(".000", "")],
    ["Preferred-Languages", "tr, en"],
    ["Canonical", address],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
}
