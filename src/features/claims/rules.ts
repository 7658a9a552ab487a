/** Addresses and pages that anybody can have: they prove nothing. */
const SHARED = new Set(
  (
    "gmail.com googlemail.com google.com hotmail.com hotmail.com.tr outlook.com outlook.com.tr live.com msn.com yahoo.com yahoo.com.tr " +
    "ymail.com yandex.com yandex.com.tr yandex.ru mail.ru icloud.com me.com mac.com proton.me protonmail.com gmx.com gmx.de gmx.net " +
    "aol.com zoho.com mail.com mynet.com superonline.com ttmail.com tutanota.com fastmail.com linkedin.com facebook.com instagram.com " +
    "twitter.com x.com youtube.com github.com github.io gitlab.io medium.com notion.site wordpress.com wixsite.com blogspot.com " +
    "weebly.com netlify.app vercel.app web.app firebaseapp.com herokuapp.com pages.dev linktr.ee carrd.co"
  ).split(" "),
);

const isShared = (domain: string): boolean =>
  SHARED.has(domain) || [...SHARED].some((shared) => domain.endsWith(`.${shared}`));

/** The domain whose mail proves that an entry is one's own: that of its website. Undefined where mail proves nothing. */
export function provingDomain(website: string | null): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const domain = new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  return /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(domain) && !isShared(domain) ? domain : undefined;
}

export const isAtDomain = (email: string, domain: string): boolean =>
  email.slice(email.lastIndexOf("@") + 1).toLowerCase() === domain;
