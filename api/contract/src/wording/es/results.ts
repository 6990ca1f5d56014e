import type { results as english } from '../en/results.ts';

/** The results of an analysis: scores, evidence, confidence and report. */
export const results: typeof english = {
  results: {
    summary: 'Resumen de resultados',
    none: 'N/D',
    processed: 'Currículums procesados',
    translations: 'Traducciones realizadas',
    export: 'Exportar resultados',
    translated: 'Traducido',
    scored: (percent) => `Puntuación: ${percent}%`,
    notScored: 'Sin puntuación',
    bands: {
      green: 'Coincidencia excelente',
      emerald: 'Coincidencia alta',
      blue: 'Buena coincidencia',
      amber: 'Coincidencia parcial',
      red: 'Coincidencia baja',
    },
    bandsHelp: {
      title: 'Qué significan las palabras',
      from: (score, most) => `De ${score} a ${most}%`,
      musts:
        'El color depende solo de la puntuación. La palabra depende también de los imprescindibles: buena, alta y ' +
        'excelente solo se dicen de un currículum que muestra al menos la mitad. Con menos, la coincidencia es como ' +
        'mucho parcial.',
    },
    candidates: 'Análisis de candidatos',
    candidateTabs: 'Candidatos',
    noCandidates: 'No hay datos de candidatos. Analice antes los currículums.',
    noneSelected: 'Elija un candidato para ver su análisis',
    view: 'Vista del resumen',
    views: { default: 'Vista general', technical: 'Detalles técnicos', experience: 'Trayectoria' },
    strengths: 'Fortalezas',
    considerations: 'Aspectos por considerar',
    downloadOriginal: 'Descargar currículum original',
    downloadTranslation: 'Descargar traducción',
    downloadFull: 'Descargar análisis completo',
    copy: 'Copiar al portapapeles',
    analyzedOn: (date) => `Analizado el ${date}`,
    failedTitle: 'No se pudo analizar este currículum',
    coverage: 'Cobertura por grupo de requisitos',
    coverageText:
      'Qué parte de los puntos de cada grupo obtiene un candidato. Todos los grupos juntos son la puntuación.',
    candidate: 'Candidato',
    groups: {
      skill: 'Competencias',
      experience: 'Experiencia',
      education: 'Formación',
      language: 'Idiomas',
      certification: 'Certificaciones',
      other: 'Cargos y redacción',
    },
    comparison: 'Comparación de requisitos técnicos',
    comparisonText: 'Una marca se apoya en una cita; una cruz dice que el currículum no lo muestra.',
    skill: 'Competencia',
    comparisonCells: {
      met: 'Cumplido',
      partial: 'En parte',
      missing: 'No consta',
      mentioned: 'Citado en el resumen',
      considered: 'Solo entre los aspectos por considerar',
      other: 'Consta una alternativa',
      unasked: 'Ningún requisito lo pide',
    },
    noSkills: 'La descripción del puesto no nombra competencias.',
    showEvidence: (skill, name) => `${skill}: ver la prueba de ${name}`,
  },
  evidence: {
    title: 'Pruebas',
    intro: 'Elija un requisito para ver su pasaje en el currículum.',
    requirements: 'Requisitos',
    verdicts: { met: 'Cumplido', partial: 'En parte', missing: 'No consta' },
    must: 'Imprescindible',
    nice: 'Deseable',
    points: (points, of) => `${points} de ${of} puntos`,
    filter: 'Filtrar por veredicto',
    all: 'Todos',
    noQuotes: 'Ningún pasaje del currículum lo muestra.',
    corrected: (found) => `Corregido por una persona. Cotejo halló: ${found}.`,
    confirmed: 'Confirmado por una persona.',
    text: 'Texto del currículum',
    textOf: (name) => `Texto del currículum de ${name}`,
    views: { both: 'Lado a lado', english: 'Inglés', original: 'Original' },
    english: 'Inglés',
    original: (language) => `Original (${language})`,
    originalView: 'Texto para leer',
    textFailed: 'No se pudo cargar el texto del currículum.',
    none: 'No se ha podido leer ningún requisito en esta descripción del puesto.',
    noneWith: 'Ningún requisito tiene este veredicto.',
    openPassage: 'Ver en el currículum',
    notCounted: 'No cuenta',
    share: (met, total) => `${met} de ${total} requisitos cumplidos`,
    legend: 'Ancho: los puntos que puede dar un requisito. Relleno: en qué medida se cumple.',
  },
  arithmetic: {
    title: 'Cómo se suma la puntuación',
    text:
      'Cada línea vale grado × peso. Todas las líneas juntas pueden dar 100 puntos. Ningún ' +
      'currículum cumple cada línea de un puesto, así que el tercio de los requisitos que ' +
      'menos se cumple, según su peso, cuenta solo dos tercios. Ninguna línea supone más de 15 puntos, ' +
      'salvo que haya muy pocas o que la haya ponderado un reclutador. Cada año que pide un requisito ' +
      'imprescindible y que no consta quita un 5 % de cada línea, como máximo un 25 %.',
    line: 'Lo que cuenta',
    weight: 'Peso',
    degree: 'Grado',
    points: 'Puntos',
    of: 'de',
    total: 'Puntuación',
    sum: 'Suma',
    rounded: (sum, score) => `${sum} puntos, redondeado a ${score} de 100`,
    asOf: (month) => `«Actualidad» se ha leído como ${month}.`,
  },
  openRequirements: {
    title: 'Qué cambiaría la puntuación',
    text:
      'Los requisitos que se cumplen en parte o no constan, y los puntos que aportaría cada uno si el currículum lo ' +
      'mostrara por completo, sumados como la puntuación. Varios juntos aportan otra suma que uno a uno. Esto no ' +
      'promete ninguna decisión: deciden personas, y por más motivos que una puntuación.',
    none: 'El currículum muestra todos los requisitos que cuentan.',
    requirement: 'Requisito',
    verdict: 'Veredicto',
    points: 'Puntos',
    score: 'Quedaría en',
  },
  provenance: {
    title: 'Cómo se ha hecho',
    plugins: {
      'match-builtin': 'el comparador propio',
      'translate-apertium': 'Apertium',
      'model-ollama': 'Ollama',
      'model-openai': 'OpenAI',
      'model-anthropic': 'Anthropic',
      'model-gemini': 'Gemini',
    },
    scoredBy: (plugin) => `Puntuado por ${plugin}`,
    translatedBy: (plugin) => `traducido por ${plugin}`,
    stage: 'Etapa',
    by: 'Complemento',
    time: 'Tiempo',
    instead: (plugin, reason) => `en lugar de ${plugin}, ${reason}`,
    beside: (plugin) => `con ${plugin}`,
    digest: (digest) => `pesos ${digest}`,
    leftOut: (count) =>
      count === 1
        ? 'se omitió una afirmación que los documentos no respaldan'
        : `se omitieron ${count} afirmaciones que los documentos no respaldan`,
    silent: (kind, name, since, others) =>
      [
        `${kind === 'model' ? 'El modelo de lenguaje' : 'El complemento'} ${name} no responde desde el ${since}`,
        'y se prueba una vez por minuto.',
        others ? `Hasta entonces hace su trabajo ${others}.` : 'Ningún otro complemento hace su trabajo.',
      ].join(' '),
    usage: (tokens, calls, cached) =>
      `${tokens} tokens, ${calls} ${calls === 1 ? 'respuesta' : 'respuestas'}` +
      (cached > 0 ? `, ${cached} de ellas de la caché` : ''),
    reasons: {
      auth: 'que rechazó la clave',
      'rate-limit': 'al que se preguntó demasiado',
      unavailable: 'que no estaba disponible',
      timeout: 'que tardó demasiado',
      'bad-input': 'que no pudo con el texto',
      'bad-output': 'cuya respuesta no servía',
      crashed: 'que falló',
      'too-long': 'para el que el texto era demasiado largo',
      missing: 'cuyo modelo no está',
      refused: 'que no quiso responder',
      budget: 'cuyos tokens de este mes se han agotado',
    },
    stages: {
      extract: 'Texto',
      ocr: 'Páginas escaneadas',
      'detect-language': 'Idioma',
      translate: 'Traducción',
      'read-job': 'Requisitos',
      embed: 'Sentido de los pasajes',
      score: 'Puntuación',
      summarise: 'Resumen',
    },
  },
  confidence: {
    levels: { high: 'Confianza alta', medium: 'Confianza media', low: 'Confianza baja' },
    title: { medium: 'Lea esta puntuación con cautela', low: 'No se fíe de esta puntuación' },
    judged: (judged, of) =>
      of === 1
        ? `Se ha podido valorar ${judged} de 1 requisito.`
        : `Se han podido valorar ${judged} de ${of} requisitos.`,
    documents: {
      job: { name: 'Descripción del puesto', the: 'La descripción del puesto', of: 'de la descripción del puesto' },
      resume: { name: 'Currículum', the: 'El currículum', of: 'del currículum' },
    },
    language: (the, language) =>
      `${the} está en ${language}: se ha leído pero no traducido, y puede ` +
      'que no se reconozca lo que dice en ese idioma.',
    scan: (of, pages, total, percent) =>
      `${pages} de ${total} ${total === 1 ? 'página' : 'páginas'} ${of} ` +
      `${pages === 1 ? 'es una imagen cuyas' : 'son imágenes cuyas'} palabras se han reconocido con un ` +
      `${percent}% de certeza.`,
    unreadPages: (of, pages, total) =>
      `No se ha podido leer nada en ${pages} de ${total} ${total === 1 ? 'página' : 'páginas'} ${of}.`,
    leftOut: (percent) => `El ${percent}% de las palabras del currículum está en pasajes que no cuentan.`,
    short: (words) =>
      words === 1 ? 'El currículum tiene una sola palabra.' : `El currículum tiene solo ${words} palabras.`,
    noResume:
      'Puede que esto no sea un currículum: no se ha encontrado ningún empleo con ' +
      'fechas ni un apartado como Experiencia o Formación.',
    undated: 'No se ha encontrado ningún empleo con fechas, así que no se han podido contar los años de experiencia.',
    fewFacts:
      'El currículum da pocos datos que se puedan comprobar, como empresas, centros de estudios, fechas o cifras: lo ' +
      'que dice cuenta menos.',
    noRequirements:
      'La descripción del puesto no nombra ningún requisito: la puntuación se apoya solo en su redacción.',
    fewRequirements: (count) =>
      count === 1
        ? 'La descripción del puesto nombra un solo requisito.'
        : `La descripción del puesto nombra solo ${count} requisitos.`,
    unjudged: (unjudged, of) =>
      `No se ${unjudged === 1 ? 'ha' : 'han'} podido valorar ${unjudged} de ${of} ` +
      `${of === 1 ? 'requisito' : 'requisitos'}, y eso puede restar puntos al candidato.`,
    softRequirements: (hard, of) =>
      `Solo ${hard} de ${of} requisitos ${hard === 1 ? 'nombra' : 'nombran'} algo que se pueda buscar, como una ` +
      'competencia, unos años o un título. Los demás se han valorado por su redacción.',
    closeMusts: (met, partial, of) =>
      `De ${of} imprescindibles, ${met} ${met === 1 ? 'se cumple' : 'se cumplen'} y ${partial} solo en parte: ` +
      `${partial === 1 ? 'léalo' : 'léalos'} antes de decidir.`,
    noTitle:
      'La descripción no dice cómo se llama el puesto, así que no se han comparado con él los cargos anteriores.',
  },
  warnings: {
    title: 'Pasajes que no cuentan',
    text: 'Están en el currículum y han quedado fuera de la puntuación.',
    kinds: {
      'hidden-text': 'Texto que un lector no vería',
      'invisible-characters': 'Caracteres invisibles',
      instructions: 'Instrucciones al lector',
      'pasted-job-description': 'Una copia pegada de la descripción del puesto',
      'job-description': 'Una descripción de puesto en lugar de un currículum',
      'keyword-stuffing': 'Una acumulación de palabras clave',
      'impossible-years': 'Más años de experiencia que los de la trayectoria',
    },
    reasons: {
      'background-colour': 'del color de la página',
      tiny: 'demasiado pequeño para leerlo',
      'off-page': 'fuera de la página',
      covered: 'tapado por otra cosa',
      transparent: 'transparente',
      'hidden-run': 'marcado como oculto',
      'invisible-characters': 'caracteres invisibles',
      'other-letters': 'dibujado con otras letras o signos',
      unreadable: 'en la página, pero nadie puede leerlo',
      'outside-pages': 'en el archivo y en ninguna de sus páginas',
    },
    more: (count) => `y ${count} más`,
  },
  report: {
    title: 'Análisis del candidato',
    score: 'Puntuación',
    summary: 'Resumen',
    strengths: 'Fortalezas',
    considerations: 'Aspectos por considerar',
    none: 'Ninguno.',
    open: 'Informe para imprimir',
    pending: 'Los requisitos han cambiado. La confianza y el resumen se están escribiendo de nuevo.',
    print: 'Imprimir',
    back: 'Volver al análisis',
    evidence: 'Requisitos y pruebas',
    more: (count) => `y ${count} más en el análisis completo`,
    all: (total) =>
      total === 1
        ? 'El análisis completo muestra el requisito con sus citas.'
        : `El análisis completo muestra los ${total} requisitos con sus citas.`,
    leftOut: 'Fuera de la puntuación',
    job: (title, file) => `Leído frente a ${title} (${file})`,
  },
};
