/** Only inside a control that is busy, never alone on a page. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
      className={`${className} animate-[turn_0.8s_linear_infinite]`}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
