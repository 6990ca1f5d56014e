import { FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useDownload } from '../../messages/use-download.ts';

type Props = {
  roleId: number;
  /** Which candidates: those that are named, or those of the list's search and filter. */
  query: Record<string, unknown>;
  /** Whether they were chosen one by one, so that reports of them make sense. */
  chosen?: boolean;
};

/** The files of some candidates of a role: their table and, of those that are chosen, their reports. */
export function Exports({ roleId, query, chosen = false }: Props) {
  const { people, files, candidates } = useTexts();
  const { busy, download } = useDownload();
  const button = { className: 'size-8', disabled: busy };
  return (
    <>
      <IconButton
        {...button}
        icon={FileSpreadsheet}
        label={chosen ? people.export : files.table}
        onClick={() => void download('GET /api/roles/:id/candidates.csv', roleId, candidates.exported, query)}
      />
      {chosen && (
        <>
          <IconButton
            {...button}
            icon={FileText}
            label={files.shortlistPdf}
            onClick={() => void download('GET /api/roles/:id/report.pdf', roleId, files.reportSaved, query)}
          />
          <IconButton
            {...button}
            icon={FileType}
            label={files.shortlistWord}
            onClick={() => void download('GET /api/roles/:id/report.docx', roleId, files.reportSaved, query)}
          />
        </>
      )}
    </>
  );
}
