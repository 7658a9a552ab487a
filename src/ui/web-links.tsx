import { externalAddress } from "#shared/external-address.ts";
import { Card } from "./card.tsx";
import { ExternalLink } from "./external-link.tsx";
import { ExternalIcon } from "./icon.tsx";

interface WebLinksProps {
  title: string;
  links: readonly { name: string; address: string | null }[];
}

/** The addresses of a thing elsewhere on the web. Invalid ones are left out; without any there is no card. */
export function WebLinks({ title, links }: WebLinksProps) {
  const shown = links.filter(({ address }) => externalAddress(address));
  if (shown.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-my-1 grid text-sm">
        {shown.map(({ name, address }) => (
          <li key={name}>
            <ExternalLink
              address={address}
              className="flex min-h-row items-center justify-between gap-4 font-semibold hover:underline"
            >
              {name}
              <ExternalIcon className="size-4 text-ink-muted" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
