import type { home as english } from '../en/home.ts';

/** The public page. */
export const home: typeof english = {
  home: {
    eyebrow: 'Currículum y oferta, uno junto al otro',
    headline: 'Cada puntuación trae la línea que la justifica.',
    lead: 'Cotejo lee los currículums frente a su descripción del puesto, en español y en inglés, y muestra la prueba de cada juicio. En su propio servidor: nada sale de casa.',
    start: 'Empezar análisis', manage: 'Gestionar clientes', closing: 'Empezar ahora', closingTitle: 'Ponga los próximos cinco currículums junto al puesto.',
    closingText: 'Suba una descripción del puesto y hasta cinco currículums. El primer resultado tarda menos de un minuto.',
    featuresTitle: 'Lo que hace por usted', benefitsTitle: 'Lo que cambia en su mesa',
    sampleNote: 'Resultado de muestra. Las personas y empresas son inventadas.',
    features: [
      { title: 'Análisis de documentos', text: 'PDF y Word, con texto o escaneados: leídos página a página, también a dos columnas y con tablas.' },
      { title: 'Traducción integrada', text: 'Los currículums en español se leen en inglés, con la frase original siempre a la vista.' },
      { title: 'Comparación inteligente', text: 'Cada requisito se juzga por separado y con citas. Sin cita no hay puntos.' },
      { title: 'Gestión de clientes', text: 'Clientes, oportunidades y puestos en el orden en que trabaja con ellos.' },
      { title: 'Gestión de candidatos', text: 'Estado y salario esperado de cada candidato, junto a la puntuación que lo trajo hasta aquí.' },
      { title: 'Análisis detallado', text: 'Fortalezas, dudas y la suma de la puntuación, listas para exportar o copiar.' },
    ],
    benefits: [
      { title: 'Ahorre tiempo', text: 'Cinco currículums se leen en segundos; su hora es para las personas que hay detrás.' },
      { title: 'Mejores decisiones', text: 'Lo que se demuestra y lo que falta, lado a lado, antes de la primera llamada.' },
      { title: 'Proceso constante', text: 'Los mismos documentos dan la misma puntuación, hoy y el mes que viene, pregunte quien pregunte.' },
      { title: 'Más colaboración', text: 'El equipo ve las mismas pruebas y puede hablar del puesto en lugar del número.' },
    ],
    sample: {
      job: 'Ingeniería backend', candidate: 'Lucía Ferrán Ortega', translated: 'Traducido', evidence: 'Pruebas en el currículum',
      requirements: [
        { text: '5 años de Java', verdict: 'met' }, { text: 'Kubernetes en producción', verdict: 'partial' }, { text: 'Inglés fluido', verdict: 'met' }, { text: 'Certificación de AWS', verdict: 'missing' },
      ],
      original: ['Ingeniera de software · Naranco Datos · 2018–actualidad', 'Seis años desarrollando servicios en Java para pagos en tiempo real.', 'Despliegues con Docker y primeros pasos con Kubernetes.'],
      english: ['Software engineer · Naranco Datos · 2018–present', 'Six years developing services in Java for real-time payments.', 'Deployments with Docker and first steps with Kubernetes.'],
    },
  },
};
