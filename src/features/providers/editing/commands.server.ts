import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { serviceProvider, serviceProviderIndustry, serviceProviderMember } from "#db/tables/providers.server.ts";
import { changeEntry, type EntryNoun, entryToEdit } from "#server/edit/entries.server.ts";
import { writeRows } from "#server/edit/rows.server.ts";
import type { Edit, Write } from "#server/edit/save-edit.server.ts";
import type { Save } from "#shared/edit/form.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { providerList } from "../filters.ts";
import { type ProviderFields, providerForm } from "./form.ts";
import { providerValues } from "./queries.server.ts";

/** How service providers are added, changed, shown and deleted: `server/edit/entries.server.ts`. */
export const providerNoun: EntryNoun<ProviderFields, "hiddenEntry"> = {
  entity: "provider",
  table: serviceProvider,
  list: providerList,
  form: providerForm,
  hidden: "hiddenEntry",
  valuesOf: providerValues,
  writeLists,
};

async function writeLists(tx: Db, providerId: string, { values, sent }: Write<ProviderFields>): Promise<void> {
  const { teamMembers } = providerForm.fields;
  if (sent.has("teamMembers"))
    await writeRows(tx, serviceProviderMember, teamMembers.fields, { providerId }, values.teamMembers);
  if (!sent.has("serviceIndustries")) return;
  await tx.delete(serviceProviderIndustry).where(eq(serviceProviderIndustry.providerId, providerId));
  await tx.insert(serviceProviderIndustry).values(values.serviceIndustries.map((typeId) => ({ providerId, typeId })));
}

/** Takes one out of a list of a provider; the last one stays. */
export async function removeFromList(
  tx: Db,
  { serviceProviderId, id }: { serviceProviderId: string; id: string },
  list: "teamMembers" | "serviceIndustries",
  member: Member,
  edit: Omit<Edit<ProviderFields>, "form" | "check" | "change">,
) {
  const found = await entryToEdit<"hiddenEntry">(tx, providerNoun, serviceProviderId, member);
  if (!found.ok) return found;
  const stored = await providerValues(tx, found.row);
  const change: Save<ProviderFields> =
    list === "teamMembers"
      ? { teamMembers: stored.teamMembers.filter((row) => row.id !== id) }
      : { serviceIndustries: stored.serviceIndustries.filter((typeId) => typeId !== id) };
  if (change[list]!.length === stored[list].length) return refuse("notFoundOnDelete");
  return changeEntry(tx, providerNoun, serviceProviderId, member, { ...edit, change, flagged: [] });
}
