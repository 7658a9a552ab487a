/** How often a map may be enlarged; its address holds the step. */
export const MAX_ZOOM = 4;
