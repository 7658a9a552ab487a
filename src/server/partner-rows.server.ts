import { hash } from "node:crypto";
import { z } from "zod";
import { AppError } from "#shared/errors.ts";

/** A page of rows as lists answer them. */
export interface RowPage<Row> {
  rows: readonly Row[];
  totalCount: number;
  limit?: { rows: number } | null | undefined;
}

interface Place {
  /** Rows before the next one. */
  offset: number;
  /** The last row that was answered, and how many there were then. */
  last: string;
  total: number;
}

const placeShape = z.tuple([z.string(), z.int().min(1).max(1e7), z.string(), z.int().min(0)]);

/** A cursor is of one list with its filters, order and limit. */
const markOf = (of: unknown): string => hash("sha256", JSON.stringify(of), "base64url").slice(0, 10);

const writeCursor = (of: unknown, { offset, last, total }: Place): string =>
  Buffer.from(JSON.stringify([markOf(of), offset, last, total])).toString("base64url");

function readCursor(of: unknown, cursor: string): Place {
  const [mark, offset, last, total] = placeIn(cursor) ?? [];
  if (mark !== markOf(of)) throw new AppError("invalidInput", [{ field: "cursor", reason: "noSuchCursor" }]);
  return { offset: offset!, last: last!, total: total! };
}

function placeIn(cursor: string): z.output<typeof placeShape> | undefined {
  try {
    return placeShape.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}

interface Wanted<Row> {
  /** The list with its filters, order and limit. */
  of: unknown;
  cursor: string | undefined;
  size: number;
  /** Reads a page of so many rows, counted from 1. */
  read: (page: number) => Promise<RowPage<Row>>;
  idOf: (row: Row) => string;
}

/**
 * The rows behind a cursor. Lists count their pages from the beginning; where rows came or went meanwhile, the last row that was answered
 * is looked for near its place, so that none is answered twice or left out.
 */
export async function rowsBehind<Row>({ of, cursor, size, read, idOf }: Wanted<Row>) {
  const place = cursor === undefined ? undefined : readCursor(of, cursor);
  const found = place ? await goOn(place) : { ...(await read(1)), offset: 0 };
  const { rows, offset, totalCount, limit } = found;
  const next = offset + rows.length;
  const end = Math.min(totalCount, limit?.rows ?? totalCount);
  const last = rows.at(-1);
  const goesOn = last !== undefined && next < end;
  return {
    rows,
    totalCount,
    limit: limit ?? null,
    nextCursor: goesOn ? writeCursor(of, { offset: next, last: idOf(last), total: totalCount }) : null,
  };

  async function goOn({ offset, last, total }: Place) {
    const page = Math.floor(offset / size) + 1;
    const here = await read(page);
    if (here.totalCount === total && offset % size === 0) return { ...here, offset };
    for (const number of [page, page - 1, page + 1]) {
      const { rows } = number === page ? here : number > 0 ? await read(number) : { rows: [] };
      const at = rows.findIndex((row) => idOf(row) === last);
      if (at < 0) continue;
      const rest = [...rows.slice(at + 1), ...(await read(number + 1)).rows];
      return { ...here, rows: rest.slice(0, size), offset: (number - 1) * size + at + 1 };
    }
    return { ...here, offset: (page - 1) * size };
  }
}
