import type { PluginInUse, PluginOverview } from '@cotejo/contract';
import { CircleCheck, CircleX, Cloud, type LucideIcon, Network, Server } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';

type Row = {
  stage: PluginOverview['stages'][number]['stage'];
  /** The place in the order of preference, from 1. */
  place: number;
  isAlone: boolean;
  /** Whether this is the first row of the plugin, which alone says what is wrong with it. */
  isFirst: boolean;
  plugin: PluginInUse | undefined;
};

const egressIcons = { none: Server, local: Network, cloud: Cloud };
const wide = '@max-3xl:col-span-3';
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

function columnsOf({ plugins: texts, language }: Texts): Column<Row>[] {
  const { columns } = texts;
  return [
    {
      id: 'stage',
      header: columns.stage,
      cell: ({
        row: {
          original: { stage, place },
        },
      }) => <span className={place > 1 ? 'sr-only' : 'font-semibold'}>{texts.stages[stage]}</span>,
    },
    {
      id: 'plugin',
      header: columns.plugin,
      cell: ({ row: { original } }) => <Name row={original} texts={texts} locale={language.locale} />,
    },
    {
      id: 'state',
      header: columns.state,
      cell: ({
        row: {
          original: { plugin },
        },
      }) =>
        plugin &&
        (plugin.ok ? (
          <Iconic icon={CircleCheck} className="text-success">
            {texts.works}
          </Iconic>
        ) : (
          <Iconic icon={CircleX} className="font-medium text-error">
            {plugin.silentSince ? texts.skipped : texts.down}
          </Iconic>
        )),
    },
    {
      id: 'egress',
      header: columns.egress,
      cell: ({
        row: {
          original: { plugin },
        },
      }) =>
        plugin && (
          <Iconic
            icon={egressIcons[plugin.egress]}
            className={plugin.egress === 'cloud' ? 'font-medium' : 'text-muted'}
          >
            {texts.egress[plugin.egress]}
          </Iconic>
        ),
    },
  ];
}

/** Columns that show only where a plugin asks a language model. */
function modelColumnsOf({ plugins: texts, language }: Texts): Column<Row>[] {
  const { columns } = texts;
  return [
    {
      id: 'model',
      header: columns.model,
      cell: ({
        row: {
          original: { plugin },
        },
      }) => plugin?.model && <span className="wrap-anywhere">{plugin.model}</span>,
    },
    {
      id: 'tokens',
      header: columns.tokens,
      cell: ({
        row: {
          original: { plugin },
        },
      }) =>
        plugin?.usage &&
        texts.tokens((plugin.usage.inputTokens + plugin.usage.outputTokens).toLocaleString(language.locale)),
    },
  ];
}

function Name({
  row: { plugin, place, isAlone, isFirst },
  texts,
  locale,
}: {
  row: Row;
  texts: Texts['plugins'];
  locale: string;
}) {
  if (!plugin) return <span className="text-error">{texts.nobody}</span>;
  const details = [
    ...(plugin.mediaTypes ?? []).map((type) => texts.kinds[type] ?? type),
    texts.version(plugin.version),
  ];
  return (
    <div className="wrap-anywhere">
      {!isAlone && <span className="text-muted tabular-nums">{texts.place(place)} </span>}
      <span className="font-medium">{plugin.name}</span> <span className="text-muted">{details.join(', ')}</span>
      {isFirst && !plugin.ok && <p className="mt-0.5 max-w-prose text-muted">{problemOf(plugin, texts, locale)}</p>}
    </div>
  );
}

function problemOf({ silentSince, message }: PluginInUse, texts: Texts['plugins'], locale: string): string {
  if (silentSince)
    return texts.skippedSince(
      new Date(silentSince).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    );
  return message ?? texts.downNote;
}

function Iconic({ icon: Icon, className, children }: { icon: LucideIcon; className: string; children: ReactNode }) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 align-middle whitespace-nowrap', className)}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {children}
    </span>
  );
}
