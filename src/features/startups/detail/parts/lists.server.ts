import type { Db } from "#db/open.server.ts";
import { maySeeFinancials } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { fundingsOfStartup } from "../../funding/queries.server.ts";
import type { DetailKey, DetailList, StartupDetail } from "../contract.ts";
import { startupDetail } from "../queries.server.ts";

/** More rounds than any startup has. */
const ROUNDS_MAX = 1_000;

interface ListRequest {
  seoUrlOrId: string;
  key: DetailKey;
  id?: string | undefined;
}

/** One list of a startup as the viewer may see it; with an id only that row, `notFound` when it is not there. */
export async function detailListOf(db: Db, request: ListRequest, viewer: Viewer, locale: Locale): Promise<DetailList> {
  const startup = await startupDetail(db, request.seoUrlOrId, viewer, locale);
  const list =
    request.key === "investment"
      ? { key: request.key, rows: await roundsOf(db, startup.id, viewer, locale) }
      : listIn(startup, request.key);
  if (!request.id) return list;
  const row = list.rows.find(({ id }) => id === request.id);
  if (!row) throw new AppError("notFound");
  return { key: list.key, rows: [row] } as DetailList;
}

/** The rounds of a startup the viewer may see, newest first. */
export async function roundsOf(db: Db, startupId: string, viewer: Viewer, locale: Locale) {
  const which = maySeeFinancials(viewer, "startup", startupId) ? "all" : "public";
  const paging = { currentPage: 1, pageSize: ROUNDS_MAX, sort: "-announcedDate" } as const;
  return (await fundingsOfStartup(db, startupId, which, paging, { viewer, locale })).rows;
}

function listIn(startup: StartupDetail, key: Exclude<DetailKey, "investment">): DetailList {
  switch (key) {
    case "technology":
      return { key, rows: startup.technologies };
    case "businessmodel":
      return { key, rows: startup.businessModels };
    case "revenuemodel":
      return { key, rows: startup.revenueModels };
    case "incubationcenter":
      return { key, rows: startup.incubationCenters };
    case "AccelerationProgram":
      return { key, rows: startup.accelerationPrograms };
    case "patent":
      return { key, rows: startup.patents };
    case "governmentsupport":
      return { key, rows: startup.governmentSupports };
    case "importantupdate":
      return { key, rows: startup.importantUpdates };
    case "competitor":
      return { key, rows: startup.competitors };
    case "teammember":
      return {
        key,
        rows: [
          ...startup.teamMembers.map((person) => ({ ...person, isMentor: false })),
          ...startup.mentors.map((person) => ({ ...person, isMentor: true })),
        ],
      };
  }
}
