import { BarChart } from "#ui/bar-chart.tsx";
import { Card, Fact, Facts } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Money } from "#ui/money.tsx";
import { Stat, StatRow } from "#ui/stat.tsx";
import { Table } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { CountBadge, Tag } from "#ui/tag.tsx";
import { Row, Sample, useOwnName, useSay } from "./sample.tsx";
import { SAMPLE_FUNDING } from "./sample-data.ts";

export function DataSamples() {
  const say = useSay();
  const own = useOwnName();
  return (
    <Sample title={say(["Data", "Veri"])}>
      <StatRow>
        <Stat value="612" label={say(["Startups", "Girişim"])} change="+18" />
        <Stat value={<Money amount={214_000_000} currency="USD" />} label={say(["Raised", "Yatırım"])} change="+6%" />
        <Stat value="1.840" label={say(["People", "Kişi"])} change="−4" tone="bad" />
      </StatRow>
      <Tabs
        label={own(say(["Startup", "Girişim"]))}
        tabs={[
          { to: "?tab=summary", label: say(["Summary", "Özet"]), current: true },
          { to: "?tab=funding", label: say(["Funding", "Yatırımlar"]), current: false },
          { to: "?tab=team", label: say(["Team", "Ekip"]), current: false },
          {
            to: "?tab=messages",
            label: say(["Messages", "Mesajlar"]),
            current: false,
            count: { number: 3, label: say(["unread", "okunmamış"]) },
          },
        ]}
      />
      <Row>
        <Tag tone="teal">{say(["Seed", "Tohum"])}</Tag>
        <Tag>{say(["Battery", "Pil"])}</Tag>
        <Tag tone="good">{say(["Seeking investment: $3M", "Yatırım arıyor: 3 Mn $"])}</Tag>
        <Tag tone="honey">Premium</Tag>
        <Tag tone="warn">{say(["Closes tomorrow", "Yarın kapanıyor"])}</Tag>
        <Tag tone="bad">{say(["Declined", "Kabul edilmedi"])}</Tag>
        <CountBadge count={120} label={say(["unread", "okunmamış"])} />
      </Row>
      <div className="grid gap-4.5 lg:grid-cols-[minmax(0,2fr)_minmax(15rem,1fr)]">
        <Card title={say(["Funding", "Yatırımlar"])}>
          <BarChart
            title={say(["Funding by year", "Yıllara göre yatırım"])}
            labelHeader={say(["Year", "Yıl"])}
            valueHeader={say(["Amount", "Tutar"])}
            bars={[
              { label: "2022", value: 120, text: "$120K" },
              { label: "2023", value: 260, text: "$260K" },
              { label: "2024", value: 520, text: "$520K" },
              { label: "2026", value: 900, text: "$900K" },
            ]}
          />
        </Card>
        <Card>
          <Facts>
            <Fact name={say(["Founded", "Kuruluş tarihi"])}>
              <DateText value="2021-03-01" />
            </Fact>
            <Fact name={say(["Location", "Konum"])}>İzmir, Türkiye</Fact>
            <Fact name={say(["Employees", "Çalışan"])}>11–25</Fact>
            <Fact name={say(["Raised", "Yatırım"])}>
              <Money amount={1_234_567.5} currency="TRY" full />
            </Fact>
            <Fact name={say(["Deadline", "Son başvuru"])}>
              <DateText value="2026-12-01T20:59:00Z" as="instant" />
            </Fact>
          </Facts>
        </Card>
      </div>
      <Card flush title={say(["Rounds", "Turlar"])}>
        <FundingTable rows={SAMPLE_FUNDING} />
      </Card>
      <Card flush title={say(["Patents", "Patentler"])}>
        <FundingTable rows={[]} />
      </Card>
      <Disclosure title={say(["How are these numbers made?", "Bu sayılar nasıl oluşuyor?"])}>
        {say(["From what the teams confirm each quarter.", "Ekiplerin her çeyrekte doğruladığı bilgilerden."])}
      </Disclosure>
    </Sample>
  );
}

function FundingTable({ rows }: { rows: typeof SAMPLE_FUNDING }) {
  const say = useSay();
  const own = useOwnName();
  return (
    <Table
      label={own(rows.length > 0 ? say(["Rounds", "Turlar"]) : say(["Patents", "Patentler"]))}
      rows={rows}
      rowKey={(row) => row.date}
      columns={[
        {
          key: "date",
          header: say(["Date", "Tarih"]),
          cell: (row) => <DateText value={row.date} />,
          sort: { direction: "descending", to: "?sort=date" },
          className: "whitespace-nowrap",
        },
        { key: "round", header: say(["Round", "Tur"]), cell: (row) => <Tag tone="teal">{say(row.round)}</Tag> },
        {
          key: "investors",
          header: say(["Investors", "Yatırımcılar"]),
          cell: (row) => say(row.investors),
          className: "min-w-48",
        },
        {
          key: "amount",
          header: say(["Amount", "Tutar"]),
          align: "end",
          cell: (row) => <Money amount={row.amount} currency="USD" full />,
          sort: { direction: undefined, to: "?sort=amount" },
        },
      ]}
    />
  );
}
