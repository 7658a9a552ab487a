import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field, type FieldProps } from "../field.tsx";
import { TextLines } from "../text-area.tsx";
import type { EditorProps, EditorTexts } from "./editor.tsx";

interface RichTextFieldProps extends FieldProps {
  name: string;
  lang: string;
  defaultValue: string;
  maxLength: number;
  rows: number;
  texts: EditorTexts;
}

/**
 * Rich text, written as it looks or as HTML. It is sent as HTML; the server cleans it and refuses what it may not have. Until
 * the editor is loaded, and where it cannot be, it is a field of HTML; whoever is writing there by then goes on in HTML.
 */
export function RichTextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  texts,
  ...area
}: RichTextFieldProps) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [isSource, setSource] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import("./editor.tsx").then(
      // At once, so that nothing is typed into a field that is about to be hidden.
      (loaded) =>
        flushSync(() => {
          setSource(place.current?.contains(document.activeElement) ?? false);
          setEditor(() => loaded.Editor);
        }),
      // Without a connection the field of HTML stays.
      () => {},
    );
  }, []);
  const isRich = Editor !== undefined && !isSource;
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => (
        <div ref={place} className="grid gap-1.5">
          {Editor && (
            <Editor
              control={control}
              texts={texts}
              isSource={isSource}
              lang={area.lang}
              areaOf={() => place.current!.querySelector("textarea")!}
              onSource={setSource}
            />
          )}
          {/* Browsers cannot show what is wrong in a field that is hidden: then the server says so. */}
          <TextLines
            {...area}
            {...control}
            className={area.rows > 10 ? "input min-h-96 font-mono text-sm" : "input min-h-28 font-mono text-sm"}
            {...(isRich && { id: `${control.id}-source`, hidden: true, required: false })}
          />
        </div>
      )}
    </Field>
  );
}
