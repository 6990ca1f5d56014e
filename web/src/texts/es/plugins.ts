import type { plugins as english } from '../en/plugins.ts';

/** Which plugins do the work, and the trial of them all. */
export const plugins: typeof english = {
  plugins: {
    tab: 'Complementos', intro: 'Quién lee, traduce y valora los documentos en este servidor, y adónde van esos documentos.', loading: 'Preguntando a los complementos cómo están…', loadFailed: 'No se pudieron cargar los complementos.',
    title: 'Quién hace el trabajo', order: 'El primer complemento de una etapa hace su trabajo; el siguiente lo sustituye cuando no puede.', again: 'Comprobar de nuevo',
    offline: 'El modo sin conexión está activo: nada sale de la red privada y se rechazan los complementos que llaman a un servicio en la nube.',
    budget: (spent, limit) => `Los servicios en la nube han usado ${spent} de ${limit} tokens este mes.`, budgetSpent: 'El presupuesto está agotado; hasta el mes que viene otros complementos hacen el trabajo de los servicios en la nube.',
    columns: { stage: 'Etapa', plugin: 'Complemento', model: 'Modelo', egress: 'Los documentos van', tokens: 'Tokens este mes, todas las etapas', state: 'Estado' },
    stages: { extract: 'Leer el archivo', ocr: 'Leer páginas escaneadas', 'detect-language': 'Reconocer el idioma', translate: 'Traducir al inglés', 'read-job': 'Leer los requisitos', score: 'Valorar el currículum', summarise: 'Escribir el resumen' },
    nobody: 'Ningún complemento', version: (version) => `versión ${version}`, place: (place) => `${place}.`, kinds: { 'application/pdf': 'PDF', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word', 'text/markdown': 'Markdown', 'text/plain': 'Texto' },
    egress: { none: 'A ninguna parte', local: 'A su propia red', cloud: 'A un servicio en la nube' }, works: 'Funciona', skipped: 'Se omite', skippedSince: (since) => `No responde desde el ${since}. Se omite y se prueba una vez por minuto.`, down: 'No funciona', downNote: 'No dice por qué.', tokens: (total) => `${total} tokens`,
    trial: {
      title: 'Probar', text: 'Lleva un currículum escaneado en español y una breve descripción de puesto, ambos inventados, por todas las etapas. No se guarda nada.', start: 'Probar', again: 'Probar otra vez', running: 'Probando…', now: (stage) => `En marcha: ${stage}`,
      parts: { job: 'Descripción del puesto', resume: 'Currículum', match: 'El currículum junto al puesto' }, ended: (time) => `Todas las etapas hechas en ${time}.`, endedBadly: (time) => `Terminado tras ${time}. No se pudieron hacer todas las etapas.`, failed: 'La prueba se interrumpió antes de terminar.',
      atWork: 'En marcha…', by: (plugin, version) => `${plugin} ${version}`, usage: (calls, tokens) => `${calls} llamada${calls === 1 ? '' : 's'}, ${tokens} tokens`, beside: (plugins) => `con ${plugins}`,
      could: (plugin, reason) => `${plugin} no pudo: ${reason}`, nobody: 'Ningún complemento pudo hacer esta etapa, así que se omitió lo que depende de ella.', none: 'No hay ningún complemento configurado para esta etapa.', refused: (code) => `El documento fue rechazado (${code}).`,
      picture: 'La página es una imagen sin texto.', score: (score) => `${score} de 100`,
      reasons: {
        auth: 'su clave fue rechazada', 'rate-limit': 'se le preguntó demasiado a menudo', unavailable: 'no se puede acceder a él', timeout: 'tardó demasiado', 'bad-input': 'no pudo usar el texto', 'bad-output': 'su respuesta no servía',
        crashed: 'falló', 'too-long': 'el texto es demasiado largo para él', missing: 'el modelo no está', refused: 'el modelo no quiso responder', budget: 'los tokens de este mes están agotados',
      },
    },
  },
};
