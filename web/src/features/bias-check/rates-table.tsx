import type { CategoryRate, RatedCategory, RateTable } from '@cotejo/contract';
import { type Texts, useTexts } from '../../texts/index.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';

/** The categories by one trait or by both, with their rates. */
export function RatesTable({ table, hasSelection }: { table: RateTable; hasSelection: boolean }) {
  const texts = useTexts();
  const { biasCheck: words, categoryRates, language } = texts;
  const { by, categories, unknown } = table;
  const columns = [...columnsOf(texts), ...(hasSelection ? selectionColumns(texts) : [])];
  const numeric = columns.slice(1).map(({ id }) => id!);
  const title = categoryRates.by[by];
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {categories.length === 0 ? (
        <p className="text-sm text-muted">{words.nobody}</p>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={categories}
          rowId={nameOf}
          numeric={numeric}
          heads={{ category: 'min-w-36', ...Object.fromEntries(numeric.map((id) => [id, 'whitespace-normal!'])) }}
        />
      )}
      {unknown > 0 && (
        <p className="mt-2 text-sm text-muted">{words.unknown(unknown.toLocaleString(language.locale))}</p>
      )}
    </section>
  );
}

/** What a category is called, and why it has no rate or no ratio. */
function Category({ category }: { category: RatedCategory }) {
  const { withheldAs, small } = useTexts().categoryRates;
  const { withheld } = category;
  const remarks = [withheld && withheldAs[withheld], category.small && small].filter(Boolean);
  return (
    <>
      {nameOf(category)}
      {remarks.length > 0 && <span className="block text-xs text-muted">{remarks.join('; ')}</span>}
    </>
  );
}

const nameOf = ({ sex, ethnicity }: RatedCategory): string => [sex, ethnicity].filter(Boolean).join(' · ');

const none = '–';
/** The three columns of a measure, by the keys of their titles. */
function rateColumns(
  { categoryRates, language: { locale } }: Texts,
  keys: readonly (keyof Texts['categoryRates']['columns'])[],
  rateOf: (category: RatedCategory) => CategoryRate | null,
): Column<RatedCategory>[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 3 });
  const cells: ((rate: CategoryRate) => string)[] = [
    ({ count }) => count.toLocaleString(locale),
    ({ rate }) => percent.format(rate),
    ({ impactRatio }) => (impactRatio === null ? none : decimal.format(impactRatio)),
  ];
  return keys.map((key, at) => ({
    id: key,
    header: categoryRates.columns[key],
    cell: ({ row: { original } }) => {
      const rate = rateOf(original);
      return rate ? cells[at]!(rate) : none;
    },
  }));
}

const columnsOf = (texts: Texts): Column<RatedCategory>[] => [
  {
    id: 'category',
    header: texts.biasCheck.category,
    cell: ({ row: { original } }) => <Category category={original} />,
  },
  {
    id: 'people',
    header: texts.categoryRates.columns.people,
    cell: ({ row: { original } }) => original.people.toLocaleString(texts.language.locale),
  },
  ...rateColumns(texts, ['above', 'scoringRate', 'scoringRatio'], ({ scoring }) => scoring),
];

const selectionColumns = (texts: Texts) =>
  rateColumns(texts, ['selected', 'selectionRate', 'selectionRatio'], ({ selection }) => selection);
