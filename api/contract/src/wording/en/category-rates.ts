/** Rates by category: what the screen and the CSV both say. */
export const categoryRates = {
  categoryRates: {
    columns: {
      by: 'By',
      sex: 'Sex',
      ethnicity: 'Race or ethnicity',
      people: 'People',
      above: 'Above the median',
      scoringRate: 'Scoring rate',
      scoringRatio: 'Impact ratio of scores',
      selected: 'Selected',
      selectionRate: 'Selection rate',
      selectionRatio: 'Impact ratio of selection',
      remark: 'Remark',
    },
    by: { sex: 'Sex', ethnicity: 'Race or ethnicity', both: 'Sex and race or ethnicity' },
    unknown: 'Unknown category',
    withheldAs: {
      few: 'Fewer than 5 people: no rate is shown',
      others: 'Not shown, as it would tell the rate of a category of fewer than 5 people',
    },
    small: 'Less than 2% of the people: left out of the impact ratios',
  },
};
