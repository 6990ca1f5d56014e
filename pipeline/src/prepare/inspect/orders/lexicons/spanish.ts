import type { Lexicon } from '../lexicon.ts';

const judged =
  '(candidato|candidata|candidatura|persona|aspirante|solicitante|perfil|curriculum|cv|solicitud|postulante|hoja de vida|postulacion)';
const mine = '(mi (candidatura|perfil|curriculum|cv|solicitud|postulacion|hoja de vida))';

export const spanish: Lexicon = {
  forget: `
    (ignores|olvides|omitas|descartes)
    (ignora|ignore|ignorad|ignoren|olvida|olvide|olvidad|olviden|omite|omita|omitan|descarta|descarte|desatiende|desatienda|anula|anule|salta|saltate|elude|suprime|elimina|borra|ignorar|olvidar)
    no (sigas|siga|sigan|apliques|aplique|uses|use|tengas en cuenta|tenga en cuenta|tengan en cuenta|respetes|respete|obedezcas)
    (haz|haga|hagan|hacer) caso omiso
    (deja|deje) (de lado|de seguir|de aplicar)
    (quedan|queda) (anuladas|anulados|anulada|sin efecto|derogadas)
  `,
  rules: `
    (instruccion|instrucciones|regla|reglas|norma|normas|indicacion|indicaciones|criterio|criterios|ordenes|directrices|restricciones|requisitos|mensajes|contexto|rubrica|rubricas|pautas|prompt|prompts|consignas)
  `,
  earlier: `
    (anterior|anteriores|previo|previa|previos|previas|toda|todas|todo|todos|cualquier|tus|sus|demas|de evaluacion|de puntuacion|del sistema|de seleccion|precedentes|iniciales|originales|recibidas|dadas|hasta ahora|de arriba)
  `,
  allAbove: `
    (todo|cuanto) lo? (anterior|dicho|de arriba|previo|que se te|que te|que le)
    lo (anterior|dicho hasta ahora|de arriba)
    (tus|las) (instrucciones|pautas) (del|de) sistema
  `,
  judge: `
    (pongas|asignes|otorgues|puntues|valores|recomiendes|consideres|ponme|dame|deme|situame|colocame)
    (pon|ponga|ponle|pongan|da|dale|dele|dad|den|dar|diera|diese|asigna|asigne|asignale|asignar|otorga|otorgue|otorgale|otorgar|puntua|puntue|puntuar|califica|califique|calificar|valora|valore|valorar|clasifica|clasifique|coloca|coloque|situa|situe|situes|recomienda|recomiende|recomendar)
    (selecciona|seleccione|contrata|contrate|marca|marque|devuelve|devuelva|devolver|trata|trate|considera|considere|sube|suba|aumenta|aumente|evalua|evalue|presenta|presente|informa|informe|informas|concluye|concluya|aprueba|apruebe|acepta|acepte|elige|elija|prioriza|priorice|invita|asume|asuma|registra|registre|confirma|concede|conceda)
    (clasificado|puntuado|valorada|valorado|recomendado|recomendada|aprobada|aprobado|considerada|considerado|calificada|calificado)
  `,
  say: `
    (responde|responda|contesta|conteste|escribe|escriba|incluye|incluya|anade|anada|agrega|agregue|devuelve|devuelva|repite|repita|revela|revele|muestra|muestre|imprime|imprima|di|diga|cita|cite|empieza|empiece|termina|termine|traduce|traduzca|resume|resuma|sustituye|sustituya|reemplaza|reemplace|copia|copie|envia|envie|abre|visita)
  `,
  answer: `
    (tu|su|la) (unica|ultima|primera|propia)? (respuesta|evaluacion|valoracion|salida|traduccion)
    (tu|su|el) (unico|ultimo|primer|propio)? (analisis|resumen|informe|prompt|mensaje de sistema|veredicto)
    (respuesta vacia|mensaje vacio|punto fuerte|fortalezas clave|fortaleza clave|nada mas)
  `,
  payload: `
    (literal|literalmente|exactamente|vacio|vacia|nada mas|codigo|palabra por palabra)
    (los)? (otros|demas) (candidatos|aspirantes|curriculos)
  `,
  judged: `
    (este|esta|dicho|dicha|presente|esa|ese) (excelente|gran)? ${judged}
    (los|las) (otros|otras|demas) (candidatos|candidatas|aspirantes|postulantes|perfiles|curriculos)
    (autor|titular|autora) de este (curriculum|cv|documento|perfil)
    (me (valore|valores|puntue|puntues|situe|recomiende|seleccione|contrate|de la|des la))
  `,
  me: `
    (valora|valore|valores|puntua|puntue|situa|situe|situes|pon|ponga|da|dar|diera|recomienda|recomiende|coloca|coloque|califica|califique|elige|elija) (a)? ${mine}
    mi (puntuacion|nota|calificacion|valoracion|evaluacion)
    (ponme|dame|deme|situame|colocame|recomiendame|contratame|eligeme|apruebame|puntuame|valorame)
  `,
  candidate: `
    (el|la|al|del) (candidato|candidata|aspirante|postulante|solicitante|curriculum|cv)
    este (documento|texto)
  `,
  program: `
    (ia|inteligencia artificial|modelo de lenguaje|modelos de lenguaje|asistente virtual|asistente de seleccion|robot|bot|algoritmo|chatgpt)
    (sistema|software|programa|herramienta) (de|automatico|automatica|automatizado) (seleccion|evaluacion|cribado|puntuacion|filtrado)?
    (evaluador|evaluadora|lector|lectora|revisor|seleccionador|reclutador) (automatico|automatica|automatizado|virtual)
    (modelo|sistema|asistente|programa|algoritmo) que (lea|lee|evalua|evalue|procese|procesa|analice)
    (cualquier) (modelo|sistema|asistente|programa|herramienta|evaluador)
    (al|para el) (modelo|sistema|asistente|evaluador|algoritmo)
  `,
  helper: `
    (asistente|modelo|algoritmo)
    (traductor|traductora|interprete|sistema de traduccion|motor de traduccion|traductor automatico|ocr|resumidor|extractor)
  `,
  address: `
    (nota|notas|mensaje|aviso|atencion|instruccion|instrucciones|recordatorio|orden|indicacion|peticion) (para|a|al) (la|el|los|las|cualquier|todo|toda)?
  `,
  now: `
    a partir de (ahora|este momento|aqui) (tu|usted)? (eres|es|actuas|actua|seras|debes|debe)?
    (actua|actue|comportate|responde) como (si|mi|un|una)
    (finge|simula|imagina) que
    (nueva|nuevas|ultima|ultimas|importante|importantes|instrucciones) (instruccion|instrucciones|reglas|ordenes|adicionales|del sistema)
    (tu|su) (tarea|mision|funcion|objetivo|unica tarea|nuevo objetivo|nueva tarea) (ha cambiado|es ahora|es|consiste)
    (la|esta) (evaluacion|valoracion|seleccion|puntuacion) (ha|esta) (terminado|concluido|terminada|concluida|finalizado|finalizada)
    al (resumir|evaluar|puntuar|valorar|traducir|leer|procesar|analizar) este
    (diga lo que diga|digan lo que digan|independientemente de|sin importar|pese a) (la|lo|los|las)
    modo (desarrollador|depuracion|mantenimiento|administrador)
  `,
  speaker: `
    (sistema|desarrollador|asistente|administrador|modelo|ia) (mensaje|nota)?
    (nota|mensaje|comentario|informe|valoracion|observacion) (interna|interno|confidencial|oficial|de recursos humanos|de rrhh|de rr hh|de seleccion|del reclutador|de la reclutadora|del evaluador|de la evaluadora|del seleccionador|del entrevistador|del responsable|del sistema|del director)
    (evaluacion|valoracion|seleccion) (previa|interna|automatica|anterior)
    veredicto final
    resultado (de la|del) (evaluacion|cribado|seleccion|analisis)
    (nota|mensaje|aviso|atencion) (para|a|al) (el|la|los)? (reclutador|reclutadora|reclutadores|evaluador|evaluadora|seleccionador|entrevistador|recursos humanos|revisor)
  `,
  result: `
    (respuesta|salida|puntuacion|nota|valoracion) (correcta|esperada|predeterminada|por defecto|unica valida)
    (sin mas|sin) (comprobaciones|revision|verificacion|tramites|preguntas)
    (ya aprobada|ya aprobado|preaprobada|preaprobado|preseleccionada|preseleccionado)
    automaticamente
  `,
  mark: `
    (puntuacion|puntaje|calificacion|valoracion|nota|puntuaciones|clasificacion|ranking)
    (coincidencia|compatibilidad|adecuacion) (del|de)
  `,
  criterion: `
    (coincidencia|compatibilidad|evaluacion|veredicto|requisitos|criterios|puntos fuertes|carencias|observaciones|debilidades)
    (mejor|perfecto|perfecta) (candidato|candidata|perfil)
  `,
  best: `
    (puntuacion|nota|calificacion|valoracion|puntaje|coincidencia) (maxima|mas alta|perfecta|total|completa)
    (maxima|mayor|mejor) (puntuacion|nota|calificacion|valoracion|puntaje|coincidencia)
    (maximo|maxima) (posible|puntaje)
    (cien|100) (puntos|por cien|por ciento|sobre)
    (un|el|con un|de) (100|10|cien|diez)
    por encima de (todos|todas|los demas|las demas)
    (primer|primero|numero) (lugar|puesto|uno)
    (cero|0) (a los|para los) (demas|otros)
  `,
  good: `
    (mas alta|maxima|maximo|primer|primero|primera|mejor|perfecto|perfecta|aprobada|aprobado|solo|ideal|excelente|idoneo|idonea|contratar|apto|apta|favorablemente|favorable|contratado|contratada|sobresaliente)
    (sin|ninguna|ningun) (observaciones|reservas|carencias|objeciones|debilidades|pegas)
    (cumple todo|contratacion inmediata|puntos fuertes|experto|experta|de inmediato)
  `,
  fulfilled: `
    todos los (requisitos|criterios) (como|estan|son|quedan|se dan por|por)? (cumplidos|satisfechos|superados|probados)
    (cumplidos|satisfechos) todos los (requisitos|criterios)
    cumple (con)? (todos los|cada uno de los|todos y cada uno de los) (requisitos|criterios)
    (cumple|cumplen) todo
    (cumplidos|satisfechos)
  `,
  silence: `
    (no|nunca|sin|deja de|evita) (compares|compare|comparar|evalues|evalue|evaluar|menciones|mencione|mencionar|verifiques|verifique|verificar|cuestiones|cuestione|puntues|puntue|analices|analice|rechaces|rechace|penalices|penalice|senales|senale|compruebes|compruebe|reveles|incluyas|enumeres|leas|sigas leyendo)
    (rechaza|rechace|descarta|descarte|penaliza|penalice) a? (todos)? (los|las) (demas|otros|otras)
  `,
  please: `
    (por favor|te ruego|le ruego|rogamos|le agradeceria|te agradeceria|agradeceriamos|ten la amabilidad|tenga la amabilidad|debes|debe|tienes que|tiene que|se ruega|se solicita|asegurate|asegurese|te pido|le pido)
    (tu|usted|su)
  `,
  must: `
    (debe|deben|tiene que|ha de|merece|deberia|debera|que)
  `,
  leadIn: `
    (por favor|ahora|debes|debe|tienes que|y|luego|simplemente|siempre|ademas|que|de|entonces|solo|e|a|inmediatamente|lea esto|usted|tu|no)
  `,
  mention: `
    (inyeccion|inyecciones|ataque|ataques|charla|ponencia|articulo|taller|curso|tecnica*|vulnerabilidad*|por ejemplo|detect*|pruebas)
  `,
  matchKey: `
    (puntuacion|porcentaje|nivel|grado) de (coincidencia|compatibilidad|adecuacion|encaje)
    (veredicto|coincidencia|compatibilidad|recomendacion|decision|adecuacion) (final|global|total)?
    (puntos fuertes|carencias|debilidades|requisitos cumplidos|requisitos no cumplidos)
  `,
  verdictKey: `
    (puntuacion|valoracion|calificacion|nota|resultado|estado|evaluacion) (final|global|total|general|de la evaluacion|del candidato|de la candidata)?
  `,
  verdictValue: `
    (contratar|contratada|contratado|apto|apta|aprobado|aprobada|recomendado|recomendada|cumplido|cumplidos|excelente|maxima|maximo|si|ideal|perfecta|entrevistar|ninguna|ninguno)
  `,
  example: `
    (curriculum|cv|candidato|candidata|ejemplo|usuario|pregunta|entrada|solicitud) (1|2|3|a|b)?
  `,
  greeting: `
    (estimado|estimada|atencion|hola|querido|querida|oye) (a la|al|la|el)?
    (si) (un|una|algun|alguna|este|el|la)
    como (un|una)
    (para|al) (el|la|cualquier)?
  `,
  flaws: `
    (carencias|carencia|debilidades|debilidad|lagunas|puntos debiles|defectos|reservas|objeciones|faltas|aspectos negativos)
  `,
  notJudged: `
    (el|la|al|del|este|esta) (candidato|candidata|perfil|documento|solicitud|persona|curriculum) (con|que|cuyo|cuya)
  `,
  youAre: `
    (si|como|dado que|puesto que|ya que) (eres|es usted|usted es|sois) (un|una)?
    (eres|seras) (ahora)? (un|una|mi)
  `,
};
