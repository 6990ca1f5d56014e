import { limits } from '@cotejo/contract';
import { Download, FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { useTexts } from '../../../texts/index.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useDownload } from '../../messages/use-download.ts';

type Props = {
  roleId: number;
  /** Which candidates: those that are named, or those of the list's search and filter. */
  query: Record<string, unknown>;
  /** How many they are. */
  count: number;
};

/** The files of some candidates of a role: their table, and their reports where they are not too many for one. */
export function Exports({ roleId, query, count }: Props) {
  const { files, candidates } = useTexts();
  const { busy, download } = useDownload();
  const report = { disabled: count > limits.candidatesInReport };
  return (
    <MenuButton
      label={files.export}
      icon={Download}
      busy={busy}
      items={[
        {
          label: files.table,
          icon: FileSpreadsheet,
          onChoose: () => void download('GET /api/roles/:id/candidates.csv', roleId, candidates.exported, query),
        },
        {
          ...report,
          label: files.shortlistPdf,
          icon: FileText,
          onChoose: () => void download('GET /api/roles/:id/report.pdf', roleId, files.reportSaved, query),
        },
        {
          ...report,
          label: files.shortlistWord,
          icon: FileType,
          onChoose: () => void download('GET /api/roles/:id/report.docx', roleId, files.reportSaved, query),
        },
      ]}
      remark={report.disabled ? files.shortlistMost(limits.candidatesInReport) : undefined}
    />
  );
}
