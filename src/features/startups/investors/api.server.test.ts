import { expect, test } from "vitest";
import { createOrganizer } from "#features/organizations/editing/contract.ts";
import { giveFullAccess } from "#server/access.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { signedIn } from "#testing/members.ts";
import { twoSides } from "#testing/two-sides.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { receivedLinks } from "../links/contract.ts";
import { investorCalls } from "./contract.ts";

test("money that invented investors confirm does not count", async () => {
  const { call, db, say, answer, seen, founder, startupId, admin } = await twoSides();
  const friend = await signedIn(db);
  const colleague = await signedIn(db);
  /** A round with an investor that somebody has just made up, confirmed by another account of theirs. */
  const invent = async (name: string, maker: typeof founder) => {
    const query = { type: typeId("organizerType", "venture-capital") };
    const body = { name, countryId: fixedId("country/TR") };
    const { data: made } = await call(createOrganizer, { query, body }, maker);
    await giveFullAccess(db, colleague.id, made.id);
    const investors = [{ name, organizationId: made.id, isLead: true }];
    await say({ investors, announcedDate: `2024-0${name.length}-01` });
    const helper = await signedIn(db, { [made.id]: [SCOPE.FULL_ACCESS] });
    const [link] = (await call(receivedLinks, { query: { organizationId: made.id } }, helper)).data;
    // Who runs both has confirmed the link by saying it.
    if (link!.signature === "said") await answer(link!.id, { isConfirmed: true }, helper);
    return made.id;
  };
  const decide = (id: string, state: "accepted" | "declined" | "withoutOwn") =>
    call(investorCalls.change, { params: { id }, body: { state } }, admin);
  // One that the house does not know, and one of the founder's own.
  const unknown = await invent("Bora", friend);
  const own = await invent("Kavak", founder);
  expect((await seen()).startup).toEqual([0, 1_800_000]);
  const { rows } = (await call(investorCalls.list, { query: { state: "open" } }, admin)).data;
  expect(rows).toMatchObject([
    { id: own, name: "Kavak", kind: "organization", startups: "Işık", rounds: 1, waitingUsd: 900_000 },
    { id: unknown, addedBy: expect.any(String) },
  ]);
  expect(await waitingCounts({ call }, admin)).toMatchObject({ investors: 2 });
  await decide(unknown, "accepted");
  await decide(own, "accepted");
  expect((await seen()).startup).toEqual([900_000, 900_000]);
  expect(await waitingCounts({ call }, admin)).not.toHaveProperty("investors");
  // Nor does the word of a known investor whose people run the startup.
  await giveFullAccess(db, friend.id, startupId);
  await say(
    { announcedDate: "2023-01-01", investors: [{ name: "Bora", organizationId: unknown, isLead: false }] },
    friend,
  );
  expect((await seen()).startup).toEqual([900_000, 1_800_000]);
  // Who came to run the startup after it had confirmed stays counted until an admin has looked at it, once.
  const tied = async () =>
    (await call(investorCalls.list, { query: { isTied: "true" } }, admin)).data.rows.map(({ id, tiedStartups }) => [
      id,
      tiedStartups,
    ]);
  expect(await tied()).toEqual([[unknown, "Işık"]]);
  expect(await waitingCounts({ call }, admin)).toMatchObject({ investorsWithTies: 1 });
  await decide(unknown, "accepted");
  expect([await tied(), (await seen()).startup]).toEqual([[], [900_000, 1_800_000]]);
  // Full access of a colleague on the organization, and a place in the team, tie as well; without its own none is left.
  const helper = await signedIn(db, { [startupId]: [SCOPE.STARTUP_FINANCIAL_WRITE] });
  await giveFullAccess(db, helper.id, unknown);
  expect(await tied()).toEqual([[unknown, "Işık"]]);
  await decide(unknown, "withoutOwn");
  expect([await tied(), (await seen()).startup]).toEqual([[], [0, 2_700_000]]);
  await decide(unknown, "declined");
  expect((await seen()).startup).toEqual([0, 2_700_000]);
});
