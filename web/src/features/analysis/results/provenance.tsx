import { type Candidate, pluginName, whoDid } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Row = { stage: string; plugin: string; time: string };

export function Provenance({ candidate }: { candidate: Candidate }) {
  const texts = useTexts();
  const {
    provenance,
    language: { locale },
  } = texts;
  const whole = (count: number) => count.toLocaleString(locale, { maximumFractionDigits: 0 });
  const rows: Row[] = candidate.provenance.map((record) => ({
    stage: provenance.stages[record.stage],
    plugin: [
      whoDid(record, texts),
      ...record.fallbacks.map((one) =>
        provenance.instead(pluginName(one.plugin, texts), provenance.reasons[one.reason] ?? one.reason),
      ),
      ...(record.leftOut ? [provenance.leftOut(record.leftOut)] : []),
      ...(record.model ? [provenance.digest(record.model.digest.slice(0, 19))] : []),
      ...(record.usage
        ? [
            provenance.usage(
              whole(record.usage.inputTokens + record.usage.outputTokens),
              record.usage.calls,
              record.usage.cached,
            ),
          ]
        : []),
    ].join('; '),
    time: `${whole(record.milliseconds)} ms`,
  }));
  const columns: Column<Row>[] = [
    { accessorKey: 'stage', header: provenance.stage },
    { accessorKey: 'plugin', header: provenance.by },
    { accessorKey: 'time', header: provenance.time },
  ];
  return (
    <Disclosure title={provenance.title}>
      <DataTable label={provenance.title} columns={columns} rows={rows} numeric={['time']} />
    </Disclosure>
  );
}
