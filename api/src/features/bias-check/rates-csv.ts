import type { CategoryRate, CategoryRates, RatedCategory, RateTable, Wording } from '@cotejo/contract';
import { csvRow, csvStart } from '../../platform/tables/write-csv.ts';

/** The tables one below the other, each line with the trait that it is by, as CSV; whole numbers and decimals. */
export function ratesCsv({ tables }: Pick<CategoryRates, 'tables'>, { categoryRates }: Wording): string {
  const { columns, by, unknown } = categoryRates;
  const lineOf = (table: RateTable, category: RatedCategory) =>
    csvRow([
      by[table.by],
      category.sex ?? '',
      category.ethnicity ?? '',
      category.people,
      ...cellsOf(category.scoring),
      ...cellsOf(category.selection),
      remarkOf(category, categoryRates),
    ]);
  const linesOf = (table: RateTable) => [
    ...table.categories.map((category) => lineOf(table, category)),
    csvRow([by[table.by], unknown, '', table.unknown, '', '', '', '', '', '', '']),
  ];
  return csvStart + [csvRow(Object.values(columns)), ...tables.flatMap(linesOf)].join('');
}

const cellsOf = (rate: CategoryRate | null): (string | number)[] =>
  rate ? [rate.count, rate.rate, rate.impactRatio ?? ''] : ['', '', ''];

const remarkOf = (
  { withheld, small }: RatedCategory,
  { withheldAs, small: smallText }: Wording['categoryRates'],
): string => [withheld && withheldAs[withheld], small && smallText].filter(Boolean).join('; ');
