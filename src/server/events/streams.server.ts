import type { ServerResponse } from "node:http";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { account, session } from "#db/tables/accounts.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Member } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { ACCOUNT_CHANNEL } from "./wake.server.ts";

/** Streams of one account in one process. */
const STREAMS_PER_ACCOUNT = 10;
/** Milliseconds between signs of life, which also find connections and sessions that have ended. */
const BEAT_MS = 20_000;
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 1_000;
/** Bytes that may wait in this process for a slow reader. Beyond, nothing more is read for it until it has taken them. */
const WAITING_BYTES = 65_536;

export interface StreamEvent {
  name: string;
  /** The cursor after it. */
  id: number;
  data: unknown;
}

/**
 * Reads what is new after a cursor, in the order of a number that only grows; a stream without a cursor begins now. As the
 * database keeps what is new, a stream holds no queue: who was away names the last cursor and misses nothing.
 */
export type ReadEvents = (cursor: number | undefined) => Promise<{
  events: StreamEvent[];
  cursor: number;
  /** There is more after the cursor. */
  hasMore: boolean;
}>;

interface StreamOptions {
  member: Member;
  read: ReadEvents;
  /** After so many seconds the stream ends; 0: once what is new was sent. */
  seconds: number;
}

/** The open streams of a process. They are woken by the database (`wakeAccounts`), so any process may have written. */
export class Streams {
  readonly #app: Pick<App, "database">;
  readonly #byAccount = new Map<string, Set<Stream>>();
  #listening: Promise<() => Promise<void>> | undefined;
  #beat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(app: Pick<App, "database">) {
    this.#app = app;
  }

  /** Answers a request with events. Throws `tooManyRequests`, `unavailable`. */
  async open({ headers }: FastifyRequest, reply: FastifyReply, options: StreamOptions): Promise<void> {
    const { member, read, seconds } = options;
    if (this.#closed) throw new AppError("unavailable");
    if ((this.#byAccount.get(member.id)?.size ?? 0) >= STREAMS_PER_ACCOUNT) throw new AppError("tooManyRequests");
    await this.#listen();
    const last = /^\d{1,15}$/.exec(String(headers["last-event-id"] ?? ""))?.[0];
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, HEADERS);
    const stream = new Stream(raw, member, read, last === undefined ? undefined : Number(last));
    const streams = this.#byAccount.get(member.id) ?? new Set();
    this.#byAccount.set(member.id, streams.add(stream));
    raw.once("close", () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#byAccount.get(member.id) === streams) this.#byAccount.delete(member.id);
    });
    raw.on("drain", () => void stream.refresh());
    raw.write(`retry: ${RETRY_MS}\n\n`);
    await stream.refresh();
    if (seconds === 0) raw.end();
    else endAfter(raw, seconds);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    for (const stream of this.#all()) stream.end();
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  /** With the first stream. */
  #listen(): Promise<unknown> {
    this.#listening ??= this.#app.database.listen(ACCOUNT_CHANNEL, (accountId) => void this.#wake(accountId));
    this.#beat ??= setInterval(() => void this.#checkAll(), BEAT_MS).unref();
    return this.#listening;
  }

  #all = (): Stream[] => [...this.#byAccount.values()].flatMap((streams) => [...streams]);

  /** Undefined: all of them. */
  async #wake(accountId: string | undefined): Promise<void> {
    const woken = accountId === undefined ? this.#all() : [...(this.#byAccount.get(accountId) ?? [])];
    if (woken.length === 0) return;
    await this.#endThoseWithoutSession(woken);
    for (const stream of woken) void stream.refresh();
  }

  async #checkAll(): Promise<void> {
    const all = this.#all();
    for (const stream of all) stream.beat();
    if (all.length > 0) await this.#endThoseWithoutSession(all);
  }

  /** While the database is away, streams go on; nothing can be read for them. */
  async #endThoseWithoutSession(streams: Stream[]): Promise<void> {
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const found = await this.#app.database.db
      .select({ id: session.id })
      .from(session)
      .innerJoin(account, eq(account.id, session.accountId))
      .where(
        and(
          sql`${session.id} = any(${sql.param(ids)}::uuid[])`,
          gt(session.expiresAt, sql`now()`),
          isNull(account.lockedAt),
        ),
      )
      .catch(() => undefined);
    if (!found) return;
    const valid = new Set(found.map(({ id }) => id));
    for (const stream of streams) if (!valid.has(stream.sessionId)) stream.end();
  }
}

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // Proxies that collect answers would hold events back.
  "x-accel-buffering": "no",
};

function endAfter(raw: ServerResponse, seconds: number): void {
  const timer = setTimeout(() => raw.end(), seconds * 1_000).unref();
  raw.once("close", () => clearTimeout(timer));
}

class Stream {
  readonly sessionId: string;
  readonly #raw: ServerResponse;
  readonly #read: ReadEvents;
  #cursor: number | undefined;
  #reading = false;
  /** Something changed while it was read. */
  #again = false;
  /** Was it still full at the last beat? */
  #stuck = false;

  constructor(raw: ServerResponse, { sessionId }: Member, read: ReadEvents, cursor: number | undefined) {
    this.sessionId = sessionId;
    this.#raw = raw;
    this.#read = read;
    this.#cursor = cursor;
  }

  get #isOpen(): boolean {
    return !this.#raw.writableEnded && !this.#raw.destroyed;
  }

  get #isFull(): boolean {
    return this.#raw.writableLength > WAITING_BYTES;
  }

  /** Sends what is new. A reader who is too slow is served when it has taken what waits. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#again && this.#isOpen && !this.#isFull) {
        this.#again = false;
        const { events, cursor, hasMore } = await this.#read(this.#cursor);
        if (!this.#isOpen) return;
        if (hasMore) this.#again = true;
        this.#cursor = cursor;
        const written = events.map(
          ({ name, id, data }) => `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`,
        );
        if (written.length > 0) this.#raw.write(written.join(""));
      }
    } catch {
      // The browser connects again and names the last event it has.
      this.end();
    } finally {
      this.#reading = false;
    }
  }

  /** A sign of life. Who has not taken a byte between two of them is gone. */
  beat(): void {
    if (this.#isFull && this.#stuck) this.#raw.destroy();
    this.#stuck = this.#isFull;
    if (!this.#isFull) this.#raw.write(":\n\n");
  }

  end(): void {
    if (this.#isOpen) this.#raw.end();
  }
}

/** Streams end as soon as the process should. */
export function openStreams(app: App): Streams {
  const streams = new Streams(app);
  app.addHook("preClose", () => streams.close());
  return streams;
}
