import { useMutation } from '@tanstack/react-query';
import { openFile } from '../../lib/open-file.ts';
import { useTexts } from '../../texts/index.tsx';
import { showFailure } from './show-failure.ts';

/** Opens a file in a new tab by `mutate`, and says so where it cannot be had. */
export function useOpenFile() {
  const texts = useTexts();
  return useMutation({
    mutationFn: (file: Parameters<typeof openFile>) => openFile(...file),
    onError: () => showFailure(texts, texts.forms.error, texts.roles.downloadFailed),
  });
}
