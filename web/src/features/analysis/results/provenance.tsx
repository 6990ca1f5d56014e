import type { Candidate } from '@cotejo/contract';
import { useTexts, type Texts } from '../../../texts/index.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Disclosure } from './disclosure.tsx';

/** Who scored and who translated, in one line. */
export function provenanceSentence(candidate: Candidate, { provenance }: Texts): string {
  const by = (stage: string) => {
    const record = candidate.provenance.findLast((one) => one.stage === stage);
    return record && `${provenance.plugins[record.plugin] ?? record.plugin} ${record.version}`;
  };
  const scorer = by('score');
  const translator = candidate.isTranslated ? by('translate') : undefined;
  return [scorer && provenance.scoredBy(scorer), translator && provenance.translatedBy(translator)].filter(Boolean).join('; ');
}

type Row = { stage: string; plugin: string; time: string };

export function Provenance({ candidate }: { candidate: Candidate }) {
  const { provenance, language } = useTexts();
  const rows: Row[] = candidate.provenance.map((record) => ({
    stage: provenance.stages[record.stage] ?? record.stage,
    plugin: [`${record.plugin} ${record.version}`, ...record.fallbacks.map((one) => provenance.instead(one.plugin, one.reason))].join('; '),
    time: `${record.milliseconds.toLocaleString(language.locale, { maximumFractionDigits: 0 })} ms`,
  }));
  const columns: Column<Row>[] = [
    { accessorKey: 'stage', header: provenance.stage },
    { accessorKey: 'plugin', header: provenance.by },
    { accessorKey: 'time', header: provenance.time },
  ];
  return <Disclosure title={provenance.title}><DataTable label={provenance.title} columns={columns} rows={rows} numeric={['time']} /></Disclosure>;
}
