import type { Candidacy } from '@cotejo/contract';
import { useMutation } from '@tanstack/react-query';
import { Eye, FileCode2, FileText } from 'lucide-react';
import { callForFile, failureText } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from '../messages/show-failure.ts';
import { useDownload } from '../messages/use-download.ts';
import { type Choice, packInputOf } from './choice.ts';

type Props = { roleId: number; choice: Choice; people: Candidacy[] };

/** Looks at the profiles, which is the file itself, and saves them. */
export function PackActions({ roleId, choice, people }: Props) {
  const { packs } = useTexts();
  const { busy, download } = useDownload();
  const preview = usePreview(roleId);
  const isEmpty = choice.requirements.every(({ shown }) => !shown);
  const input = packInputOf(choice, people);
  const disabled = busy || preview.isPending || isEmpty;
  const save = (format: 'pdf' | 'html') =>
    download('POST /api/roles/:id/packs', roleId, packs.saved, {}, { ...input, format });
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button icon={Eye} disabled={disabled} busy={preview.isPending} onClick={() => preview.mutate(input)}>
        {packs.preview}
      </Button>
      <Button variant="primary" icon={FileText} disabled={disabled} busy={busy} onClick={() => void save('pdf')}>
        {packs.savePdf}
      </Button>
      <Button icon={FileCode2} disabled={disabled} onClick={() => void save('html')}>
        {packs.saveHtml}
      </Button>
    </div>
  );
}

/** Opens the finished PDF in a tab of its own. */
function usePreview(roleId: number) {
  const texts = useTexts();
  return useMutation({
    mutationFn: (input: ReturnType<typeof packInputOf>) =>
      callForFile('POST /api/roles/:id/packs', { params: { id: roleId }, input: { ...input, format: 'pdf' } }),
    onSuccess: (file) => {
      const tab = window.open(URL.createObjectURL(file), '_blank');
      if (tab) tab.opener = null;
      else showToast({ title: texts.forms.error, description: texts.packs.previewBlocked, destructive: true });
    },
    onError: (error) => showFailure(texts, texts.forms.error, failureText(error, texts.files.failed)),
  });
}
