import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";

const POLICY = "content-security-policy";

/**
 * A page without the nonce of the request it was rendered for, and a policy that names its scripts by their digests: a nonce that
 * many pages carry protects nothing. Only scripts that had the nonce are named, so that no other one runs.
 */
export function sharedText(page: string, reply: FastifyReply): { text: string; policy: string } {
  const { script, style } = reply.cspNonce;
  const digests = new Set<string>();
  const marked = new RegExp(`<script([^>]*) nonce="${script}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const text = page
    .replace(marked, (_, before: string, after: string, code: string) => {
      const own = code.replaceAll(script, "");
      // Browsers read every line break as one character.
      if (own) digests.add(`'sha256-${hash("sha256", own.replace(/\r\n?/g, "\n"), "base64")}'`);
      return `<script${before}${after}>${own}</script>`;
    })
    .replaceAll(` nonce="${script}"`, "")
    .replaceAll(script, "");
  const policy = String(reply.getHeader(POLICY))
    .replace(`'nonce-${script}'`, [...digests].join(" "))
    .replace(` 'nonce-${style}'`, "");
  return { text, policy };
}
