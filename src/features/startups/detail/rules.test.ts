import { expect, test } from "vitest";
import type { StartupDetail } from "./contract.ts";
import { organizationJsonLd } from "./rules.ts";

const page = { origin: "https://kovan.example", url: "https://kovan.example/startup/a", locale: "en" as const };
const startup = {
  name: "</script><script>alert(1)</script>",
  tagline: "<!-- & \u2028",
  description: null,
  legalName: null,
  website: null,
  logo: "/art/logo/a.svg",
  cover: null,
  foundationDate: "2021-03-15",
  technologies: [{ id: "1", name: "IoT", slug: "iot" }],
  location: { country: { id: "1", name: "Türkiye", slug: "tr" }, city: null, county: null },
  teamMembers: [{ name: "Ayşe", position: null }],
  linkedin: "https://www.linkedin.com/company/a",
  twitter: null,
  facebook: null,
  instagram: null,
} as unknown as StartupDetail;

test("the description for search engines cannot end its script, and says the same when read", () => {
  const json = organizationJsonLd(startup, page);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": page.url,
    url: page.url,
    mainEntityOfPage: page.url,
    name: startup.name,
    slogan: startup.tagline,
    description: startup.tagline,
    inLanguage: "en",
    logo: "https://kovan.example/art/logo/a.svg",
    foundingDate: "2021-03-15",
    keywords: "IoT",
    address: { "@type": "PostalAddress", addressCountry: "Türkiye" },
    member: [{ "@type": "Person", name: "Ayşe" }],
    sameAs: ["https://www.linkedin.com/company/a"],
  });
});
