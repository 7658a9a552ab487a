import type { ListPage } from "#shared/list/list-page.ts";
import type { PatentCardData } from "../card.tsx";
import { type PatentRow, patentCalls, type patentRow } from "../contract.ts";

const cardOf = ({ id, name, photo, organization, sectors, lookingFor, value, ...row }: PatentRow): PatentCardData => ({
  name,
  seoUrl: id,
  photo,
  organization: organization.name,
  readiness: row.technologyReadinessLevel?.name,
  sectors: sectors.map((sector) => sector.name),
  lookingFor: lookingFor.map((wanted) => wanted.name),
  value,
});

export const patentsPage: ListPage<PatentCardData, typeof patentRow> = { calls: patentCalls, cardOf };
