/** A text as it was written, its line ends kept, in lines one can read. */
export const Prose = ({ children }: { children: string }) => (
  <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere">{children.trim()}</p>
);
