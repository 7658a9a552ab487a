import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Contact, ShellLink, SiteFooter, SiteLogo } from "../identity/contract.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteMark } from "./site-mark.tsx";

/** About the portal, and links to all sections and legal pages. */
interface FooterProps {
  logo: SiteLogo;
  footer: SiteFooter;
  contact: Contact;
}

export function Footer({ logo, footer, contact }: FooterProps) {
  const text = useTranslations("site");
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div
        className={classes(
          PAGE_WIDTH,
          "grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:flex sm:flex-wrap sm:justify-between sm:gap-x-16",
        )}
      >
        <div className="col-span-2 max-w-sm">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <SiteMark logo={logo} className="size-7" />
          </p>
          <p className="mt-3 text-sm text-ink-muted">{text("description")}</p>
          <p className="mt-2 text-sm text-ink-muted">{footer.text}</p>
          <ContactLines contact={contact} />
        </div>
        {footer.groups.map(({ name, links }, index) => (
          <FooterLinks key={name} title={name} links={links} withHome={index === 0} />
        ))}
        <div>
          <h2 className="text-sm font-semibold">{text("language")}</h2>
          <div className="mt-1 -ms-2">
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
  links: readonly ShellLink[];
  withHome?: boolean;
}

function FooterLinks({ title, links, withHome }: FooterLinksProps) {
  const text = useTranslations("site");
  const locale = useLocale();
  if (links.length === 0 && !withHome) return null;
  const home = { path: pathTo("home", locale), name: text("home") };
  const entries = withHome ? [home, ...links] : links;
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-1">
        {entries.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              reloadDocument={!path.startsWith("/")}
              className="flex min-h-9 items-center text-sm text-ink-muted hover:text-ink hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
