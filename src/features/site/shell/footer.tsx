import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { SITE_NAME } from "#shared/site-name.ts";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/hexagon.tsx";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Contact } from "../identity/contract.ts";
import { FOOTER_LINKS, HEADER_LINKS, LEGAL_LINKS, type ShellLink } from "../rules.ts";
import { LanguageSwitch } from "./language-switch.tsx";

/** About the portal, and links to all sections and legal pages. */
export function Footer({ links, contact }: { links: readonly ShellLink[]; contact: Contact }) {
  const text = useTranslations("site");
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className={classes(PAGE_WIDTH, "flex flex-wrap justify-between gap-x-16 gap-y-8 py-10")}>
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <Logo className="size-7" />
            {SITE_NAME}
          </p>
          <p className="mt-3 text-sm text-ink-muted">{text("description")}</p>
          <p className="mt-2 text-sm text-ink-muted">{text("footerText")}</p>
          <ContactLines contact={contact} />
        </div>
        <FooterLinks title={text("discover")} links={HEADER_LINKS.filter((link) => links.includes(link))} withHome />
        <FooterLinks title={text("more")} links={FOOTER_LINKS.filter((link) => links.includes(link))} />
        <FooterLinks title={text("legal")} links={LEGAL_LINKS.filter((link) => links.includes(link))} />
        <div>
          <h2 className="text-sm font-semibold">{text("language")}</h2>
          <div className="mt-1 -ms-2.5">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** How the house is reached. */
function ContactLines({ contact: { email, phone, address } }: { contact: Contact }) {
  const text = useTranslations("site");
  if (!email && !phone && !address) return null;
  return (
    <address aria-label={text("contact")} className="mt-4 grid gap-1 text-sm text-ink-muted not-italic">
      {address && <span>{address}</span>}
      {email && (
        <a href={`mailto:${email}`} className="w-fit underline">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="w-fit underline">
          {phone}
        </a>
      )}
    </address>
  );
}

interface FooterLinksProps {
  title: string;
  links: ShellLink[];
  withHome?: boolean;
}

function FooterLinks({ title, links, withHome }: FooterLinksProps) {
  const text = useTranslations("site");
  const locale = useLocale();
  if (links.length === 0 && !withHome) return null;
  const entries = links.map((link) => ({ to: pathTo(link, locale), name: text(`links.${link}`) }));
  if (withHome) entries.unshift({ to: pathTo("home", locale), name: text("home") });
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-1">
        {entries.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-9 items-center text-sm text-ink-muted hover:text-ink hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
