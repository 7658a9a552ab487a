import type { ExportColumn } from "#server/list-index/list-export.server.ts";
import type { TALENT_COLUMNS, TalentRow } from "../contract.ts";

type Key = Exclude<(typeof TALENT_COLUMNS)[number], "address">;

const text = (readText: ExportColumn<TalentRow>["of"]): ExportColumn<TalentRow> => ({ kind: "text", of: readText });
const names = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);

/**
 * The sources of the columns in a file of people: a row of the list, so that it holds what the list shows its reader.
 */
export const TALENT_EXPORT: Record<Key, ExportColumn<TalentRow>> = {
  name: text(({ name }) => name),
  surname: text(({ surname }) => surname),
  title: text(({ title }) => title),
  userType: text(({ userType }) => userType?.name),
  country: text(({ location }) => location.country?.name),
  city: text(({ location }) => location.city?.name),
  jobSearchStatus: text(({ jobSearchStatus }) => jobSearchStatus?.name),
  jobRoles: text(({ jobRoles }) => names(jobRoles)),
  workingPlans: text(({ workingPlans }) => names(workingPlans)),
  skills: text(({ skills }) => names(skills)),
};
