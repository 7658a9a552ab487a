// The examples of deploy/ in front of a house: real nginx and Caddy, with other ports and no certificate.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { uploadPhoto } from "#features/talents/uploads/contract.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { freePort } from "#testing/free-port.ts";
import { freshFolder, signIn } from "#testing/fresh-start.ts";
import { METRICS_TOKEN, startServerProcess } from "#testing/server-process.ts";
import { notInstalled, startProgram, systemProgram } from "#testing/system-program.ts";

const DEPLOY = path.resolve(import.meta.dirname, "../deploy");
const readExample = (name: string) => readFileSync(path.join(DEPLOY, name), "utf8");

/** The example between two loopback ports. */
function nginxLines(folder: string, port: number, house: string): string[] {
  const example = readExample("nginx.conf")
    .replace(/server \{\n {2}listen 80;[^}]+\}\n/, "")
    .replace("127.0.0.1:3000", house)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace(/ {2}ssl_certificate\S* \S+;\n/g, "");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${paths.join(" ")}\n${example} }`,
  );
  return ["-c", file, "-p", folder, "-g", "daemon off;"];
}

function caddyLines(folder: string, port: number, house: string): string[] {
  const example = readExample("Caddyfile")
    .replace("kovan.example {", `http://127.0.0.1:${port} {`)
    .replace("127.0.0.1:3000", house);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${example}`);
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** Caddy lets what is under way end when it is asked to: streams of events never do. */
const PROXIES = {
  nginx: { lines: nginxLines, signal: "SIGTERM" },
  caddy: { lines: caddyLines, signal: "SIGKILL" },
} as const;

for (const [name, { lines, signal }] of Object.entries(PROXIES)) {
  const program = systemProgram(name);
  test.skipIf(!program)(
    `a house behind ${name}${program ? "" : `: ${notInstalled(name)}`}`,
    async () => {
      const folder = path.join(await freshFolder(), name);
      mkdirSync(folder, { recursive: true });
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const housePort = await freePort();
      const settings = { PUBLIC_URL: address, DEMO: "1", PORT: String(housePort), READS_PER_MINUTE: "300" };
      const house = await startServerProcess(settings);
      onTestFinished(async () => void (await house.stop()));
      const proxy = startProgram(program!, lines(folder, port, `127.0.0.1:${housePort}`));
      onTestFinished(() => proxy.stop(signal));
      const ask = (where: string, init: RequestInit = {}) => fetch(address + where, { redirect: "manual", ...init });
      await expect
        .poll(() => ask("/livez").then(({ status }) => status, String), { timeout: 30_000, message: proxy.output() })
        .toBe(200);

      // Pages, and the form of the sign-in, which looks at where it comes from.
      expect((await ask("/startups", { redirect: "follow" })).status).toBe(200);
      const form = new URLSearchParams({ email: demoEmail("member"), password: DEMO_PASSWORD });
      const signedIn = await ask("/login", { method: "POST", body: form, headers: { origin: address } });
      expect([signedIn.status, signedIn.headers.getSetCookie().join()]).toEqual([
        302,
        expect.stringContaining("session="),
      ]);

      // Numbers and readiness are for machines.
      const authorization = `Bearer ${METRICS_TOKEN}`;
      expect((await fetch(`http://127.0.0.1:${housePort}/metrics`, { headers: { authorization } })).status).toBe(200);
      expect((await ask("/metrics", { headers: { authorization } })).status).toBe(404);
      expect((await ask("/readyz")).status).toBe(404);

      // The first event arrives while the stream is open.
      const { data } = await (await signIn(address, demoEmail("member"), DEMO_PASSWORD)).json();
      const stop = new AbortController();
      const headers = { authorization: `Bearer ${data.token}` };
      const events = await ask("/apiMessage/Events", { headers, signal: stop.signal });
      let heard = "";
      for await (const part of events.body!) {
        heard += new TextDecoder().decode(part);
        if (heard.includes("event: ")) break;
      }
      stop.abort();

      // The largest picture reaches the house, which says what is wrong with this one.
      const upload = new FormData();
      upload.append("file", new Blob([new Uint8Array(4_900_000)], { type: "image/png" }), "photo.png");
      const refused = await ask(uploadPhoto.path, { method: "POST", body: upload, headers });
      expect([refused.status, (await refused.json()).status.code]).toEqual([415, "notAnImage"]);

      // A visitor that claims another address with each request is still one visitor.
      const statuses: number[] = [];
      for (let count = 0; count < 320; count++) {
        const claimed = { "x-forwarded-for": `198.51.100.${count % 250}` };
        statuses.push((await ask("/apiUser/Auth/Login/none", { headers: claimed })).status);
      }
      expect(statuses.at(-1)).toBe(429);
    },
    300_000,
  );
}
