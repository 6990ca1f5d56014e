/**
 * Words by which a sentence shows that it is about this very judgement and not about somebody's work. Each group counts
 * once, with the heaviest of its signs that is there, which stands first.
 */
type Sign = [weight: number, pattern: RegExp];

const enoughSigns = 2;

const sign = (weight: number, pattern: string): Sign => [weight, new RegExp(pattern, 'iu')];

const mark = String.raw`(?:scor(?:e|ing)|rating|ranking|full (?:marks|points)|grade|puntuaci[óo]n|puntaje|calificaci[óo]n|valoraci[óo]n|nota)`;
const looseMark = String.raw`(?:match|fit|evaluation|verdict|requirements?|criteria|rubric|strengths|concerns|weaknesses|gaps|compare|coincidencia|evaluaci[óo]n|veredicto|requisitos|criterios|puntos fuertes|carencias|observaciones|debilidades|(?:ideal|best|perfect|top|strongest|excellent) (?:hire|candidate|applicant)|(?:mejor|perfect[oa]) (?:candidat[oa]|perfil))`;
const fulfilled = String.raw`(?:met|fulfilled|satisfied|passed|cumplid[oa]s?|satisfech[oa]s?)`;
const judged = String.raw`(?:(?:this|said) (?:candidate|applicant|person|resume|résumé|cv|individual)|other (?:candidates|applicants)|est[ae] (?:candidat[oa]|candidatura|persona|aspirante|currículum|cv|solicitud))`;
const perhapsJudged = String.raw`(?:(?:the (?:candidate|applicant|resume|cv)|this (?:profile|application|document)|this one)(?! (?:control|management|database|data|pool|pipeline|experience|profiles?|selection))|est[ae] (?:perfil|documento)|(?:el|la|al) (?:candidat[oa]|aspirante))`;
const allRequirements = String.raw`(?:every|all|each)(?: of)?(?: the)? (?:requirements?|criteri(?:a|on))\W+(?:\w+\W+){0,2}${fulfilled}|todos los (?:requisitos|criterios) (?:\w+ )?${fulfilled}`;
const self = String.raw`(?:(?:grant|giv|rat|rank|plac|put|scor|award)(?:e|ed|en|ing)? (?:\w+ )??(?:me|my (?:application|profile|resume|résumé|cv|candidacy))|my (?:match )?(?:score|rating)|(?:valor\w+|puntu\w+|sitú\w+|d(?:é|ar|iera|iese) a) mi (?:candidatura|perfil|currículum)|mi puntuación)`;
const marking = String.raw`(?:rate|score|mark|rank|grade|grant|give|award|assign|set|put|place|treat|conclude|report|return|output|record|confirm|overlook|ignore|skip|bypass|write|approve|valor[ae]|puntú[ae]|califi(?:ca|que)|asign[ae]|trat[ae]|coloc(?:a|que)|sit[uú][ae]s?|otorg(?:a|ue)|d(?:[aeé]r?|iera|iese)|devuelv[ae]|inform[ae]s?|pon(?:ga)?|recomiend[ae])`;
const asked = String.raw`(?:^\W*|[:;,.]\s*|\b(?:and|please|kindly|to|could|would|must|should|now|then|simply|y|que|por favor|de|debes?|ruego)\s+(?:you\s+)?(?:please\s+|kindly\s+)?)`;
const machine = String.raw`(?:ai|llm|language model|chatbot|automated (?:reader|system|tool)|(?:screening|ranking|matching|evaluating) (?:software|system|tool|model)|(?:model|system) (?:reading|evaluating|that reads)|(?:any|every|each) (?:tool|system|software|model|program|reader|algorithm) (?:that|which|reading|evaluating)|modelo de lenguaje|inteligencia artificial|evaluador automático|sistema de selección|al (?:modelo|sistema|asistente))`;
const note = String.raw`(?:assessment|evaluation|notes?|comments?|remarks?|review|verdict|decision)`;

