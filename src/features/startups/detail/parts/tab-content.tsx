import { Funding } from "../../funding/parts/funding.tsx";
import { About } from "./about.tsx";
import { Competitors } from "./competitors.tsx";
import { Market } from "./market.tsx";
import { HiddenNote, ListingNote, SparseNote } from "./notes.tsx";
import { Patents } from "./patents.tsx";
import type { StartupPage } from "./place.ts";
import { Seeking } from "./seeking.tsx";
import { Support } from "./support.tsx";
import { Team } from "./team.tsx";
import { Updates } from "./updates.tsx";

/** The section of the startup that the address names. Sections without content are left out. */
export function TabContent(page: StartupPage) {
  const { startup, tab } = page;
  const { financial, team } = startup.hidden;
  return (
    <>
      <ListingNote startup={startup} />
      {tab === "summary" && <Summary {...page} />}
      {tab === "funding" && <Funding {...page} />}
      {tab === "team" && <Team {...page} />}
      {tab === "patents" && <Patents startup={startup} />}
      {tab === "updates" && <Updates startup={startup} />}
      {(tab === "summary" || (tab === "funding" ? financial : tab === "team" && (financial || team))) && (
        <HiddenNote startup={startup} />
      )}
    </>
  );
}

/** The last news shown in short. */
const LATEST_UPDATES = 2;

function Summary(page: StartupPage) {
  const { startup } = page;
  return (
    <>
      <SparseNote startup={startup} />
      <About startup={startup} />
      <Seeking startup={startup} />
      <Funding {...page} />
      <Market startup={startup} />
      <Support startup={startup} opens={page.opens} />
      <Competitors startup={startup} />
      <Updates startup={startup} latest={LATEST_UPDATES} />
    </>
  );
}
