import type { PluginInUse, PluginOverview } from '@cotejo/contract';
import { CircleCheck, CircleX, Cloud, type LucideIcon, Network, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { minuteText } from '../../lib/dates.ts';
import type { Texts } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Column } from '../../ui/data-table.tsx';

export type Row = {
  stage: PluginOverview['stages'][number]['stage'];
  /** The place in the order of preference, from 1. */
  place: number;
  isAlone: boolean;
  /** Whether this is the first row of the plugin, which alone says what is wrong with it. */
  isFirst: boolean;
  plugin: PluginInUse | undefined;
};

const egressIcons = { none: Server, local: Network, cloud: Cloud };
export const wide = '@max-3xl:col-span-3';

export function columnsOf({ plugins: texts }: Texts): Column<Row>[] {
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
      cell: ({ row: { original } }) => <Name row={original} texts={texts} />,
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
export function modelColumnsOf({ plugins: texts, language }: Texts): Column<Row>[] {
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

function Name({ row: { plugin, place, isAlone, isFirst }, texts }: { row: Row; texts: Texts['plugins'] }) {
  if (!plugin) return <span className="text-error">{texts.nobody}</span>;
  const details = [
    ...(plugin.mediaTypes ?? []).map((type) => texts.kinds[type] ?? type),
    texts.version(plugin.version),
  ];
  return (
    <div className="wrap-anywhere">
      {!isAlone && <span className="text-muted tabular-nums">{texts.place(place)} </span>}
      <span className="font-medium">{plugin.name}</span> <span className="text-muted">{details.join(', ')}</span>
      {isFirst && !plugin.ok && <p className="mt-0.5 max-w-prose text-muted">{problemOf(plugin, texts)}</p>}
    </div>
  );
}

function problemOf({ silentSince, message }: PluginInUse, texts: Texts['plugins']): string {
  if (silentSince) return texts.skippedSince(minuteText(silentSince));
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
