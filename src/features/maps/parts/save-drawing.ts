/** Properties that a drawing takes from the style sheet of the page; outside of the page it needs them itself. */
const OWN_STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "fill-opacity",
  "paint-order",
  "opacity",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];
/** Width of a picture in pixels. */
const WIDTH_PX = 2400;
/** Faces that are there on every machine: a file cannot load those of the page. */
const FACE = "system-ui, sans-serif";

/** A drawing of the page as a file of its own. */
export function svgOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width, height] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const originals = drawing.querySelectorAll<SVGElement>("path, text");
  for (const [index, element] of copy.querySelectorAll<SVGElement>("path, text").entries()) {
    const style = getComputedStyle(originals[index]!);
    for (const name of OWN_STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  }
  // Links lead from the file nowhere.
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(WIDTH_PX));
  copy.setAttribute("height", String(Math.round((WIDTH_PX * (height ?? 1)) / (width || 1))));
  copy.setAttribute("font-family", FACE);
  copy.removeAttribute("class");
  copy.style.background = getComputedStyle(drawing.closest("section") ?? drawing).backgroundColor;
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a picture. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svgOf(drawing)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d")!;
    context.fillStyle = getComputedStyle(drawing.closest("section") ?? drawing).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
