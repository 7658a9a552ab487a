import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { invitation } from "#db/tables/invitations.server.ts";
import { entityAccess, startupJoinWish } from "#db/tables/members.server.ts";
import { hashOfCode } from "#features/invitations/parts/codes.server.ts";
import { type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import { fold } from "#shared/fold.ts";
import { SCOPE } from "#shared/scopes.ts";
import { demoId } from "./random.ts";
import { instantAgo, type World } from "./world.ts";

interface Sent {
  by: DemoRole;
  to: DemoRole | "nil.yalin";
  scopes: number[];
  daysAgo: number;
  status?: "accepted" | "declined";
  /** Days from now the rights end. */
  endsIn?: number;
}

const { READ, WRITE, STARTUP_FINANCIAL_READ } = SCOPE;
const SENT_INVITATIONS: readonly Sent[] = [
  { by: "entrepreneur", to: "member", scopes: [WRITE], daysAgo: 1, endsIn: 120 },
  { by: "entrepreneur", to: "investor", scopes: [READ, STARTUP_FINANCIAL_READ], daysAgo: 2 },
  { by: "entrepreneur", to: "nil.yalin", scopes: [READ], daysAgo: 3 },
  { by: "entrepreneur", to: "employee", scopes: [READ, WRITE], daysAgo: 40, status: "accepted" },
  { by: "entrepreneur", to: "head-hunter", scopes: [READ], daysAgo: 9, status: "declined" },
  { by: "entrepreneur", to: "job-hunter", scopes: [READ], daysAgo: 30 },
  { by: "organizer", to: "member", scopes: [READ], daysAgo: 4 },
  { by: "organizer", to: "entrepreneur", scopes: [WRITE], daysAgo: 2 },
];

/** Invitations in every state, between the demo accounts. Nobody knows their codes: who is invited answers in the list. */
export async function addInvitations(world: World): Promise<void> {
  for (const { by, to, scopes, daysAgo, status, endsIn } of SENT_INVITATIONS) {
    const senderId = demoId(`account/${by}`);
    const rights = await world.tx.select().from(entityAccess).where(eq(entityAccess.accountId, senderId));
    const ids = new Set(rights.map(({ entityId }) => entityId));
    const ofStartup = world.startups.find(({ id }) => ids.has(id));
    const entity = ofStartup ?? world.organizations.find(({ id }) => ids.has(id));
    if (!entity) continue;
    const createdAt = instantAgo(world, daysAgo);
    await world.tx.insert(invitation).values({
      id: demoId(`invitation/${by}/${to}`),
      codeHash: hashOfCode(randomBytes(32).toString("base64url")),
      entityType: ofStartup ? "startup" : "organization",
      entityId: entity.id,
      senderId,
      scopes,
      createdAt,
      mailedAt: createdAt,
      email: to === "nil.yalin" ? "nil.yalin@kovan.example" : demoEmail(to),
      accountId: to === "nil.yalin" ? null : demoId(`account/${to}`),
      accessExpiresAt: endsIn ? instantAgo(world, -endsIn) : null,
      status: status ?? "waiting",
      answeredAt: status ? instantAgo(world, daysAgo - 1) : null,
      expiresAt: instantAgo(world, daysAgo - 14),
    });
  }
}

/** A person who signed up by the link of the entrepreneur's startup and waits for its team. */
export async function addJoinWish(world: World): Promise<void> {
  const rights = await world.tx
    .select()
    .from(entityAccess)
    .where(eq(entityAccess.accountId, demoId("account/entrepreneur")));
  const ids = new Set(rights.map(({ entityId }) => entityId));
  // The one its members page opens with.
  const [startup] = world.startups
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
  if (!startup) return;
  const createdAt = instantAgo(world, 2);
  await world.tx
    .insert(startupJoinWish)
    .values({ accountId: demoId("account/business"), startupId: startup.id, createdAt });
}
