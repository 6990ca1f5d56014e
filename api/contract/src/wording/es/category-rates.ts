import type { categoryRates as english } from '../en/category-rates.ts';

export const categoryRates: typeof english = {
  categoryRates: {
    columns: {
      by: 'Por',
      sex: 'Sexo',
      ethnicity: 'Raza o etnia',
      people: 'Personas',
      above: 'Por encima de la mediana',
      scoringRate: 'Tasa de puntuación',
      scoringRatio: 'Ratio de impacto de la puntuación',
      selected: 'Seleccionadas',
      selectionRate: 'Tasa de selección',
      selectionRatio: 'Ratio de impacto de la selección',
      remark: 'Observación',
    },
    by: { sex: 'Sexo', ethnicity: 'Raza o etnia', both: 'Sexo y raza o etnia' },
    unknown: 'Categoría desconocida',
    withheldAs: {
      few: 'Menos de 5 personas: no se muestra ninguna tasa',
      others: 'No se muestra, porque revelaría la tasa de una categoría de menos de 5 personas',
    },
    small: 'Menos del 2 % de las personas: fuera de los ratios de impacto',
  },
};
