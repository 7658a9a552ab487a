import { house } from "#shared/house.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import type { MailContent } from "./content.server.ts";
import { logoPng } from "./logo.server.ts";
import { MAIL_STYLES as style, THEME_STYLES } from "./styles.server.ts";

const FOOTER: Record<Locale, string> = {
  en: "You received this email because your address was used on our portal.",
  tr: "Bu e‑postayı, adresiniz portalımızda kullanıldığı için aldınız.",
};
const BY_HAND: Record<Locale, string> = {
  en: "If the button does not work, open this address in your browser:",
  tr: "Düğme çalışmıyorsa bu adresi tarayıcınızda açın:",
};

/** Content id of the logo, which is attached: opening the mail loads nothing. */
export const LOGO_CID = "logo";

/** The HTML part. Tables are used only where Outlook needs them: for the column's width and the button's background. */
export function htmlOf(content: MailContent, locale: Locale, origin: string): string {
  const { subject, preview, heading, paragraphs, facts = [], button, note, unsubscribe } = content;
  const rows = facts.map(({ name, value }) => `<li><span class="muted">${text(name)}:</span> ${text(value)}</li>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(subject)}</title>
<style>${THEME_STYLES}</style>
</head>
<body class="paper" style="${style.body}">
<div style="${style.preview}">${text(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td>
<p style="${style.brand}"><img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="${style.logo}">${siteName()}</p>
<div class="surface" style="${style.card}">
<h1 style="${style.heading}">${text(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="${style.paragraph}">${text(paragraph)}</p>`).join("\n")}
${rows.length > 0 ? `<ul style="${style.facts}">${rows.join("\n")}</ul>` : ""}
${button ? buttonOf(button.label, origin + button.path, locale) : ""}
${note ? `<p class="muted" style="${style.note}">${text(note)}</p>` : ""}
</div>
<p class="muted" style="${style.footer}">${FOOTER[locale]}<br>${unsubscribe ? `<a class="muted" href="${text(origin + unsubscribe.path)}" style="${style.quietLink}">${text(unsubscribe.label)}</a><br>` : ""}<a class="muted" href="${text(origin)}" style="${style.quietLink}">${text(origin.replace(/^https?:\/\//, ""))}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The HTML part for a browser: the attached logo is inlined, links open in a new window. */
export async function readableHtml(html: string): Promise<string> {
  const logo = `data:image/png;base64,${(await logoPng()).toString("base64")}`;
  return html.replace(`cid:${LOGO_CID}`, logo).replaceAll("<a ", '<a target="_blank" rel="noreferrer" ');
}

function buttonOf(label: string, address: string, locale: Locale): string {
  const { colour, colourOfLetters } = house();
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td style="background:${colour};border-radius:10px"><a href="${text(address)}" style="${style.button};color:${colourOfLetters}">${text(label)}</a></td></tr></table>
<p class="muted" style="${style.note}">${BY_HAND[locale]}<br><a class="muted" href="${text(address)}" style="${style.address}">${text(address)}</a></p>`;
}

/** The plain text part, with the same content. */
export function plainOf(content: MailContent, locale: Locale, origin: string): string {
  const { heading, paragraphs, facts = [], button, note, unsubscribe } = content;
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    button ? `${button.label}:\n${origin}${button.path}` : "",
    note ?? "",
    unsubscribe ? `${unsubscribe.label}:\n${origin}${unsubscribe.path}` : "",
    `-- \n${siteName()} · ${origin}\n${FOOTER[locale]}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: string): string => value.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
