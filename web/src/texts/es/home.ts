import type { home as english } from '../en/home.ts';

/** The public page. */
export const home: typeof english = {
  home: {
    eyebrow: 'Currículum y oferta, uno junto al otro',
    headline: 'Cada puntuación trae la línea que la justifica.',
    lead:
      'Cotejo lee los currículums frente a su descripción del puesto, en español y en inglés, y ' +
      'muestra la prueba de cada juicio. En su propio servidor: nada sale de casa.',
    start: 'Empezar análisis',
    manage: 'Gestionar clientes',
    closing: 'Empezar ahora',
    closingTitle: 'Ponga los próximos cinco currículums junto al puesto.',
    closingText:
      'Suba una descripción del puesto y hasta cinco currículums. El primer resultado tarda menos de un minuto.',
    featuresTitle: 'Lo que hace por usted',
    benefitsTitle: 'Lo que cambia en su mesa',
    sampleNote: 'Las imágenes muestran la empresa de muestra. Las personas y empresas son inventadas.',
    features: [
      {
        title: 'Análisis de documentos',
        text: 'PDF y Word, con texto o escaneados: leídos página a página, también a dos columnas y con tablas.',
      },
      {
        title: 'Traducción integrada',
        text: 'Los currículums en español se leen en inglés, con la frase original siempre a la vista.',
      },
      {
        title: 'Comparación inteligente',
        text: 'Cada requisito se juzga por separado y con citas. Sin cita no hay puntos.',
      },
      { title: 'Gestión de clientes', text: 'Clientes, oportunidades y puestos en el orden en que trabaja con ellos.' },
      {
        title: 'Gestión de candidatos',
        text: 'Estado y salario esperado de cada candidato, junto a la puntuación que lo trajo hasta aquí.',
      },
      {
        title: 'Análisis detallado',
        text: 'Fortalezas, dudas y la suma de la puntuación, listas para exportar o copiar.',
      },
    ],
    benefits: [
      {
        title: 'Ahorre tiempo',
        text: 'Cinco currículums se leen en segundos; su hora es para las personas que hay detrás.',
      },
      {
        title: 'Mejores decisiones',
        text: 'Lo que se demuestra y lo que falta, lado a lado, antes de la primera llamada.',
      },
      {
        title: 'Proceso constante',
        text: 'Los mismos documentos dan la misma puntuación, hoy y el mes que viene, pregunte quien pregunte.',
      },
      {
        title: 'Más colaboración',
        text: 'El equipo ve las mismas pruebas y puede hablar del puesto en lugar del número.',
      },
    ],
    pictures: {
      evidence:
        'Un currículum en español junto a su traducción al inglés. El pasaje que cumple el requisito elegido ' +
        'está marcado en ambos; al lado, los requisitos con su veredicto y sus citas.',
      comparison: {
        title: 'Cinco candidatos, una página',
        text: 'Cada marca abre la línea del currículum que la justifica.',
        alt:
          'Una tabla con una fila por competencia y una columna por cada uno de los cinco ' +
          'candidatos, que la cumplen, la cumplen en parte o no la muestran.',
      },
      candidates: {
        title: 'De la puntuación a la lista corta',
        text: 'Estado y salario esperado, allí donde se leen.',
        alt: 'Los cinco candidatos de un puesto con puntuación, archivo, estado y salario esperado.',
      },
    },
  },
};
