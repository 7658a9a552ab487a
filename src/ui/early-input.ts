type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Ref of a field: tells React what was typed, ticked or chosen before it took the field over. It leaves such a value where it is,
 * but takes it for the one it rendered, and its next rendering would undo it.
 */
export function replayEarlyInput(field: HTMLElement | null): void {
  // A field within a group of fields has a ref of its own.
  for (const control of field?.querySelectorAll<Control>("input, textarea, select") ?? [])
    if (control.closest("[data-field]") === field) replay(control);
}

function replay(control: Control): void {
  if (control instanceof HTMLSelectElement) replayChoice(control);
  else if (control.type === "checkbox" || control.type === "radio") replayTick(control as HTMLInputElement);
  else if (control.value !== control.defaultValue) replayText(control);
}

function replayChoice(list: HTMLSelectElement): void {
  // Only a server writes down which option it has selected.
  const rendered = list.querySelector<HTMLOptionElement>("option[selected]");
  if (rendered && !rendered.selected) notify(list, "change");
}

function replayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === "radio" && !box.checked)) return;
  box.checked = box.defaultChecked;
  box.click();
}

function replayText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = control;
  if (control.type !== "file") {
    // React remembers what is set by the property of the field itself, and compares what an event brings with that.
    control.value = control.defaultValue;
    setBrowserValue(control, value);
  }
  notify(control, control.type === "file" ? "change" : "input");
}

/** Sets the value of a field without React. */
export function setBrowserValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, value);
}

function notify(control: Control, type: string): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
