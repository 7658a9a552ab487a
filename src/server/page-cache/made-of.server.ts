import { hash } from "node:crypto";
import type { Endpoint } from "#shared/endpoint.ts";
import { houseOfPage } from "#shared/house.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import { VISITOR } from "#shared/viewer.ts";
import type { App } from "../app.server.ts";
import { RequestMemo } from "../request-memo.server.ts";

/** A call that a page of visitors was made with, and what it answered. */
export interface NotedCall {
  endpoint: Endpoint;
  input: object;
  locale: Locale;
  /** Of the answer. */
  digest: string;
}

/** What a page of visitors is made of (record 129): the answers of its calls, and what the process knows of its house. */
export interface MadeOf {
  calls: readonly NotedCall[];
  house: string;
}

const digestOf = (answer: unknown): string => hash("sha256", JSON.stringify(answer) ?? "", "base64");

/** Taken before a page is rendered: one that is made while it changes is made anew later. */
export const houseNow = (): string => digestOf([houseOfPage(), siteName()]);

export const notedCall = (endpoint: Endpoint, input: object, locale: Locale, answer: unknown): NotedCall => ({
  endpoint,
  input,
  locale,
  digest: digestOf(answer),
});

/**
 * Tells whether a page would be made of the same under a newer revision, by asking its calls again. What many pages ask alike is asked
 * once a revision. A page without calls, and one whose call fails now, is made anew.
 */
export function sameAnswers(app: Pick<App, "reads">): (madeOf: MadeOf, revision: number) => Promise<boolean> {
  /** Answers that were asked for after this revision was read. */
  let asked = { revision: -1, digests: new Map<string, Promise<string>>() };
  const digestNow = ({ endpoint, input, locale }: NotedCall, memo: RequestMemo): Promise<string> => {
    const key = [endpoint.method, endpoint.path, locale, JSON.stringify(input)].join("\n");
    const { digests } = asked;
    const known = digests.get(key);
    if (known) return known;
    const read = app.reads.get(endpoint)!;
    const digest = read(input, { viewer: VISITOR, locale, memo }).then(digestOf);
    digests.set(key, digest);
    return digest;
  };
  return async ({ calls, house }, revision) => {
    if (calls.length === 0) return false;
    if (revision > asked.revision) asked = { revision, digests: new Map() };
    const memo = new RequestMemo();
    const isSame = async (call: NotedCall) => (await digestNow(call, memo)) === call.digest;
    try {
      return (await Promise.all(calls.map(isSame))).every(Boolean) && houseNow() === house;
    } catch {
      return false;
    }
  };
}
