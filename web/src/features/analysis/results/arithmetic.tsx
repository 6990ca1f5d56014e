import { type Candidate, inPageLanguage } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Row = { label: string; weight: string; degree: string; points: string };

/** The lines whose points add up to the score. */
export function Arithmetic({ candidate }: { candidate: Candidate }) {
  const texts = useTexts();
  const { arithmetic, language } = texts;
  const originals = new Map(candidate.requirements.map(({ id, originalText }) => [id, originalText]));
  const number = (value: number, digits: number) =>
    value.toLocaleString(language.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const rows: Row[] = candidate.arithmetic.map((line) => ({
    label: inPageLanguage(texts, line.label, line.labelInSpanish ?? originals.get(line.id)),
    weight: number(line.weight, 2),
    degree: [line.degree, line.part ?? 1]
      .filter((share, index) => index === 0 || share < 1)
      .map((share) => `${number(share * 100, 0)}%`)
      .join(' × '),
    points: `${number(line.points, 2)} ${arithmetic.of} ${number(line.maxPoints, 2)}`,
  }));
  const sumOf = (part: 'points' | 'maxPoints') =>
    number(
      candidate.arithmetic.reduce((sum, line) => sum + line[part], 0),
      2,
    );
  rows.push({
    label: arithmetic.sum,
    weight: '',
    degree: '',
    points: `${sumOf('points')} ${arithmetic.of} ${sumOf('maxPoints')}`,
  });
  const columns: Column<Row>[] = [
    { accessorKey: 'label', header: arithmetic.line },
    { accessorKey: 'weight', header: arithmetic.weight },
    { accessorKey: 'degree', header: arithmetic.degree },
    { accessorKey: 'points', header: arithmetic.points },
  ];
  return (
    <Disclosure title={arithmetic.title}>
      <p className="text-sm text-muted">
        {arithmetic.text} {arithmetic.asOf(candidate.asOf)}
      </p>
      <DataTable label={arithmetic.title} columns={columns} rows={rows} numeric={['weight', 'degree', 'points']} />
      <p className="flex flex-wrap justify-between gap-x-4 px-3 text-sm font-semibold">
        <span>{arithmetic.total}</span>
        <span className="tabular-nums">{arithmetic.rounded(sumOf('points'), candidate.matchScore)}</span>
      </p>
    </Disclosure>
  );
}
