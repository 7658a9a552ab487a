import { encode } from "uqr";

/** The address as a square that apps read; dark on light in both themes, since not every app reads it the other way round. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 rounded-control"
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
