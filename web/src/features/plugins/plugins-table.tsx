import type { PluginOverview } from '@cotejo/contract';
import { useMemo } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { columnsOf, modelColumnsOf, type Row, wide } from './plugin-columns.tsx';

const stacked = {
  stage: wide,
  plugin: '@max-3xl:col-span-2 @max-3xl:col-start-1',
  state: '@max-3xl:col-start-3 @max-3xl:self-start',
  egress: '@max-3xl:col-span-2 @max-3xl:col-start-1',
  tokens: '@max-3xl:col-start-3 @max-3xl:empty:hidden',
  model: '@max-3xl:col-span-2 @max-3xl:col-start-1 @max-3xl:empty:hidden',
};
/** Widths that keep the words of a column on one line. */
const heads = { stage: '@3xl:min-w-44', model: '@3xl:min-w-32' };

/** Every stage with its plugins in order of preference. */
export function PluginsTable({ overview }: { overview: PluginOverview }) {
  const texts = useTexts();
  const hasModels = overview.plugins.some(({ model }) => model !== undefined);
  const columns = useMemo(() => [...columnsOf(texts), ...(hasModels ? modelColumnsOf(texts) : [])], [texts, hasModels]);
  const rows = useMemo(() => rowsOf(overview), [overview]);
  return (
    <DataTable
      label={texts.plugins.title}
      columns={columns}
      rows={rows}
      rowId={keyOf}
      stacked={stacked}
      heads={heads}
      numeric={['tokens']}
    />
  );
}

const keyOf = ({ stage, place }: Row) => `${stage} ${place}`;

function rowsOf({ stages, plugins }: PluginOverview): Row[] {
  return stages.flatMap(({ stage, plugins: names }) =>
    (names.length === 0 ? [''] : names).map((name, index) => ({
      stage,
      place: index + 1,
      isAlone: stage === 'extract' || names.length <= 1,
      isFirst: stages.find((one) => one.plugins.includes(name))?.stage === stage,
      plugin: plugins.find((plugin) => plugin.name === name),
    })),
  );
}
