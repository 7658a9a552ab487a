import { sql } from "drizzle-orm";
import { seenAfterMove } from "#features/watching/queries.server.ts";
import type { MovableRows } from "#server/move-rows.server.ts";
import type { Fact, Moved } from "../limits.ts";

/** Columns of each fact. */
export const FACT_COLUMNS: Record<Fact, readonly string[]> = {
  logo: ["logo", "logo_512", "logo_256", "logo_64"],
  cover: ["cover", "cover_high", "cover_medium", "cover_low"],
  tagline: ["tagline_en", "tagline_tr"],
  description: ["description_en", "description_tr"],
  website: ["website"],
  sector: ["sector_id"],
  stage: ["stage_id"],
  operatingStatus: ["operating_status_id"],
  employeeCount: ["employee_count_id"],
  incorporated: ["incorporated"],
  foundationDate: ["foundation_date"],
  legalName: ["legal_name"],
  legalForm: ["legal_form_id"],
  place: ["country_id", "city_id", "county_id"],
  facebook: ["facebook"],
  instagram: ["instagram"],
  twitter: ["twitter"],
  linkedin: ["linkedin"],
  targetGroup: ["target_group_en", "target_group_tr"],
  competitiveAdvantage: ["competitive_advantage_en", "competitive_advantage_tr"],
  revenueModelDescription: ["revenue_model_description_en", "revenue_model_description_tr"],
  marketSize: ["market_size", "market_size_currency_id", "market_size_usd"],
  seeking: [
    "investment_seeking_status_id",
    "investment_seeking_tour_id",
    "investment_seeking_type_id",
    "seeking_amount",
    "seeking_amount_currency_id",
    "seeking_amount_usd",
    "seeking_valuation",
    "seeking_valuation_currency_id",
    "seeking_valuation_usd",
    "seeking_start_date",
    "seeking_end_date",
  ],
};

const ofStartup = (table: string, rest: Partial<MovableRows> = {}): MovableRows => ({
  table,
  owner: "startup_id",
  key: ["id"],
  ...rest,
});

/** Rows that people see on the page of a startup. */
export const SHOWN_ROWS: Record<Moved, MovableRows> = {
  people: { table: "entity_access", owner: "entity_id", key: ["account_id"], same: ["account_id"] },
  team: ofStartup("startup_member", { same: ["kind", "account_id", "name"] }),
  rounds: ofStartup("funding", { same: ["stage_id", "announced_date", "amount", "amount_currency_id"] }),
  choices: ofStartup("startup_choice", { key: ["kind", "type_id"], same: ["kind", "type_id"] }),
  programs: ofStartup("startup_affiliation", { same: ["kind", "organization_id", "name"] }),
  competitors: ofStartup("startup_competitor", { same: ["name"] }),
  patents: ofStartup("startup_patent", { same: ["application_number"] }),
  supports: ofStartup("startup_government_support", { same: ["support_id", "received_date"] }),
  updates: ofStartup("startup_update", { same: ["update_date", "description_en", "description_tr"] }),
  jobs: ofStartup("job"),
  // A team applies once to a program: of two applications the source's stays where it is.
  applications: ofStartup("program_application", { same: ["program_id"] }),
};

/** Rows that follow a startup without being shown. */
const FOLLOWING_ROWS: readonly MovableRows[] = [
  ofStartup("portfolio_round", { same: ["organization_id", "stage_id", "announced_date"] }),
  ofStartup("pulse_question", { same: ["quarter"] }),
  ofStartup("profile_hiding", { same: ["account_id"] }),
  ofStartup("startup_former_name", { key: ["name"], same: ["name"] }),
  ofStartup("startup_join_wish", { key: ["account_id"], same: ["account_id"] }),
  { table: "entity_claim", owner: "entity_id", key: ["id"], same: ["account_id"], only: "r.kind = 'startup'" },
  { table: "invitation", owner: "entity_id", key: ["id"], same: ["email"], only: "r.entity_type = 'startup'" },
  { table: "import_row", owner: "entity_id", key: ["kind", "source_key"], only: "r.kind = 'startup'" },
];

/** Stars move before what is watched: what only the other startup has is still news. */
const STARS = ofStartup("watch", { same: ["account_id"], also: (to) => sql`seen = ${seenAfterMove(to)}` });

export const MERGED_ROWS: readonly MovableRows[] = [STARS, ...Object.values(SHOWN_ROWS), ...FOLLOWING_ROWS];

/** Tables whose rows stay with the startup that goes: links that end soon, what others have of it, what triggers write. */
export const STAYING_TABLES: readonly string[] = [
  "startup_apply_token",
  "session_look",
  "startup_double",
  "startup_merge",
  "startup_of_programs",
];
