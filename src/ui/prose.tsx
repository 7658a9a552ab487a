/** A text with its line breaks, in lines of readable length. */
export const Prose = ({ children }: { children: string }) => (
  <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere">{children.trim()}</p>
);
