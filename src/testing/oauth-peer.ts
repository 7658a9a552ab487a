import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { CLIENT } from "./openid-provider.ts";

interface Conduct {
  /** The answer at each address for a request with the token. */
  answers: Record<string, unknown>;
  /** Said instead of giving a code. */
  error?: string;
  /** Named in the answer as the sender (RFC 9207). */
  iss?: string;
  /** Every page fails; or none is ever answered. */
  trouble?: "broken" | "silent";
}

/** A plain OAuth 2 site on this machine, laid out as GitHub Enterprise and Facebook are. Codes are good once, with PKCE. */
export async function oauthPeer(answers: Record<string, unknown>) {
  const conduct: Conduct = { answers };
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();

  function authorize({ searchParams: query }: URL, response: http.ServerResponse): void {
    const back = new URL(query.get("redirect_uri")!);
    back.searchParams.set("state", query.get("state")!);
    if (conduct.iss) back.searchParams.set("iss", conduct.iss);
    if (conduct.error) back.searchParams.set("error", conduct.error);
    else {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { challenge: query.get("code_challenge")!, redirectUri: query.get("redirect_uri")! });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async function giveToken(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const right =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get("redirect_uri") &&
      form.get("client_id") === CLIENT.clientId &&
      form.get("client_secret") === CLIENT.clientSecret;
    const token = randomBytes(16).toString("hex");
    if (right) tokens.add(token);
    // GitHub says what is wrong with status 200.
    write(response, 200, right ? { access_token: token, token_type: "bearer" } : { error: "bad_verification_code" });
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://peer.test");
    if (conduct.trouble === "silent") return;
    if (conduct.trouble === "broken") return write(response, 500, { error: "server_error" });
    if (/authorize$|dialog\/oauth$/.test(url.pathname)) return authorize(url, response);
    if (url.pathname.endsWith("access_token")) return void giveToken(request, response);
    const isValid = tokens.has((request.headers.authorization ?? "").replace(/^bearer /i, ""));
    const answer = isValid ? conduct.answers[url.pathname] : undefined;
    write(response, isValid ? (answer ? 200 : 404) : 401, answer ?? {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { site, conduct, close };
}

function write(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
