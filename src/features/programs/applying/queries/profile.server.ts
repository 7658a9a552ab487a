// Hand-written SQL: a startup with all that belongs to it, as JSON, in one statement.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { isStaying } from "#server/visible-people.server.ts";
import type { Localized } from "#shared/locale.ts";
import { type SubmittedProfile, submittedProfile } from "../contract.ts";

const profileRow = z.object({
  row: z.record(z.string(), z.unknown()),
  choices: z.array(
    z.object({
      kind: z.string(),
      typeId: z.string(),
    }),
  ),
  people: z.array(
    z.object({
      kind: z.string(),
      accountId: z.string().nullable(),
      name: z.string(),
      title: z.string().nullable(),
      professionId: z.string().nullable(),
      position: z.string().nullable(),
    }),
  ),
  rounds: z.array(
    z.object({
      stageId: z.string().nullable(),
      typeId: z.string().nullable(),
      date: z.string().nullable(),
      amount: z.number().nullable(),
      currencyId: z.string().nullable(),
      investors: z.array(z.string()),
    }),
  ),
  competitors: submittedProfile.shape.competitors,
  patents: submittedProfile.shape.patents,
});
type RawProfile = z.output<typeof profileRow>;

/** The profile of a startup that goes along with an application. Undefined: there is none of this id. */
export async function profileOf(
  db: Db,
  catalogue: Catalogue,
  startupId: string,
): Promise<SubmittedProfile | undefined> {
  const [found] = await rowsOf(
    db,
    profileRow,
    sql`
    select to_jsonb(s) "row",
      (select coalesce(json_agg(json_build_object('kind', kind, 'typeId', type_id)), '[]')
        from startup_choice where startup_id = s.id) choices,
      (select coalesce(json_agg(json_build_object('kind', kind, 'accountId', account_id, 'name', name, 'title', title,
          'professionId', profession_id, 'position', position) order by kind desc, sort_order, id), '[]')
        from startup_member where startup_id = s.id and not invited and ${isStaying(sql`startup_member.account_id`)}) people,
      (select coalesce(json_agg(json_build_object('stageId', f.stage_id, 'typeId', f.type_id, 'date', f.announced_date,
          'amount', f.amount, 'currencyId', f.amount_currency_id, 'investors', (
            select coalesce(json_agg(i.name order by not i.is_lead, i.id), '[]') from funding_investor i where i.funding_id = f.id and ${isStaying(sql`i.account_id`)}))
          order by f.announced_date desc nulls last, f.id), '[]')
        from funding f where f.startup_id = s.id and not f.is_private) rounds,
      (select coalesce(json_agg(json_build_object('name', name, 'website', website) order by id), '[]')
        from startup_competitor where startup_id = s.id) competitors,
      (select coalesce(json_agg(json_build_object('name', name, 'applicationNumber', application_number) order by id), '[]')
        from startup_patent where startup_id = s.id) patents
    from startup s where s.id = ${startupId} and s.deleted_at is null`,
  );
  return found && profileIn(found, catalogue);
}

function profileIn({ row, choices, people, rounds, competitors, patents }: RawProfile, from: Catalogue) {
  const text = (column: string) => (row[column] as string | null) ?? null;
  const texts = (column: string) => ({ en: text(`${column}_en`), tr: text(`${column}_tr`) });
  const named = (rows: ReadonlyMap<string, { id: string; name: Localized }>, id: unknown) => {
    const found = typeof id === "string" ? rows.get(id) : undefined;
    return found ? { id: found.id, name: found.name } : null;
  };
  const type = (id: unknown) => named(from.types, id);
  const chosen = (kind: string) =>
    choices.flatMap((choice) => (choice.kind === kind ? (type(choice.typeId) ?? []) : []));
  const money = (amount: unknown, currencyId: unknown) => {
    const currency = from.currencies.get(currencyId as string)?.code;
    return amount === null || currency === undefined ? null : { amount: Number(amount), currency };
  };
  return {
    startupId: row.id as string,
    seoUrl: row.seo_url as string,
    name: row.name as string,
    legalName: text("legal_name"),
    legalForm: type(row.legal_form_id),
    incorporated: row.incorporated as boolean | null,
    logo: text("logo_256") ?? text("logo"),
    website: text("website"),
    linkedin: text("linkedin"),
    twitter: text("twitter"),
    facebook: text("facebook"),
    instagram: text("instagram"),
    tagline: texts("tagline"),
    description: texts("description"),
    targetGroup: texts("target_group"),
    competitiveAdvantage: texts("competitive_advantage"),
    revenueModelDescription: texts("revenue_model_description"),
    country: named(from.countries, row.country_id),
    city: named(from.cities, row.city_id),
    foundationDate: text("foundation_date"),
    sector: type(row.sector_id),
    subSectors: chosen("subSector"),
    stage: type(row.stage_id),
    technologies: chosen("technology"),
    businessModels: chosen("businessModel"),
    revenueModels: chosen("revenueModel"),
    employeeCount: type(row.employee_count_id),
    operatingStatus: type(row.operating_status_id),
    marketSize: money(row.market_size, row.market_size_currency_id),
    seeking: {
      status: type(row.investment_seeking_status_id),
      tour: type(row.investment_seeking_tour_id),
      amount: money(row.seeking_amount, row.seeking_amount_currency_id),
      valuation: money(row.seeking_valuation, row.seeking_valuation_currency_id),
    },
    team: people.map(({ kind, professionId, ...person }) => ({
      ...person,
      profession: type(professionId),
      isMentor: kind === "mentor",
    })),
    funding: rounds.map(({ stageId, typeId, amount, currencyId, ...round }) => ({
      ...round,
      tour: type(stageId),
      type: type(typeId),
      amount: money(amount, currencyId),
    })),
    competitors,
    patents,
  } satisfies SubmittedProfile;
}
