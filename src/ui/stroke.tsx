import type { SVGProps } from "react";

export type IconProps = SVGProps<SVGSVGElement>;

/** One stroke on a 20 px grid, in the colour of the text. Icons never carry meaning alone, so they are hidden from screen readers. */
export function Stroke({ path, className = "size-5", ...props }: IconProps & { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`} {...props}>
      <path d={path} />
    </svg>
  );
}
