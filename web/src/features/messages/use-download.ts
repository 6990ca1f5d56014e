import { useState } from 'react';
import { type CallName, failureText, send } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTexts } from '../../texts/index.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { showFailure } from './show-failure.ts';

/** Has the server make a file in the page's language, and saves it under the name that comes with it. */
export function useDownload() {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const download = async (
    name: CallName,
    id: number,
    done: string,
    query: Record<string, unknown> = {},
    input?: unknown,
  ) => {
    setBusy(true);
    try {
      const response = await send(name, {
        params: { id },
        query: { ...query, language: texts.language.locale },
        input,
      });
      saveFile(nameOf(response), await response.blob());
      showToast({ title: done });
    } catch (error) {
      showFailure(texts, texts.forms.error, failureText(error, texts.files.failed));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

/** The name of a file as RFC 8187 writes it. */
const nameOf = ({ headers }: Response): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'file');
