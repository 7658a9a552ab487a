/** Rich text as people read it, a line for each block. */
export const withoutElements = (html: string): string =>
  html.replace(/<\/(p|li|h\d|ul|ol)>/g, "\n").replace(/<[^>]*>/g, "");
