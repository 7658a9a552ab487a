import { useState } from "react";
import { Autocomplete } from "#ui/autocomplete.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox, SwitchField } from "#ui/checkbox.tsx";
import { Combobox, type Option } from "#ui/combobox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DownloadIcon, MoreIcon, PlusIcon, SearchIcon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { Row, Sample, useSay } from "./sample.tsx";
import { SAMPLE_CITIES } from "./sample-data.ts";

export function ControlSamples() {
  const say = useSay();
  return (
    <Sample title={say(["Controls", "Denetimler"])}>
      <Buttons />
      <Card title={say(["A form", "Bir form"])}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={say(["Name", "Ad"])}
            required
            hint={say(["As it stands on the papers.", "Resmî belgelerdeki gibi."])}
            defaultValue="Işık Defter"
            autoComplete="off"
          />
          <TextField
            label={say(["Web address", "Web adresi"])}
            type="url"
            defaultValue="isikdefter"
            hint={say(["With https://", "https:// ile başlayan"])}
            error={say(["This is not a full address.", "Bu tam bir adres değil."])}
          />
          <PasswordField label={say(["Password", "Şifre"])} autoComplete="new-password" defaultValue="Kovan!" />
          <Select
            label={say(["Language", "Dil"])}
            empty={say(["Choose", "Seçin"])}
            options={[
              { value: "tr", label: "Türkçe" },
              { value: "en", label: "English" },
            ]}
          />
          <NumberField label={say(["Employees", "Çalışan sayısı"])} min={0} defaultValue={12} />
          <DateField label={say(["Founded", "Kuruluş tarihi"])} defaultValue="2021-03-01" />
          <MoneyField
            label={say(["Investment sought", "Aranan yatırım"])}
            name="amount"
            currencyName="currency"
            currencies={["USD", "EUR", "TRY"].map((code) => ({ value: code, label: code }))}
            defaultCurrency="TRY"
            defaultAmount={1234567.5}
          />
          <TextField label={say(["Locked", "Kilitli"])} disabled defaultValue="–" />
          <Choosing />
          <TextArea className="sm:col-span-2" label={say(["What they do", "Ne yapıyorlar"])} maxLength={500} />
        </div>
      </Card>
      <Choices />
    </Sample>
  );
}

function Buttons() {
  const say = useSay();
  const save = say(["Save", "Kaydet"]);
  return (
    <Row>
      <Button kind="primary">{save}</Button>
      <Button>{save}</Button>
      <Button kind="quiet">{save}</Button>
      <Button kind="danger">{say(["Delete", "Sil"])}</Button>
      <Button kind="primary" busy>
        {save}
      </Button>
      <Button disabled>{save}</Button>
      <Button kind="primary" disabled>
        <PlusIcon />
        {save}
      </Button>
      <Tooltip text={say(["As an Excel file, exactly what is shown", "Görünen neyse o, Excel dosyası olarak"])}>
        <Button>
          <DownloadIcon />
          {say(["Export", "Dışa aktar"])}
        </Button>
      </Tooltip>
      <IconButton label={say(["Search", "Ara"])}>
        <SearchIcon />
      </IconButton>
      <Menu button={<MoreIcon />} label={say(["More", "Diğer"])} square kind="quiet">
        <MenuItem onSelect={() => {}}>{say(["Edit", "Düzenle"])}</MenuItem>
        <MenuItem onSelect={() => {}} disabled>
          {say(["Hand over", "Devret"])}
        </MenuItem>
        <MenuItem onSelect={() => {}} danger>
          {say(["Delete", "Sil"])}
        </MenuItem>
      </Menu>
    </Row>
  );
}

function Choosing() {
  const say = useSay();
  const [cities, setCities] = useState<Option[]>(SAMPLE_CITIES.slice(5, 7));
  const [tags, setTags] = useState<Option[]>([]);
  const [school, setSchool] = useState("");
  return (
    <>
      <Combobox
        label={say(["Cities", "Şehirler"])}
        options={SAMPLE_CITIES}
        selected={cities}
        onChange={setCities}
        max={3}
      />
      <Combobox
        label={say(["Technologies", "Teknolojiler"])}
        hint={say(["What is missing can be added.", "Listede olmayanı ekleyebilirsiniz."])}
        selected={tags}
        onChange={setTags}
        find={findSlowly}
        add={(label) => ({ value: label, label })}
        placeholder={say(["Type to search", "Aramak için yazın"])}
      />
      <Autocomplete
        label={say(["City", "Şehir"])}
        value={school}
        onChange={setSchool}
        suggestions={SAMPLE_CITIES.map((city) => city.label)}
      />
    </>
  );
}

async function findSlowly(query: string): Promise<Option[]> {
  await new Promise((done) => setTimeout(done, 400));
  return ["Robotics", "Battery", "Speech", "NDT"]
    .filter((label) => label.toLowerCase().includes(query.toLowerCase()))
    .map((label) => ({ value: label, label }));
}

function Choices() {
  const say = useSay();
  const [pay, setPay] = useState("monthly");
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <Checkbox label={say(["I accept the terms of service", "Kullanım koşullarını kabul ediyorum"])} required />
        <Checkbox
          label={say(["News by mail", "E‑posta ile haberler"])}
          defaultChecked
          hint={say(["Once a month.", "Ayda bir."])}
        />
        <Checkbox label={say(["Not available", "Kullanılamıyor"])} disabled />
        <SwitchField label={say(["Visible to investors", "Yatırımcılara görünür"])} defaultChecked />
        <SwitchField label={say(["Looking for a co-founder", "Kurucu ortak arıyor"])} />
      </div>
      <RadioGroup
        name={`pay-${say(["en", "tr"])}`}
        label={say(["Payment", "Ödeme"])}
        value={pay}
        onChange={setPay}
        options={[
          { value: "monthly", label: say(["Monthly", "Aylık"]) },
          { value: "yearly", label: say(["Yearly", "Yıllık"]), hint: say(["Two months free.", "İki ay bizden."]) },
        ]}
      />
    </div>
  );
}
