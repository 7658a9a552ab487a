import { type House, setHouse } from "#shared/house.ts";
import { nameSite } from "#shared/site-name.ts";

export interface RenderTask {
  /** Address of the module whose default function renders. */
  module: string;
  task: unknown;
  /** The portal's name: a thread has its own copy of every module. */
  site: string;
  house: House;
}

/** The code of every thread of a pool: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default async function render({ module, task, site, house }: RenderTask): Promise<unknown> {
  nameSite(site);
  setHouse(house);
  const { default: renderTask } = await import(module);
  return renderTask(task);
}
