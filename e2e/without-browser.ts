import type { APIRequestContext } from "@playwright/test";
import { login } from "#features/accounts/contract.ts";
import { DEMO_PASSWORD, type DemoRole, demoEmail } from "#shared/demo-accounts.ts";
import type { Site } from "./site.ts";

/** Signs in with a demo account; answers the token of the session. */
export async function tokenOf(request: APIRequestContext, { origin }: Site, role: DemoRole): Promise<string> {
  const data = { email: demoEmail(role), password: DEMO_PASSWORD };
  return (await (await request.post(origin + login.path, { data })).json()).data.token;
}

/** The headers of a call by a demo account. */
export const authorized = async (request: APIRequestContext, site: Site, role: DemoRole) => ({
  authorization: `Bearer ${await tokenOf(request, site, role)}`,
});

const headersFor = (token?: string) => ({ "accept-language": "en", ...(token ? { cookie: `session=${token}` } : {}) });

/** The status of a page for a visitor, or for the member of a session. */
export const pageStatus = async (request: APIRequestContext, { origin }: Site, address: string, token?: string) =>
  (await request.get(origin + address, { headers: headersFor(token) })).status();

/** What a page shows a visitor, or the member of a session, as HTML: without scripts, and without comments amid its texts. */
export async function textOf(request: APIRequestContext, { origin }: Site, address: string, token?: string) {
  const response = await request.get(origin + address, { headers: headersFor(token) });
  return (await response.text()).replaceAll(/<!-- -->|<script.*?<\/script>/gs, "");
}
