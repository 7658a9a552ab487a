/**
 * The tokens of src/ui/tokens.css in sRGB, because mail clients do not support OKLCH. Styles are inline: not all
 * clients read style sheets.
 */
const INK = "#261d16";
const MUTED_COLOUR = "#62564b";
const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SMALL_STYLE = `margin:0;font-size:14px;line-height:21px;color:${MUTED_COLOUR}`;

export const MAIL_STYLES = {
  body: `margin:0;padding:0;background:#fbf9f5;color:${INK};${FONT}`,
  preview: "display:none;max-height:0;overflow:hidden",
  brand: "margin:0 0 20px 4px;font-size:20px;line-height:32px;font-weight:700",
  logo: "vertical-align:middle;margin-right:10px;border:0",
  card: "background:#ffffff;border-radius:16px;padding:32px 28px",
  heading: "margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700",
  paragraph: "margin:0 0 16px;font-size:16px;line-height:25px",
  facts: "margin:0 0 16px;padding:0;list-style:none;font-size:16px;line-height:26px",
  button: "display:inline-block;padding:13px 26px;font-size:16px;line-height:22px;font-weight:700;text-decoration:none",
  note: `${SMALL_STYLE};margin-top:16px`,
  address: `color:${MUTED_COLOUR};word-break:break-all`,
  footer: `${SMALL_STYLE};padding:20px 4px 0`,
  quietLink: `color:${MUTED_COLOUR}`,
};

/** Dark theme for clients that support it; the others show the light one. */
export const THEME_STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#171310!important;color:#f2ede7!important}
.surface{background:#221c18!important}
.muted{color:#bbb0a6!important}
}`;
