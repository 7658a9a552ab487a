import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { forgotPassword } from "#features/accounts/recovery/contract.ts";
import { DEMO_ROLES, demoEmail } from "#shared/demo-accounts.ts";

/** The first attempts of a mail are ten and twenty seconds apart. */
const DELIVERED_WITHIN_MS = 90_000;

/** Asks for a mail to each member of the demo; returns who was promised one. */
export async function askForMails(address: string): Promise<string[]> {
  const mails = DEMO_ROLES.map(async (role) => {
    const response = await fetch(address + forgotPassword.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: demoEmail(role) }),
    });
    await response.arrayBuffer();
    return response.ok ? [demoEmail(role)] : [];
  });
  return (await Promise.all(mails)).flat();
}

/** A mail server on a port where none was. Waits for a mail to each of the members; who got none, who more than one. */
export async function deliver(port: number, members: string[]): Promise<{ lost: number; doubled: number }> {
  const counts = new Map(members.map((email) => [email, 0]));
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      stream.resume().on("end", () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const until = Date.now() + DELIVERED_WITHIN_MS;
  while ([...counts.values()].includes(0) && Date.now() < until) await pause(200);
  // A doubled event would arrive now.
  await pause(2_000);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const times = [...counts.values()];
  return { lost: times.filter((count) => count === 0).length, doubled: times.filter((count) => count > 1).length };
}
