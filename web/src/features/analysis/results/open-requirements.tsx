import { type Candidate, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Row = { label: string; verdict: string; points: string; score: string };

/** What each requirement that is open would bring if the resume showed it. */
export function OpenRequirements({ candidate }: { candidate: Candidate }) {
  const texts = useTexts();
  const { openRequirements, evidence, language } = texts;
  const byId = new Map(candidate.requirements.map((one) => [one.id, one]));
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const rows: Row[] = candidate.openRequirements.flatMap(({ id, points, matchScore }) => {
    const requirement = byId.get(id);
    if (!requirement) return [];
    return [
      {
        label: wordingIn(texts, requirement),
        verdict: evidence.verdicts[requirement.verdict],
        points: `+${points.toLocaleString(language.locale, digits)}`,
        score: `${matchScore}%`,
      },
    ];
  });
  const columns: Column<Row>[] = [
    { accessorKey: 'label', header: openRequirements.requirement },
    { accessorKey: 'verdict', header: openRequirements.verdict },
    { accessorKey: 'points', header: openRequirements.points },
    { accessorKey: 'score', header: openRequirements.score },
  ];
  if (rows.length === 0) return null;
  return (
    <Disclosure title={openRequirements.title}>
      <p className="text-sm text-muted">{openRequirements.text}</p>
      <DataTable label={openRequirements.title} columns={columns} rows={rows} numeric={['points', 'score']} />
    </Disclosure>
  );
}
