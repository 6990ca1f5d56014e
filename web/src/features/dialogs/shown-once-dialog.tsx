import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { title: string; text: string; secret: string; onClose: () => void };

/** A secret that the server does not know any more: it can be copied now, and never again. */
export function ShownOnceDialog({ title, text, secret, onClose }: Props) {
  const { frame, forms, shownOnce: words } = useTexts();
  const copy = () =>
    copyText(secret).then(
      () => showToast({ title: words.copied }),
      () => showToast({ title: forms.error, description: words.copyFailed, destructive: true }),
    );
  return (
    <Dialog fit title={title} closeLabel={frame.close} onClose={onClose}>
      <div className="grid min-h-0 gap-4 overflow-y-auto p-4">
        <Notice tone="warning">{text}</Notice>
        <code className="block rounded-field bg-base-200 p-3 text-sm wrap-anywhere whitespace-pre-line select-all">
          {secret}
        </code>
      </div>
      <div className="flex justify-end gap-2 border-t border-base-300 px-4 py-3">
        <Button icon={Copy} variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </Dialog>
  );
}
