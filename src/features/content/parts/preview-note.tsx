import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";

export default ({ title, text }: { title: string; text: string }) => (
  <Note icon={<InfoIcon />} title={title}>
    <p>{text}</p>
  </Note>
);
