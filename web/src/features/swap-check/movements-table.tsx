import type { SwapMovement } from '@cotejo/contract';
import { type Texts, useTexts } from '../../texts/index.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';

/** How far swaps of each kind have moved scores. */
export function MovementsTable({ movements }: { movements: SwapMovement[] }) {
  const texts = useTexts();
  const columns = columnsOf(texts);
  return (
    <DataTable
      label={texts.swapCheck.table}
      columns={columns}
      rows={movements}
      rowId={({ kind }) => kind}
      numeric={columns.slice(1).map(({ id }) => id!)}
    />
  );
}

function columnsOf({ swapCheck: { columns, kinds }, language: { locale } }: Texts): Column<SwapMovement>[] {
  const whole = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const cells: Record<keyof typeof columns, (row: SwapMovement) => string> = {
    kind: ({ kind }) => kinds[kind],
    resumes: ({ resumes }) => whole.format(resumes),
    moved: ({ moved }) => whole.format(moved),
    share: ({ moved, resumes }) => percent.format(moved / resumes),
    mean: ({ mean }) => signed.format(mean),
    median: ({ median }) => signed.format(median),
    largest: ({ largest }) => signed.format(largest),
  };
  return (Object.keys(cells) as (keyof typeof columns)[]).map((id) => ({
    id,
    header: columns[id],
    cell: ({ row: { original } }) => cells[id](original),
  }));
}
