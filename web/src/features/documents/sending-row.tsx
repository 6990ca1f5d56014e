import { useTexts } from '../../texts/index.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FileRow } from './file-row.tsx';
import type { Sending } from './use-job-upload.ts';

/** A file on its way to the server, which then reads it before it answers. */
export function SendingRow({ name, size, fraction }: Sending) {
  const { upload } = useTexts();
  const left = fraction < 1;
  return (
    <FileRow name={name} size={size}>
      <p className="mt-1.5 mb-1 text-xs text-muted">
        {left ? upload.uploading(Math.round(fraction * 100)) : upload.preparing}
      </p>
      <ProgressBar label={upload.progressOf(name)} fraction={left ? fraction : undefined} />
    </FileRow>
  );
}
