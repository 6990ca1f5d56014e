import type { analysis as english } from '../en/analysis.ts';

/** The analysis: documents, results, evidence and report. */
export const analysis: typeof english = {
  languages: { en: 'Inglés', es: 'Español', fr: 'Francés', de: 'Alemán', it: 'Italiano', pt: 'Portugués', ca: 'Catalán', und: 'Idioma desconocido' },
  upload: {
    intro: 'Suba una descripción del puesto y hasta cinco currículums. Obtendrá una puntuación por candidato y las líneas del currículum en las que se apoya.',
    job: 'Descripción del puesto', selectRole: 'Elegir puesto', uploadFile: 'Subir archivo', client: 'Cliente', opportunity: 'Oportunidad', role: 'Puesto', selectClient: 'Elija un cliente', selectOpportunity: 'Elija una oportunidad', selectRoleOption: 'Elija un puesto',
    noOpportunities: 'Aún no hay oportunidades', noRoles: 'Aún no hay puestos', clientsFailed: 'No se pudieron cargar los clientes', opportunitiesFailed: 'No se pudieron cargar las oportunidades', rolesFailed: 'No se pudieron cargar los puestos', resumesFailed: 'No se pudieron cargar los currículums',
    roleSelected: 'Puesto elegido correctamente', loadingRole: 'Cargando la descripción del puesto…', noClients: 'Aún no hay clientes. Suba la descripción del puesto como archivo.',
    drop: 'Suelte aquí el archivo o pulse para elegirlo', dropMany: 'Suelte aquí los currículums o pulse para elegirlos', hint: 'PDF o DOCX (máx. 5 MB)', jobUploaded: 'Descripción del puesto subida correctamente', translatedFrom: (language) => `Traducido del ${language.toLowerCase()}`,
    position: 'Puesto', skills: 'Competencias clave', remove: (name) => `Quitar ${name}`, uploading: (percent) => `Subiendo… ${percent} %`, progressOf: (name) => `Subida de ${name}`,
    preparing: 'Leyendo el documento…', resumes: 'Currículums (hasta 5)', counter: (count) => `${count} de 5 currículums subidos`, jobFirst: 'Suba una descripción del puesto para añadir currículums.', translated: '(Traducido)',
    analyze: 'Analizar currículums', analyzing: 'Analizando...', startOver: 'Empezar de nuevo', warnings: 'Tiene pasajes que no cuentan',
    stages: { waiting: 'En espera', extract: 'Leyendo el texto', ocr: 'Reconociendo páginas escaneadas', 'detect-language': 'Detectando el idioma', translate: 'Traduciendo', 'read-job': 'Leyendo los requisitos', score: 'Comparando con los requisitos', summarise: 'Redactando el resumen', done: 'Terminado', failed: 'Ha fallado' },
    processing: 'Procesando documentos', processingText: 'Puede tardar unos momentos...', processingDetail: 'Traduciendo el contenido y analizando las coincidencias...',
    dropProblems: {
      'file-invalid-type': () => 'El archivo debe ser PDF o DOCX', 'file-too-large': (bytes) => `El archivo ocupa más de ${bytes} bytes`, 'file-too-small': (bytes) => `El archivo ocupa menos de ${bytes} bytes`, 'too-many-files': () => 'Demasiados archivos',
    },
    how: 'Cómo funciona',
    steps: [
      { title: 'Subir documentos', text: 'Una descripción del puesto y hasta cinco currículums, en PDF o DOCX. También se leen páginas escaneadas.' },
      { title: 'Traducción automática', text: 'Los documentos en español pasan al inglés, línea a línea, y siguen unidos al original.' },
      { title: 'Análisis detallado', text: 'Cada requisito recibe un veredicto con citas. La puntuación suma esos veredictos y la cercanía de puestos y vocabulario; se muestra cada punto.' },
    ],
    cuts: { pages: (limit) => `Solo se han leído las primeras ${limit} páginas.`, characters: (limit) => `Solo se han leído los primeros ${limit.toLocaleString('es')} caracteres.`, 'ocr-pages': (limit) => `Solo se han leído las primeras ${limit} páginas escaneadas.`, 'page-size': () => 'Una página muy grande se ha leído con menos resolución.' },
  },
  toasts: {
    invalidType: 'Tipo de archivo no válido', invalidTypeText: 'Suba un archivo PDF o DOCX.', tooLarge: 'Archivo demasiado grande', tooLargeText: 'El tamaño máximo es de 5 MB.', tooManyAtOnce: 'Demasiados archivos', oneFile: 'Suba una sola descripción del puesto.',
    jobFirst: 'Suba antes la descripción del puesto', jobFirstText: 'Suba una descripción del puesto antes de añadir currículums.', tooMany: 'Demasiados archivos', tooManyText: 'Puede subir un máximo de 5 currículums.',
    notPdf: (file) => `${file} no es un archivo PDF o DOCX.`, exceeds: (file) => `${file} supera el límite de 5 MB.`, emptyFile: (file) => `${file} está vacío.`,
    noJob: 'Falta la descripción del puesto', noJobText: 'Suba primero una descripción del puesto.', noResumes: 'Faltan currículums', noResumesText: 'Suba al menos un currículum.', noJobUploaded: 'No se ha subido ninguna descripción del puesto',
    uploadFailed: 'No se pudo subir', jobUploadFailed: 'No se pudo subir la descripción del puesto', resumeUploadFailed: 'No se pudo subir el currículum', jobUploaded: 'Descripción del puesto subida', resumeUploaded: 'Currículum subido',
    uploadingResumes: 'Subiendo currículums', uploadingCount: (count) => `Subiendo ${count} currículums...`, deleteFailed: 'No se pudo quitar el currículum. Inténtelo de nuevo.', error: 'Error',
    analysisFailed: 'El análisis ha fallado', analysisFailedText: 'No se pudieron analizar los currículums', analysisComplete: 'Análisis terminado', analyzed: (count) => `${count} currículum(s) analizado(s) correctamente.`,
    roleLoaded: 'Descripción del puesto cargada', roleFailed: 'No se pudo cargar el puesto', roleFailedText: 'No se pudo cargar la descripción del puesto', roleFileFailed: 'No se pudo obtener el archivo del puesto',
    candidateFailed: 'Error al cargar el candidato', candidateFailedText: 'No se pudieron cargar los datos del candidato',
    exported: 'Exportación correcta', exportedText: 'Los resultados se han guardado en un archivo.', noExport: 'No hay resultados que exportar', noDownload: 'No hay análisis que descargar', noCopy: 'No hay análisis que copiar', downloaded: 'Descarga correcta', downloadedText: 'El análisis se ha guardado en un archivo de texto.', copied: 'Copiado al portapapeles', copiedText: 'El análisis está en el portapapeles.', candidateNotFound: 'Candidato no encontrado',
    copyFailed: 'No se pudo copiar', copyFailedText: 'No se pudo copiar el texto al portapapeles. Inténtelo de nuevo.', downloadFailed: 'Error de descarga', downloadFailedText: 'No se pudo descargar el currículum.', preparingDownload: 'Preparando descarga',
    analyzeFirst: 'Analice antes los currículums.', selectFirst: 'Elija un candidato.',
  },
  results: {
    summary: 'Resumen de resultados', defaultJob: 'Puesto de trabajo', none: 'N/D', skills: 'Competencias clave', processed: 'Currículums procesados', translations: 'Traducciones realizadas', export: 'Exportar resultados', translated: 'Traducido', scored: (percent) => `Puntuación: ${percent}%`, notScored: 'Sin puntuación',
    bands: { green: 'Coincidencia excelente', emerald: 'Coincidencia alta', blue: 'Buena coincidencia', amber: 'Coincidencia parcial', red: 'Coincidencia baja' },
    candidates: 'Análisis de candidatos', candidateTabs: 'Candidatos', noCandidates: 'No hay datos de candidatos. Analice antes los currículums.', noneSelected: 'Elija un candidato para ver su análisis',
    view: 'Vista del resumen', views: { default: 'Vista general', technical: 'Detalles técnicos', experience: 'Trayectoria' }, strengths: 'Fortalezas', considerations: 'Aspectos por considerar',
    downloadOriginal: 'Descargar currículum original', downloadTranslation: 'Descargar traducción', downloadFull: 'Descargar análisis completo', copy: 'Copiar al portapapeles', analysedOn: (date) => `Analizado el ${date}`, failedTitle: 'No se pudo analizar este currículum',
    coverage: 'Cobertura por grupo de requisitos', coverageText: 'Qué parte de los puntos de cada grupo obtiene un candidato. Todos los grupos juntos son la puntuación.', candidate: 'Candidato', groups: { skill: 'Competencias', experience: 'Experiencia', education: 'Formación', language: 'Idiomas', certification: 'Certificaciones', other: 'Cargos y redacción' }, groupPoints: (points) => `${points} de 100 puntos`,
    comparison: 'Comparación de requisitos técnicos', comparisonText: 'Una marca se apoya en una cita; una cruz dice que el currículum no lo muestra.', skill: 'Competencia', comparisonCells: { met: 'Cumplido', partial: 'Cumplido en parte', missing: 'No consta', mentioned: 'Citado en el resumen', considered: 'Solo entre los aspectos por considerar' }, noSkills: 'La descripción del puesto no nombra competencias.', showEvidence: (skill, name) => `${skill}: ver la prueba de ${name}`,
  },
  evidence: {
    title: 'Pruebas', intro: 'Elija un requisito para ver su pasaje en el currículum.', requirements: 'Requisitos', verdicts: { met: 'Cumplido', partial: 'Cumplido en parte', missing: 'No consta' }, must: 'Imprescindible', nice: 'Deseable', points: (points, of) => `${points} de ${of} puntos`,
    filter: 'Filtrar por veredicto', all: 'Todos', noQuotes: 'Ningún pasaje del currículum lo muestra.', text: 'Texto del currículum', textOf: (name) => `Texto del currículum de ${name}`, views: { both: 'Lado a lado', english: 'Inglés', original: 'Original' }, english: 'Inglés', original: (language) => `Original (${language})`, originalView: 'Texto para leer', textFailed: 'No se pudo cargar el texto del currículum.',
    none: 'No se ha podido leer ningún requisito en esta descripción del puesto.', noneWith: 'Ningún requisito tiene este veredicto.', openPassage: 'Ver en el currículum', notCounted: 'No cuenta', share: (met, total) => `${met} de ${total} requisitos cumplidos`, legend: 'Tan ancho como los puntos que puede dar, tan lleno como se cumple',
  },
  arithmetic: { title: 'Cómo se suma la puntuación', text: 'Cada línea vale grado × peso, en una escala en la que todo junto da 100 puntos.', line: 'Lo que cuenta', weight: 'Peso', degree: 'Grado', points: 'Puntos', of: 'de', total: 'Puntuación', sum: 'Suma', rounded: (sum, score) => `${sum} puntos, redondeado a ${score} de 100`, asOf: (month) => `«Actualidad» se ha leído como ${month}.` },
  provenance: {
    title: 'Cómo se ha hecho', plugins: { 'match-builtin': 'el comparador propio', 'translate-apertium': 'Apertium' }, scoredBy: (plugin) => `Puntuado por ${plugin}`, translatedBy: (plugin) => `traducido por ${plugin}`, stage: 'Etapa', by: 'Complemento', time: 'Tiempo', instead: (plugin, reason) => `en lugar de ${plugin}: ${reason}`,
    stages: { extract: 'Texto', ocr: 'Páginas escaneadas', 'detect-language': 'Idioma', translate: 'Traducción', 'read-job': 'Requisitos', score: 'Puntuación', summarise: 'Resumen' },
  },
  warnings: {
    title: 'Pasajes que no cuentan', text: 'Están en el currículum y han quedado fuera de la puntuación.',
    kinds: { 'hidden-text': 'Texto que un lector no vería', 'invisible-characters': 'Caracteres invisibles', instructions: 'Instrucciones al lector', 'pasted-job-description': 'Una copia pegada de la descripción del puesto', 'keyword-stuffing': 'Una acumulación de palabras clave' },
    reasons: { 'background-colour': 'del color de la página', tiny: 'demasiado pequeño para leerlo', 'off-page': 'fuera de la página', covered: 'tapado por otra cosa', transparent: 'transparente', 'hidden-run': 'marcado como oculto', 'invisible-characters': 'caracteres invisibles' },
    more: (count) => `y ${count} más`,
  },
  report: { title: 'Análisis del candidato', score: 'Puntuación', summary: 'Resumen', strengths: 'Fortalezas', considerations: 'Aspectos por considerar', none: 'Ninguno.', open: 'Informe para imprimir', print: 'Imprimir', back: 'Volver al análisis', evidence: 'Requisitos y pruebas', more: (count) => `y ${count} más en el análisis completo`, all: (total) => (total === 1 ? 'El análisis completo muestra el requisito con sus citas.' : `El análisis completo muestra los ${total} requisitos con sus citas.`), leftOut: 'Fuera de la puntuación', job: (title, file) => `Leído frente a ${title} (${file})` },
};
