/** A sentence of the messages with its values. */
export const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((sentence, [name, value]) => sentence.replace(`{${name}}`, value), text);
