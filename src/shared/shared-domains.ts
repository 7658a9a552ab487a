/** Domains of addresses and pages that anybody can have: they prove nothing. */
const SHARED_DOMAINS = new Set(
  (
    "gmail.com googlemail.com google.com hotmail.com hotmail.com.tr outlook.com outlook.com.tr live.com msn.com yahoo.com yahoo.com.tr " +
    "ymail.com yandex.com yandex.com.tr yandex.ru mail.ru icloud.com me.com mac.com proton.me protonmail.com gmx.com gmx.de gmx.net " +
    "aol.com zoho.com mail.com mynet.com superonline.com ttmail.com tutanota.com fastmail.com linkedin.com facebook.com instagram.com " +
    "twitter.com x.com youtube.com github.com github.io gitlab.io medium.com notion.site wordpress.com wixsite.com blogspot.com " +
    "weebly.com netlify.app vercel.app web.app firebaseapp.com herokuapp.com pages.dev linktr.ee carrd.co"
  ).split(" "),
);

/** True if a domain is one of these, or below one. */
export const isSharedDomain = (domain: string): boolean =>
  SHARED_DOMAINS.has(domain) || [...SHARED_DOMAINS].some((shared) => domain.endsWith(`.${shared}`));

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();
