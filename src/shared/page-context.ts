import { createContext, type RouterContextProvider } from "react-router";
import type { Messages } from "use-intl";
import type { Api, Endpoint, FileApi } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import type { Guards } from "./guard.ts";
import type { ListCalls } from "./list/contract.ts";
import type { ListView } from "./list/list-view.ts";
import type { Locale } from "./locale.ts";
import type { MenuLinks } from "./menu.ts";
import type { PathKey } from "./paths.ts";
import type { Viewer } from "./viewer.ts";

export type Theme = "light" | "dark";
export const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

/** The request as loaders and actions see it. Set once per request by `src/app.server.ts`. */
export interface PageContext {
  /** Calls the API with the viewer's token and language. A 404 answer redirects to the not-found page. */
  api: Api;
  /** The same for calls that answer a file. */
  file: FileApi;
  /** What a page can do without: `otherwise` where the call is refused or fails, which is logged. */
  extra<Result, Otherwise>(answer: Promise<Result>, otherwise: Otherwise): Promise<Result | Otherwise>;
  /** The call that answers the spreadsheet of a table, by the table's key. */
  tableExport(key: string): Endpoint | undefined;
  /** The call that answers the rows of a table. */
  tableList(key: string): Endpoint | undefined;
  /** The calls of a noun's list, by the list's kind. */
  listCalls(kind: string): ListCalls | undefined;
  locale: Locale;
  /** The page that the request matches; undefined for unknown paths. */
  path: PathKey | undefined;
  viewer: Viewer;
  /** Sent by a script of an open page, rather than by opening one. */
  isFetched: boolean;
  /** Origin for absolute links, without a trailing slash. */
  origin: string;
  nonce: string;
  /** The page may load scripts and pictures from these origins, too, and send to them. */
  loadFrom(origins: readonly string[]): void;
  /** Chosen by the visitor; undefined: as the system has it. */
  theme: Theme | undefined;
  /** Sets its cookie. */
  setTheme(theme: Theme): void;
  /** The chosen view of lists, or the usual one of the device. */
  listView: ListView;
  /** Sets its cookie. */
  setListView(view: ListView): void;
  /** The reader's consent to counting visits; undefined: not answered. */
  countsVisits: "yes" | "no" | undefined;
  /** Sets its cookie. */
  setCountsVisits(choice: "yes" | "no"): void;
  /** True if the menu beside a member's own pages is open. */
  menuOpen: boolean;
  /** A group of texts, also one the page does not show; by default in its language. */
  textsOf<Name extends keyof Messages>(name: Name, locale?: Locale): Messages[Name];
  /** The texts that the page shows, as JSON. */
  textsOfPage(): string;
  /** Pages that have a route; shells link to no others. */
  pages: ReadonlySet<PathKey>;
  /** The guards of pages. */
  guards: Guards;
  /** What features add to the menus. */
  menuLinks: MenuLinks;
  /** The language of the last visit, from the cookie. */
  preferred: Locale | undefined;
  /** Sets or removes the session cookie. */
  session: { start(token: string, expiresAt: Date | undefined): void; end(): void };
  /** The cookie by which a sign-in recognises the browser; its value never reaches scripts. */
  device: { value: string; set(value: string | null): void };
  /** The cookie that binds a sign-in with another site to the browser; its value never reaches scripts. */
  socialAttempt: { value: string; set(value: string | undefined): void };
  /** The entry that a visitor has starred, "startup.0192….<value>", until they have signed in; its value never reaches scripts. */
  starred: { value: string; set(value: string | undefined): void };
  /** Writes a fault of ours into the log. */
  logFault(error: unknown): void;
  /** The database is the embedded one, which takes fewer rows at once. */
  isEmbedded: boolean;
  /** Notes in the audit that this member may not open the page. */
  noteRefused(): Promise<void>;
  /** Why nothing may be changed by this request; undefined: its form is of a page of ours. */
  refusedForm: ErrorCode | undefined;
  /** True if demo accounts are offered for sign-in. */
  demo: boolean;
}

const token = createContext<PageContext>();
export const setPageContext = (context: Pick<RouterContextProvider, "set">, page: PageContext) =>
  context.set(token, page);
export const pageContext = (context: Readonly<Pick<RouterContextProvider, "get">>): PageContext => context.get(token);
