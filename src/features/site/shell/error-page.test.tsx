import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";

test.each([
  ["/tr/girisimler", "Bir şeyler ters gitti", "/tr"],
  ["/startups", "Something went wrong", "/"],
])("at %s it says “%s” without any data and leads to %s", (address, title, home) => {
  const router = createMemoryRouter([{ path: "*", element: <ErrorPage /> }], { initialEntries: [address] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(`href="${home}"`);
});
