import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Header,
  type PaginationState,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Pager, type PagerTexts } from './pager.tsx';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
});
export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;
export type Sorting = SortingState;

type Props<Row extends RowData> = {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** The key of a row, for rows that come and go or change their order. */
  rowId?: (row: Row) => string;
  /** Columns of numbers: aligned to the right, with digits of one width. */
  numeric?: string[];
  /** Classes of the cells by column for a table that is too narrow for columns: each row is then a small grid. */
  stacked?: Record<string, string>;
  /** Classes of the headers by column, for example a width. */
  heads?: Record<string, string>;
  /**
   * The order of the rows, which the headers of columns with `enableSorting` change. The table keeps it unless the
   * caller does.
   */
  sorting?: Sorting;
  onSorting?: (sorting: Sorting) => void;
  paging?: { size: number; texts: PagerTexts; pageIndex?: number; onPageIndex?: (pageIndex: number) => void };
};

/** The state of a table that shows all rows on one page. */
const unpaged: PaginationState = { pageIndex: 0, pageSize: Infinity };

/**
 * A table whose first column holds the headers of its rows. Where it is too wide, it scrolls inside its own box, or its
 * rows are stacked.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, rows, stacked, paging } = props;
  const { table, pageIndex, pageCount, setOwnPage } = useSortedPages(props);
  return (
    <div className="@container">
      <div
        className="overflow-x-auto rounded-field border border-base-300 bg-base-100"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <table className={classNames('w-full border-collapse text-sm', stacked && '@max-3xl:block')}>
          <Head table={table} {...props} />
          <Body table={table} {...props} />
        </table>
      </div>
      {paging && pageCount > 1 && (
        <Pager
          label={label}
          texts={paging.texts}
          pageIndex={pageIndex}
          size={paging.size}
          total={rows.length}
          onPageIndex={paging.onPageIndex ?? setOwnPage}
        />
      )}
    </div>
  );
}

/** The order and the page of a table, which it keeps itself unless its owner does. */
function useSortedPages<Row extends RowData>({ columns, rows, rowId, sorting, onSorting, paging }: Props<Row>) {
  const [ownSorting, setOwnSorting] = useState<Sorting>([]);
  const [ownPage, setOwnPage] = useState(0);
  const shownSorting = sorting ?? ownSorting;
  const pageCount = paging ? Math.max(1, Math.ceil(rows.length / paging.size)) : 1;
  const pageIndex = Math.min(paging?.pageIndex ?? ownPage, pageCount - 1);
  const table = useTable({
    features,
    columns,
    data: rows,
    defaultColumn: { enableSorting: false },
    autoResetPageIndex: false,
    ...(rowId && { getRowId: rowId }),
    state: { sorting: shownSorting, pagination: paging ? { pageIndex, pageSize: paging.size } : unpaged },
    onSortingChange: (update) =>
      (onSorting ?? setOwnSorting)(typeof update === 'function' ? update(shownSorting) : update),
  });
  return { table, pageIndex, pageCount, setOwnPage };
}

type PartProps<Row extends RowData> = Pick<Props<Row>, 'numeric' | 'stacked' | 'heads'> & {
  table: ReturnType<typeof useSortedPages<Row>>['table'];
};

/**
 * What a column shows. Its function is called and not drawn as a component: with another language or further texts the
 * columns are made anew, and each cell would lose its state and the focus.
 */
function shownBy<Context>(content: ReactNode | ((context: Context) => ReactNode), context: Context): ReactNode {
  return typeof content === 'function' ? content(context) : content;
}

const alignment = (columnId: string, numeric: string[] = []) =>
  numeric.includes(columnId) ? 'text-right whitespace-nowrap tabular-nums' : 'text-left';

function Head<Row extends RowData>({ table, numeric, stacked, heads }: PartProps<Row>) {
  return (
    <thead className={classNames('bg-base-200', stacked && '@max-3xl:block')}>
      {table.getHeaderGroups().map((group) => (
        <tr
          key={group.id}
          className={classNames(stacked && '@max-3xl:flex @max-3xl:flex-wrap @max-3xl:gap-x-4 @max-3xl:px-3')}
        >
          {group.headers.map((header) => (
            <HeaderCell
              key={header.id}
              header={header}
              className={classNames(
                alignment(header.column.id, numeric),
                heads?.[header.column.id],
                stacked && '@max-3xl:px-0',
                stacked && !header.column.getCanSort() && '@max-3xl:sr-only',
              )}
            >
              {shownBy(header.column.columnDef.header, header.getContext())}
            </HeaderCell>
          ))}
        </tr>
      ))}
    </thead>
  );
}

const stackedRow = classNames(
  '@max-3xl:grid @max-3xl:grid-cols-[auto_minmax(0,1fr)_auto] @max-3xl:items-center',
  '@max-3xl:gap-x-3 @max-3xl:gap-y-1 @max-3xl:p-3',
);

function Body<Row extends RowData>({ table, numeric, stacked }: PartProps<Row>) {
  return (
    <tbody className={classNames(stacked && '@max-3xl:block')}>
      {table.getRowModel().rows.map((row) => (
        <tr key={row.id} className={classNames('border-t border-base-300 hover:bg-base-200/60', stacked && stackedRow)}>
          {row.getAllCells().map((cell, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell
                key={cell.id}
                {...(index === 0 ? { scope: 'row' } : {})}
                className={classNames(
                  'px-3 py-2 font-normal',
                  stacked ? 'align-middle @max-3xl:p-0' : 'align-top',
                  alignment(cell.column.id, numeric),
                  stacked?.[cell.column.id],
                )}
              >
                {shownBy(cell.column.columnDef.cell, cell.getContext())}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

type HeaderProps<Row extends RowData> = {
  header: Header<typeof features, Row>;
  className: string;
  children: ReactNode;
};

function HeaderCell<Row extends RowData>({ header, className, children }: HeaderProps<Row>) {
  const sorted = header.column.getIsSorted();
  const Arrow = sorted ? arrows[sorted] : ChevronsUpDown;
  const sortable = header.column.getCanSort();
  return (
    <th
      scope="col"
      aria-sort={sorted ? directions[sorted] : undefined}
      className={classNames('px-3 align-middle text-xs font-semibold text-muted', !sortable && 'py-2', className)}
    >
      {!sortable && children}
      {sortable && (
        <button
          type="button"
          onClick={header.column.getToggleSortingHandler()}
          className="inline-flex h-9 cursor-pointer items-center gap-1 whitespace-nowrap hover:text-base-content"
        >
          {children}
          <Arrow size={14} aria-hidden="true" className={sorted ? 'text-primary' : 'opacity-60'} />
        </button>
      )}
    </th>
  );
}
