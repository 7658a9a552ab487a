import { useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxList } from "#ui/checkbox-list.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateRange } from "#ui/date-field.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Drawer } from "#ui/dialog.tsx";
import { FilterSection } from "#ui/disclosure.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { FilterIcon } from "#ui/icon.tsx";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { Money } from "#ui/money.tsx";
import { RangeField } from "#ui/number-field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Tag } from "#ui/tag.tsx";
import { Sample, useOwnName, useSay } from "./sample.tsx";
import { SAMPLE_SECTORS, SAMPLE_STARTUPS } from "./sample-data.ts";

/** A list page made of its parts. */
export function ListSample({ theme }: { theme: string }) {
  const say = useSay();
  const own = useOwnName();
  const [open, setOpen] = useState(false);
  return (
    <Sample title={say(["A list", "Bir liste"])}>
      <div className="flex items-start gap-9">
        <aside className="hidden w-70 shrink-0 overflow-hidden rounded-card border border-line bg-surface shadow-card 2xl:block">
          <Filters theme={theme} />
        </aside>
        <div className="grid min-w-0 flex-1 gap-4.5">
          <div className="flex flex-wrap items-center gap-3">
            <p className="me-auto font-display text-3xl font-bold tracking-tight">
              {say(["Startups", "Girişimler"])}
              <span className="ms-4 font-sans text-base font-normal tracking-normal text-ink-muted">
                {say(["41 of 612", "41 / 612 girişim"])}
              </span>
            </p>
            <Button onClick={() => setOpen(true)} className="2xl:hidden">
              <FilterIcon />
              {say(["Filters", "Filtreler"])}
            </Button>
            <Menu button={say(["Newest first", "En yeni"])}>
              <MenuLink to="?" current>
                {say(["Newest first", "En yeni"])}
              </MenuLink>
              <MenuLink to="?">{say(["Name, A to Z", "Ada göre, A’dan Z’ye"])}</MenuLink>
              <MenuLink to="?">{say(["Most raised", "En çok yatırım alan"])}</MenuLink>
            </Menu>
            <ButtonLink to="?">{say(["Export", "Dışa aktar"])}</ButtonLink>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {[
              say(["Energy", "Enerji"]),
              say(["Health", "Sağlık"]),
              say(["Raised ≥ $250,000", "Yatırım ≥ $250.000"]),
            ].map((chip) => (
              <Chip key={chip} to="?">
                {chip}
              </Chip>
            ))}
            <Button kind="quiet">{say(["Clear all", "Tümünü temizle"])}</Button>
          </div>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5">
            {SAMPLE_STARTUPS.map((startup) => (
              <Card key={startup.name} as="article" className="flex flex-col p-4.5 sm:px-4.5">
                <div className="flex items-center gap-3">
                  <LetterTile name={startup.name} />
                  <div className="min-w-0">
                    <h3 className="text-lg leading-tight">{startup.name}</h3>
                    <p className="text-sm text-ink-muted">{say(startup.place)}</p>
                  </div>
                </div>
                <p className="mt-3 mb-5 flex-1 text-sm">{say(startup.tagline)}</p>
                <div className="flex flex-wrap gap-1.5">
                  <Tag tone="teal">{say(startup.stage)}</Tag>
                  <Tag>{say(startup.technology)}</Tag>
                </div>
                <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3.5 text-sm text-ink-muted">
                  <span>
                    {say(["Raised", "Yatırım"])}{" "}
                    <strong className="text-ink">
                      <Money amount={startup.raised} currency="USD" />
                    </strong>
                  </span>
                  <span>
                    {say(["confirmed", ""])} <DateText value={startup.confirmed} as="relative" />{" "}
                    {say(["", "doğrulandı"])}
                  </span>
                </p>
              </Card>
            ))}
          </div>
          <Pagination
            page={7}
            pageSize={12}
            total={612}
            label={own(say(["Pages", "Sayfalar"]))}
            to={(page) => `?page=${page}`}
          />
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={say(["Filters", "Filtreler"])}>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <Filters theme={`${theme}-drawer`} />
        </div>
        <div className="grid border-t border-line bg-sunken p-4.5">
          <Button kind="primary" onClick={() => setOpen(false)}>
            {say(["Show 41 startups", "41 girişimi göster"])}
          </Button>
        </div>
      </Drawer>
    </Sample>
  );
}

function Filters({ theme }: { theme: string }) {
  const say = useSay();
  const [sectors, setSectors] = useState(["energy", "health"]);
  const [stage, setStage] = useState(["seed"]);
  return (
    <>
      <FilterSection
        title={say(["Sector", "Sektör"])}
        chosen={{ number: sectors.length, label: say(["chosen", "seçili"]) }}
      >
        <CheckboxList
          name={`sector-${theme}`}
          label={say(["Sector", "Sektör"])}
          choices={SAMPLE_SECTORS.map((sector) => ({ ...sector, label: say(sector.label) }))}
          selected={sectors}
          onChange={setSectors}
        />
      </FilterSection>
      <FilterSection title={say(["Stage", "Aşama"])} locked>
        <CheckboxList
          name={`stage-${theme}`}
          label={say(["Stage", "Aşama"])}
          single
          choices={[
            { value: "pre-seed", label: say(["Pre-seed", "Tohum öncesi"]), count: 52 },
            { value: "seed", label: say(["Seed", "Tohum"]), count: 41 },
            { value: "series-a", label: say(["Series A", "A serisi"]), count: 9 },
          ]}
          selected={stage}
          onChange={setStage}
        />
      </FilterSection>
      <FilterSection title={say(["Raised, USD", "Yatırım, USD"])} locked>
        <RangeField label={say(["Raised", "Yatırım"])} hideLabel lowest={{ defaultValue: 250000 }} highest={{}} />
      </FilterSection>
      <FilterSection title={say(["Founded", "Kuruluş tarihi"])}>
        <DateRange
          label={say(["Founded", "Kuruluş tarihi"])}
          hideLabel
          from={{ defaultValue: "2021-01-01" }}
          until={{}}
        />
      </FilterSection>
    </>
  );
}
