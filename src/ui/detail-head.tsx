import type { ReactNode } from "react";
import { externalAddress } from "#shared/external-address.ts";
import { ExternalLink } from "./external-link.tsx";
import { ExternalIcon } from "./icon.tsx";
import { Tabs } from "./tabs.tsx";

interface DetailHeadProps {
  name: string;
  picture?: ReactNode;
  /** Below the name. */
  children?: ReactNode;
  actions: ReactNode;
  /** The parts of the page. */
  tabs?: ReactNode;
}

/** On top of the page of a thing: what it is, and what one can do. */
export const DetailHead = ({ name, picture, children, actions, tabs }: DetailHeadProps) => (
  <header className="mt-7">
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
      {picture}
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
        {children}
      </div>
      <div className="flex flex-wrap gap-2.5 sm:justify-end" data-print="no">
        {actions}
      </div>
    </div>
    {tabs}
  </header>
);

/** The size of a logo beside the name. */
export const HEAD_PICTURE = "size-16 text-2xl sm:size-20";

/** Leads to its own site, where it has one. */
export const WebsiteButton = ({ website, label }: { website: string | null; label: string }) =>
  externalAddress(website) && (
    <ExternalLink address={website} className="button button-primary">
      {label}
      <ExternalIcon className="size-4" />
    </ExternalLink>
  );

interface DetailTabsProps<Key extends string> {
  label: string;
  /** The part that is shown. */
  current: Key;
  parts: readonly { key: Key; count: number | undefined }[];
  to: (key: Key) => string;
  nameOf: (key: Key) => string;
  /** "12 entries", for screen readers. */
  countText: (count: number) => string;
}

/** The parts of a page, with the entries in each. */
export const DetailTabs = <Key extends string>({
  label,
  current,
  parts,
  to,
  nameOf,
  countText,
}: DetailTabsProps<Key>) => (
  <div className="mt-5">
    <Tabs
      label={label}
      tabs={parts.map(({ key, count }) => ({
        to: to(key),
        label: nameOf(key),
        current: key === current,
        ...(count ? { count: { number: count, label: countText(count), quiet: true } } : {}),
      }))}
    />
  </div>
);
