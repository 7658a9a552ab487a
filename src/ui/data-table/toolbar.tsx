import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { tableAddress } from "#shared/table/address.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button, IconButton } from "../button.tsx";
import { BookmarkIcon, CloseIcon, DownloadIcon, SearchIcon } from "../icon.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { ExportLine } from "./export-line.tsx";
import { useTable } from "./table-context.ts";
import { useExport } from "./use-export.ts";

const ViewsDialog = loadedLater(() => import("./views-dialog.tsx"));
const ColumnsDialog = loadedLater(() => import("./columns-dialog.tsx"));
/** Specification, "Autocomplete debounce", in milliseconds. */
const DEBOUNCE_MS = 350;

/** Search, saved views, columns, spreadsheet, and the button for a new row. */
export function Toolbar() {
  const text = useTranslations("dataTable");
  const { create, data } = useTable();
  const [arranging, setArranging] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { busy, download, job, forget } = useExport();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Search />
        <div className="flex flex-wrap gap-3 xl:ms-auto">
          <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
            <BookmarkIcon />
            {text("views")}
          </Button>
          <Button onClick={() => setArranging(true)} aria-haspopup="dialog">
            <ColumnsIcon />
            {text("columns")}
          </Button>
          <Button onClick={download} busy={busy} disabled={!data.table?.totalCount}>
            <DownloadIcon />
            {text("export")}
          </Button>
          {create}
        </div>
        {arranging && <ColumnsDialog onClose={() => setArranging(false)} />}
        {choosing && <ViewsDialog onClose={() => setChoosing(false)} />}
      </div>
      {job && <ExportLine job={job} onClose={forget} />}
    </>
  );
}

const ColumnsIcon = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" className="size-5">
    <path d="M3 4h14v12H3zM7.7 4v12M12.3 4v12" strokeLinejoin="round" />
  </svg>
);

/** Searches while one types; without scripts on Enter. */
function Search() {
  const text = useTranslations("dataTable");
  const { searchLabel, data, query, columns } = useTable();
  const searchedColumn = columns.find(({ key }) => key === data.request.searchColumn);
  const label = searchedColumn ? text("searchIn", { column: searchedColumn.name }) : searchLabel;
  const navigate = useNavigate();
  const { searchText } = data.request;
  const [typed, setTyped] = useState(searchText);
  /** The last search of this field. */
  const [sent, setSent] = useState(searchText);
  const [answered, setAnswered] = useState(searchText);
  if (answered !== searchText) {
    setAnswered(searchText);
    // A link to all rows empties the field; the answer to what one typed leaves alone what one has typed since.
    if (sent !== searchText) {
      setSent(searchText);
      setTyped(searchText);
    }
  }
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === sent && wanted === searchText) return;
    setSent(wanted);
    void navigate(tableAddress(query, { search: wanted }), { replace: true, preventScrollReset: true });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), DEBOUNCE_MS);
  };
  // Takes over text that was typed before the page worked.
  const goOn = useEffectEvent(() => type(field.current!.value));
  useEffect(() => goOn(), []);
  const otherParams = [...query].filter(([name]) => name !== "search" && name !== "page");
  return (
    <Form
      role="search"
      className="relative w-full sm:w-auto sm:min-w-56 sm:flex-1 xl:max-w-96"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-muted" />
      <input
        ref={field}
        type="search"
        data-table-search=""
        name="search"
        className="input ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed && (
        <IconButton
          label={text("clearSearch")}
          className="absolute inset-y-0 end-0"
          onClick={() => {
            setTyped("");
            search("");
            field.current?.focus();
          }}
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </Form>
  );
}
