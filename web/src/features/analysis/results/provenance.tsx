import type { Candidate, StageName } from '@cotejo/contract';
import { useTexts, type Texts } from '../../../texts/index.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { pluginName } from '../../plugins/plugin-name.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Record = Candidate['provenance'][number];

/** One line that says who scored and who translated. */
export function provenanceSentence(candidate: Candidate, texts: Texts): string {
  const by = (stage: StageName) => {
    const record = candidate.provenance.findLast((one) => one.stage === stage);
    return record && whoDid(record, texts);
  };
  const { provenance } = texts;
  const scorer = by('score');
  const translator = candidate.isTranslated ? by('translate') : undefined;
  return [scorer && provenance.scoredBy(scorer), translator && provenance.translatedBy(translator)]
    .filter(Boolean)
    .join('; ');
}

/** A plugin with its version or, where it asks a language model, with the name of the model. */
function whoDid({ plugin, version, model, beside = [] }: Record, texts: Texts): string {
  const did = model ? `${pluginName(plugin, texts)} (${model.name})` : `${pluginName(plugin, texts)} ${version}`;
  return [
    did,
    ...beside.map((other) => texts.provenance.beside(`${pluginName(other.plugin, texts)} ${other.version}`)),
  ].join(' ');
}

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
