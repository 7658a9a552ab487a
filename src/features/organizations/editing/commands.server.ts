import type { Db } from "#db/open.server.ts";
import { organization, organizationMember } from "#db/tables/organizations.server.ts";
import { addEntry, type EntryNoun } from "#server/edit/entries.server.ts";
import { writeRows } from "#server/edit/rows.server.ts";
import type { Write } from "#server/edit/save-edit.server.ts";
import { askForInvestorCheck } from "#server/investor-checks.server.ts";
import { isStaff } from "#shared/access.ts";
import type { Member } from "#shared/viewer.ts";
import { organizationList } from "../filters.ts";
import { writeNetworks } from "./commands/networks.server.ts";
import { writePatents } from "./commands/patents.server.ts";
import { type OrganizationFields, organizationForm } from "./form.ts";
import { organizationValues } from "./queries.server.ts";

/** How organizations are added, changed, shown and deleted: `server/edit/entries.server.ts`. */
export const organizationNoun: EntryNoun<OrganizationFields> = {
  entity: "organization",
  table: organization,
  list: organizationList,
  form: organizationForm,
  valuesOf: organizationValues,
  writeLists,
};

/** Adds an organization. What one of a member confirms as an investor counts once the house has accepted it. */
export async function addOrganization(
  tx: Db,
  member: Member,
  edit: Parameters<typeof addEntry<OrganizationFields>>[3],
): ReturnType<typeof addEntry<OrganizationFields>> {
  const added = await addEntry(tx, organizationNoun, member, edit);
  if (added.ok && !isStaff(member)) await askForInvestorCheck(tx, added.id);
  return added;
}

async function writeLists(
  tx: Db,
  organizationId: string,
  { values, sent, inUsd }: Write<OrganizationFields>,
  author: Member,
): Promise<void> {
  if (sent.has("patents")) await writePatents(tx, organizationId, values.patents, inUsd);
  const { teamMembers, mentors } = organizationForm.fields;
  const team = { organizationId, kind: "team" };
  if (sent.has("teamMembers")) await writeRows(tx, organizationMember, teamMembers.fields, team, values.teamMembers);
  const mentoring = { organizationId, kind: "mentor" };
  if (sent.has("mentors")) await writeRows(tx, organizationMember, mentors.fields, mentoring, values.mentors);
  if (sent.has("angelNetworks")) await writeNetworks(tx, organizationId, values.angelNetworks, author);
}
