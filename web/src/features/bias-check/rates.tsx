import { type CategoryRates, forwardStatuses, type LeftOutRows, safeFileName } from '@cotejo/contract';
import { Download, Printer } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RatesTable } from './rates-table.tsx';

/** Rates by category with what they were computed from. `of` names whose scores they are. */
export function Rates({ rates, of }: { rates: CategoryRates; of: string }) {
  const { biasCheck: words, companyHistory, language } = useTexts();
  const { tables, csv } = rates;
  const hasSelection = tables.some(({ categories }) => categories.some(({ selection }) => selection));
  const statuses = new Intl.ListFormat(language.locale).format(
    forwardStatuses.map((status) => companyHistory.statuses[status]),
  );
  const save = () => saveFile(`${safeFileName(`${words.fileName} ${of}`)}.csv`, new Blob([csv], { type: 'text/csv' }));
  return (
    <Card
      title={`${words.title} · ${of}`}
      className="print:border-0 print:p-0 print:[zoom:0.7]"
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button icon={Download} onClick={save}>
            {words.save}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Told rates={rates} />
        {tables.map((table) => (
          <RatesTable key={table.by} table={table} hasSelection={hasSelection} />
        ))}
        <p className="text-sm text-muted">{hasSelection ? words.selection(statuses) : words.noSelection}</p>
      </div>
    </Card>
  );
}

/** How many people there are, and which rows of the file count for nothing. */
function Told({ rates }: { rates: CategoryRates }) {
  const { biasCheck: words, language } = useTexts();
  const number = (value: number) => value.toLocaleString(language.locale);
  const rowsOf = ({ count, rows }: LeftOutRows) => words.rowNumbers(rows.join(', '), count > rows.length);
  const { rows, people, median, notNamed, repeated } = rates;
  const lines = [
    words.result(number(rows), number(people)),
    median !== null && words.median(number(median)),
    notNamed > 0 && words.notNamed(number(notNamed)),
    ...(['notFound', 'ambiguous', 'contradictory'] as const).map(
      (what) => rates[what].count > 0 && words[what](number(rates[what].count), rowsOf(rates[what])),
    ),
    repeated > 0 && words.repeated(number(repeated)),
  ];
  return (
    <div role="status">
      <ul className="grid gap-1 text-sm">
        {lines.filter(Boolean).map((line) => (
          <li key={String(line)} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
