/** A letter that leaves the comb. */
export function MailArt({ done }: { done?: boolean }) {
  return (
    <svg viewBox="0 0 120 104" className="h-26" aria-hidden="true" fill="none" strokeLinejoin="round">
      <path
        d="M56.5 3.9a7 7 0 0 1 7 0l34.4 19.9a7 7 0 0 1 3.5 6v40.4a7 7 0 0 1-3.5 6L63.5 96.1a7 7 0 0 1-7 0L22.1 76.2a7 7 0 0 1-3.5-6V29.8a7 7 0 0 1 3.5-6Z"
        className="fill-honey-soft stroke-honey"
        strokeWidth="1.5"
      />
      <rect x="33" y="33" width="54" height="37" rx="5" className="fill-surface stroke-ink" strokeWidth="2.2" />
      <path d="m35 37 25 19 25-19" className="stroke-ink" strokeWidth="2.2" strokeLinecap="round" />
      {done && (
        <>
          <circle cx="88" cy="70" r="13" className="fill-good stroke-paper" strokeWidth="3" />
          <path d="m82 70.5 4.2 4.3 8-9" className="stroke-paper" strokeWidth="2.6" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
}
