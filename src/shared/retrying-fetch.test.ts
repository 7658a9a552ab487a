import { expect, test } from "vitest";
import { NO_SESSION, retryingFetch, SESSION_HEADER, UNCONFIRMED } from "./retrying-fetch.ts";
import { confirmation, sessionEnd } from "./session-end.ts";

const ORIGIN = "https://kovan.example";

/** A server that answers each request with the next of these; an error is no answer. */
function serverWith(...answers: (number | Error)[]) {
  const seen: { key: string | null; body: string }[] = [];
  const fetch = retryingFetch(async (input, init) => {
    const request = new Request(input, init);
    seen.push({ key: request.headers.get("idempotency-key"), body: await request.text() });
    const answer = answers[seen.length - 1]!;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  }, ORIGIN);
  return { seen, fetch };
}
const lost = new TypeError("Failed to fetch");
const post = (body: string) => ({ method: "POST", body });

test("an unanswered write is resent with its key; another action has another", async () => {
  const { seen, fetch } = serverWith(lost, 503, 200, 200);
  expect((await fetch(`${ORIGIN}/profile.data`, post("title=A"))).status).toBe(200);
  expect(seen.map(({ body }) => body)).toEqual(["title=A", "title=A", "title=A"]);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  await fetch(`${ORIGIN}/profile.data`, post("title=B"));
  expect(seen[3]!.key).not.toBe(seen[0]!.key);
});

test("two retries end in the failure; refusals and aborts end at once", async () => {
  await expect(serverWith(lost, lost, lost).fetch(`${ORIGIN}/a`, post(""))).rejects.toBe(lost);
  const busy = serverWith(503, 503, 503);
  expect((await busy.fetch(`${ORIGIN}/a`)).status).toBe(503);
  expect(busy.seen).toHaveLength(3);
  const refused = serverWith(400);
  expect((await refused.fetch(`${ORIGIN}/a`, post(""))).status).toBe(400);
  const stop = new DOMException("stop", "AbortError");
  await expect(serverWith(stop).fetch(`${ORIGIN}/a`)).rejects.toBe(stop);
});

test.each([408, 429, 500, 502, 503, 504])("a status of %s is tried again", async (status) => {
  const { seen, fetch } = serverWith(status, 200);
  expect((await fetch(`${ORIGIN}/a`)).status).toBe(200);
  expect(seen).toHaveLength(2);
});

test("Retry-After is honoured; a long one, or an action's refusal, ends at once", async () => {
  const times: number[] = [];
  const answering = (headers: Record<string, string>) =>
    retryingFetch(async () => {
      times.push(performance.now());
      return new Response(null, { status: 429, headers });
    }, ORIGIN);
  await answering({ "retry-after": "1" })(`${ORIGIN}/a`);
  expect(times).toHaveLength(3);
  expect(times[2]! - times[0]!).toBeGreaterThan(1_900);
  times.length = 0;
  await answering({ "retry-after": "60" })(`${ORIGIN}/a`);
  expect(times).toHaveLength(1);
  times.length = 0;
  await answering({ "x-remix-response": "yes" })(`${ORIGIN}/a.data`, post(""));
  expect(times).toHaveLength(1);
});

test("a page where data were expected is tried again", async () => {
  let requests = 0;
  const fetch = retryingFetch(async () => {
    requests++;
    return new Response("<html>", { headers: { "content-type": requests < 3 ? "text/html" : "text/x-script" } });
  }, ORIGIN);
  expect((await fetch(`${ORIGIN}/startups.data`)).headers.get("content-type")).toBe("text/x-script");
  expect(requests).toBe(3);
});

test.each([
  [NO_SESSION, 401, sessionEnd],
  [UNCONFIRMED, 403, confirmation],
])("a save refused as %s goes on, as the same write, after an answer", async (reason, status, question) => {
  const headers = { [SESSION_HEADER]: reason };
  const keys: (string | null)[] = [];
  const fetch = retryingFetch(async (input, init) => {
    keys.push(new Request(input, init).headers.get("idempotency-key"));
    return new Response(null, keys.length % 2 === 1 ? { status, headers } : { status: 200 });
  }, ORIGIN);
  const save = () => fetch(`${ORIGIN}/profile.data`, post("title=A"));
  let asked = 0;
  const end = question.askWith(async () => ++asked > 0);
  expect([(await save()).status, asked, new Set(keys).size]).toEqual([200, 1, 1]);
  end();
  // Where nobody was signed in, nobody is asked.
  expect([(await save()).status, asked]).toEqual([status, 1]);
});

test("reads have no key, and other sites are left alone", async () => {
  const { seen, fetch } = serverWith(200, 503);
  await fetch(`${ORIGIN}/a`);
  expect((await fetch("https://elsewhere.example/a", post(""))).status).toBe(503);
  expect(seen.map(({ key }) => key)).toEqual([null, null]);
});

test("router data is handed on whole; a broken body is fetched again", async () => {
  let requests = 0;
  const stop = new AbortController();
  const fetch = retryingFetch(async () => {
    requests++;
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode("first line\n"));
        if (requests === 1) stream.error(lost);
        if (requests === 2) stream.close();
        stop.signal.addEventListener("abort", () => stream.error(stop.signal.reason));
      },
    });
    return new Response(body, { status: 202, headers: { "x-kind": "data" } });
  }, ORIGIN);
  const response = await fetch(`${ORIGIN}/messages.data`);
  expect([requests, response.status, response.headers.get("x-kind")]).toEqual([2, 202, "data"]);
  expect(await response.text()).toBe("first line\n");
  const aborted = fetch(`${ORIGIN}/messages.data`, { signal: stop.signal });
  await expect.poll(() => requests).toBe(3);
  stop.abort();
  await expect(aborted).rejects.toBe(stop.signal.reason);
});