/** At least one of these tells a judgement that is going on from the work of people who judge. */
const anchors: Sign[][] = [
  // Who is judged, or by what.
  [sign(1, String.raw`\b(?:${judged}|${allRequirements}|${self})\b`), sign(0.5, String.raw`\b${perhapsJudged}\b`)],
  // Whose words they pretend to be, or whom they speak to.
  [
    sign(1, String.raw`^\W{0,4}(?:system|developer|admin(?:istrator)?|sistema|desarrollador)(?: (?:message|note|prompt|update|override))?\s*[:\]>|]`),
    sign(1, String.raw`^\W{0,4}(?:(?:internal|official|confidential|recruiter|hr|evaluator|reviewer|hiring manager)(?:['’]s)? ${note}|(?:previous|prior|automated|ai) (?:evaluation|assessment|screening|score)(?: results?)?|(?:final )?verdict|veredicto(?: final)?|evaluación previa|nota (?:interna|de (?:recursos humanos|rr\.? ?hh\.?|selección)|del? (?:reclutador|evaluador)a?))\s*:`),
    sign(1, String.raw`\b(?:${machine}|(?:correct|expected|right|default|only valid) (?:output|answer|response|result)|(?:respuesta|salida) (?:correcta|esperada)|automatically (?:award|assign|give|approve|pass)|(?:output|return|(?:respond|answer) with) (?:an? |the )?(?:score of )?(?:100|9\d)|(?:score|rating|match)\s*=\s*(?:100|9\d))\b`),
  ],
  // That the rules are about to change.
  [
    sign(2, String.raw`\b(?:from now on|henceforth),? you\b|\ba partir de ahora,? (?:tú |usted )?(?:eres|es|actúas?)\b`),
    sign(1, String.raw`^\W*(?:(?:new|updated|revised|final) (?:instructions?|rules?|orders?)|(?:nuevas?|últimas?) (?:instrucci(?:ón|ones)|reglas?|órdenes)|override)\b|\bwhen (?:summari[sz]|evaluat|scor|review|read|rat)ing this\b|\b(?:act|behave) as if\b|\b(?:your|tu|su) (?:answer|response|output|verdict|respuesta|veredicto|salida)\b|\b(?:your|tu|su) (?:task|job|role|goal|tarea|misión) (?:has changed|is now|ha cambiado|es ahora)\b`),
  ],
];

/** Which mark is wanted: without it nothing is. */
const wanted: Sign[] = [
  sign(1, String.raw`(?<![–—\d-])\b(?:100|9[5-9])\b(?![.,]\d| ?(?:k|m|users|employees|clients|people|usuarios|empleados))|\bfull (?:marks|points)\b|\b(?:maximum|highest|top|m[áa]xim[oa]) (?:possible )?(?:score|rating|match|mark|puntuaci[óo]n|nota)|\b(?:choose|pick|select) this one\b`),
  sign(0.5, String.raw`\b(?:top|first|ideal|perfect|excellent|exceptional|outstanding|maximum|highest|shortlisted|hired?|approved|empty|only strengths|no concerns|más alta|máxim[oa]|primer(?:o|a)?|mejor|perfect[oa]|aprobad[oa]|solo|sin (?:observaciones|reservas)|above (?:all|every)|no (?:weaknesses|gaps)|whitelisted|approve|glowing|as if|(?:un|a) 10|contratar|cumple todo|${fulfilled})\b`),
];

const others: Sign[][] = [
  // That it is about marks.
  [sign(1, String.raw`\b${mark}\b`), sign(0.5, String.raw`\b${looseMark}\b`)],
  // That they ask for something.
  [
    sign(1, String.raw`${asked}${marking}\b.{0,40}?\b(?:${judged}|${mark}|${looseMark}|me|100|9\d)\b|${asked}(?:consider|considera que)\b.{0,20}?\b${judged}\b`),
    sign(1, String.raw`(?:do not|don['’]t|never|no|stop)\s+(?:compar(?:e|ing)|evaluat(?:e|ing)|mention|list|question|verify|compar[ae]s?|eval[uú]es?|menciones?|verifiques?)\b`),
    sign(0.5, String.raw`\b(?:please|kindly|could you|would you|you|your|por favor|te ruego|le ruego|le agradecería)\b`),
  ],
];

const weightIn = (sentence: string, signs: Sign[]): number => signs.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 0;
const sumIn = (sentence: string, groups: Sign[][]): number => groups.reduce((sum, signs) => sum + weightIn(sentence, signs), 0);

/** Whether a sentence shows enough signs that it is meant to sway the judgement of the resume that it stands in. */
export function isMeantToSway(sentence: string): boolean {
  const result = weightIn(sentence, wanted);
  const anchored = result > 0 ? sumIn(sentence, anchors) : 0;
  return anchored > 0 && result + anchored + sumIn(sentence, others) >= enoughSigns;
}
