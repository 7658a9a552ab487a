import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState, ErrorState } from "#ui/empty-state.tsx";
import { LoadingBar } from "#ui/loading-bar.tsx";
import { useNotices } from "#ui/notice.tsx";
import { NoticeList } from "#ui/notice-list.tsx";
import { ReloadBoundary } from "#ui/reload-overlay.tsx";
import { SkeletonCard, SkeletonRows, SkeletonText } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Row, Sample, useSay } from "./sample.tsx";

export function FeedbackSamples() {
  const say = useSay();
  return (
    <Sample title={say(["Feedback", "Geri bildirim"])}>
      <Notes />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <SkeletonCard />
        <Card>
          <SkeletonText lines={4} />
          <SkeletonRows rows={2} />
        </Card>
        <Card>
          <EmptyState
            title={say(["No startup matches all five filters", "Beş filtrenin tümüyle eşleşen girişim yok"])}
            actions={<Button>{say(["Drop “Seed”: 12 startups", "“Tohum” filtresini kaldır: 12 girişim"])}</Button>}
          >
            {say(["One filter less would already help.", "Tek bir filtreyi kaldırmak yeterli."])}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title={say(["Something went wrong", "Bir şeyler ters gitti"])}
            actions={<Button kind="primary">{say(["Try again", "Yeniden dene"])}</Button>}
          >
            {say(["It is on us. We have been told.", "Sorun bizde; haberimiz oldu."])}
          </ErrorState>
        </Card>
        <ReloadBoundary>
          <Fragile />
        </ReloadBoundary>
      </div>
    </Sample>
  );
}

function Notes() {
  const say = useSay();
  const { notify } = useNotices();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const fail = () => notify({ kind: "error", text: say(["This entry already exists.", "Bu kayıt zaten var."]) });
  return (
    <Row>
      <LoadingBar busy={busy} />
      <Button onClick={() => setBusy(!busy)}>{say(["Loading bar", "Yükleme çubuğu"])}</Button>
      <Button onClick={fail}>{say(["Error", "Hata"])}</Button>
      <Button
        onClick={() => notify({ kind: "success", text: say(["Your profile is saved.", "Profiliniz kaydedildi."]) })}
      >
        {say(["Success", "Başarı"])}
      </Button>
      <Button onClick={() => notify({ kind: "unsaved", action: <Button>{say(["Save", "Kaydet"])}</Button> })}>
        {say(["Unsaved", "Kaydedilmemiş"])}
      </Button>
      <Button onClick={() => setOpen(true)}>{say(["Dialog", "İletişim kutusu"])}</Button>
      <NoticeList />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say(["Delete the search?", "Arama silinsin mi?"])}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{say(["Cancel", "Vazgeç"])}</Button>
            <Button kind="danger" onClick={fail}>
              {say(["Delete", "Sil"])}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{say(["You will get no mail about it any more.", "Bu arama için artık e‑posta almayacaksınız."])}</p>
          <TextField label={say(["Why? (optional)", "Neden? (isteğe bağlı)"])} />
        </div>
      </Dialog>
    </Row>
  );
}

/** Throws on demand, to show the overlay. */
function Fragile() {
  const say = useSay();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("told to fail");
  return (
    <Card>
      <Button onClick={() => setBroken(true)}>{say(["Fail to load", "Yüklenemesin"])}</Button>
    </Card>
  );
}
