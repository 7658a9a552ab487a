import type { ReactNode } from "react";
import { externalAddress, spokenAddress } from "#shared/external-address.ts";
import { truncate } from "#shared/format.ts";
import { TEXT_LINK } from "./link.tsx";

/** Characters of an address that are shown (specification, "Text cut"). */
const LINK_CUT_AT = 20;

interface ExternalLinkProps {
  address: string | null;
  /** Left out, the address itself, cut. */
  children?: ReactNode;
  className?: string;
}

/** A link off the site that others wrote: it lends them no rank and gets no hold of our window. */
export function ExternalLink({ address, children, className = TEXT_LINK }: ExternalLinkProps) {
  const href = externalAddress(address);
  if (!href) return <span className="wrap-anywhere">{children ?? address}</span>;
  // As it was entered: a parsed address encodes other alphabets.
  const spoken = spokenAddress(address?.trim() ?? href);
  return (
    <a href={href} rel="nofollow noopener" target="_blank" title={spoken} className={className}>
      {children ?? truncate(spoken, LINK_CUT_AT)}
    </a>
  );
}
