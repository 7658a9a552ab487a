import { z } from "zod";
import { actionFailure } from "./action-failure.ts";
import type { Endpoint } from "./endpoint.ts";
import { AppError, type ErrorCode } from "./errors.ts";
import type { PageContext } from "./page-context.ts";

type Page = Pick<PageContext, "api" | "locale">;

/** The request of an intent: calls, the reader's language, and the options of its write. */
export interface IntentCall extends Page {
  /** A repeated attempt is one write. */
  once: { idempotencyKey?: string };
}

interface Kind {
  input: unknown;
  result: unknown;
}

/** One of the things that a page's forms may ask its action for. */
export interface Intent<K extends Kind> {
  (sent: unknown, page: Page): Promise<K["result"]>;
  /** A type only: the request besides its name. */
  input?: K["input"];
}

/** The action of a page whose forms send JSON. */
interface IntentAction<Kinds extends Record<string, Kind>> {
  (request: Request, page: Page): Promise<Kinds[keyof Kinds]["result"] | Awaited<ReturnType<typeof refused>>>;
  /** A type only: the requests it takes. */
  sends?: { [Name in keyof Kinds]: { intent: Name } & Kinds[Name]["input"] }[keyof Kinds];
}

/** The requests that an action takes from the forms of its page. `attempt` names the write, so that a repeated one is the same. */
export type SentTo<Action extends { sends?: unknown }> = NonNullable<Action["sends"]> & { attempt?: string };

/**
 * The body of a call, which a page passes on as it was sent. The call checks it and names the fields at fault, so here it
 * only gets the type of what the call takes.
 */
export const bodyOf = <E extends Endpoint>(_endpoint: E) =>
  z.custom<z.input<E["body"]>>((value) => typeof value === "object" && value !== null);

/** A thing that is gone refuses the form, whose page stays, with what was typed. */
const staying =
  (api: PageContext["api"]): PageContext["api"] =>
  (endpoint, input, options) =>
    api(endpoint, input, { ...options, handlesNotFound: true });

const named = z.object({ intent: z.string() });
const attempts = z.object({ attempt: z.string().optional().catch(undefined) });
const refused = async ({ locale }: Page) => actionFailure(new AppError("invalidInput"), locale);

/**
 * One intent: the fields of its request, and what it does. `current` reads what others have saved where it fails with one
 * of `staleCodes`; the page shows both.
 */
export function intent<Shape extends z.ZodRawShape, Result, Current = never>(
  shape: Shape,
  run: (sent: z.output<z.ZodObject<Shape>>, call: IntentCall) => Promise<Result>,
  current?: (sent: z.output<z.ZodObject<Shape>>, page: Page) => Promise<Current>,
  staleCodes: readonly ErrorCode[] = ["changedMeanwhile"],
) {
  const schema = z.object(shape);
  const fail = (error: unknown, { locale }: Page, more: { current?: Current }) => actionFailure(error, locale, more);
  type Failed = ReturnType<typeof fail> | Awaited<ReturnType<typeof refused>>;
  const act: Intent<{ input: z.input<z.ZodObject<Shape>>; result: Result | Failed }> = async (request, page) => {
    const sent = schema.safeParse(request);
    if (!sent.success) return refused(page);
    const { attempt } = attempts.parse(request);
    try {
      return await run(sent.data, {
        ...page,
        api: staying(page.api),
        once: attempt ? { idempotencyKey: attempt } : {},
      });
    } catch (error) {
      const isStale = error instanceof AppError && staleCodes.includes(error.code);
      return fail(error, page, current && isStale ? { current: await current(sent.data, page) } : {});
    }
  };
  return act;
}

/** `intent` of what is sent says which of these it is. */
export function intentAction<Kinds extends Record<string, Kind>>(
  intents: {
    [Name in keyof Kinds]: Intent<Kinds[Name]>;
  },
): IntentAction<Kinds> {
  const isName = (name: string): name is keyof Kinds & string => Object.hasOwn(intents, name);
  return async (request, page) => {
    const sent: unknown = await request.json().catch(() => undefined);
    const name = named.safeParse(sent).data?.intent ?? "";
    const act = isName(name) ? intents[name] : undefined;
    return act ? act(sent, page) : refused(page);
  };
}

/** Files come as forms, everything else as JSON. */
export const isJson = (request: Request): boolean => request.headers.get("content-type")?.includes("json") ?? false;
