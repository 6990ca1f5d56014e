/** Where an order begins: at the start of a sentence or clause, or after a word that makes it one. */
const begin = String.raw`(?:^[^\p{L}\p{N}]*|[.:;,!?)\]–—-]\s*|\b(?:please|now|then|and|also|must|should|shall|will|kindly|instead|always|simply|just|therefore|(?:need|have|has|asked|instructed|required|want you|like you|are) to|por favor|ahora|debes?|tienes que|debe|y|luego|simplemente|siempre|además)\s+)`;
const order = (rest: string) => new RegExp(`${begin}${rest}`, 'iu');
const anywhere = (rest: string) => new RegExp(rest, 'iu');

const program = String.raw`(?:a\.?i\.?|artificial intelligence|llms?|(?:large )?language models?|models?|gpt\S*|chatgpt|claude|gemini|copilot|(?:ai |virtual |screening |hiring )?assistants?|bots?|ats|parsers?|algorithms?|(?:automated |resume |cv |applicant |screening |ranking |matching |tracking )+(?:systems?|tools?|software|models?|screeners?|parsers?|bots?|agents?|graders?)|ia|inteligencia artificial|modelos?(?: de lenguaje)?|asistentes?(?: virtual)?|sistemas? de (?:selección|evaluación|cribado)|evaluador(?:a|es)? automátic[oa]s?)`;
const judge = String.raw`(?:recruiters?|hiring (?:managers?|teams?|committees?)|evaluators?|reviewers?|graders?|screeners?|interviewers?|judges?|assessors?|hr|human resources|reclutador(?:a|es)?|seleccionador(?:a|es)?|evaluador(?:a|es)?|entrevistador(?:a|es)?|rr\.?\s?hh\.?|recursos humanos)`;
const rules = String.raw`(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|criteri(?:a|on)|constraints?|commands?|orders?|requirements?|scoring|rubrics?|context|messages?|polic(?:y|ies)|instrucci(?:ón|ones)|reglas?|normas?|indicaci(?:ón|ones)|criterios?|órdenes|directrices|restricciones|requisitos|mensajes?|contexto|rúbricas?)`;
const which = String.raw`(?:previous|prior|above|earlier|preceding|existing|original|initial|system|scoring|evaluation|grading|matching|ranking|screening|your|all|any|every|other|these|those|anterior(?:es)?|previ[oa]s?|todas?|todos?|cualquier|tus|sus|demás|de evaluación|de puntuación|del sistema|de selección)`;
const forget = String.raw`(?:ignore|disregard|forget|override|overrule|bypass|skip|discard|neglect|drop|cancel|void|do not (?:follow|apply|obey|use)|don['’]t (?:follow|apply|obey|use)|stop (?:following|applying|using)|ignor[ae]d?|olvid(?:a|e|ad|en)|omit(?:e|a|id)|descart(?:a|e|ad)|desatiend(?:e|a)|no (?:sigas|siga|apliques|aplique|uses|use|tengas en cuenta)|ha(?:z|ga) caso omiso)`;

const person = String.raw`(?:(?:this|the|said|that|our|such) (?:\w+ ){0,2}?(?:candidate|applicant|person|individual|resume|résumé|cv|profile|application|submission|document)|me(?! to)|my (?:resume|résumé|cv|profile|application|candidacy|score|rating|match)|est[ae] (?:\w+ ){0,1}?(?:candidat[oa]|persona|aspirante|solicitante|perfil|currículum|curriculum|cv|solicitud|postulante)|(?:al?|el|la) (?:candidat[oa]|aspirante|solicitante|postulante)|mi (?:currículum|curriculum|cv|perfil|candidatura|puntuación))`;
const mark = String.raw`(?:(?:match(?:ing)?|fit|overall|final|total|relevance|suitability|compatibility|maximum|highest|top|perfect|full|best)[ -]?(?:score|scoring|rating|mark|grade|ranking|marks|percentage)s?|score of|(?:puntuaci[óo]n|nota|calificaci[óo]n|valoraci[óo]n|puntaje)(?: \w+)?)`;
const best = String.raw`(?:\b(?:100|9\d|10)\s?(?:%|/\s?10{1,2}|out of|percent|points|puntos|por ciento|sobre|de 10)|\b(?:100|9[0-9])\b|\b(?:maximum|highest|perfect|top|first|best|ideal|excellent|outstanding|exceptional|strong(?:est)?|full marks|number one|ahead of|above (?:all|every|the)|over all|hire|must[- ]hire|qualified|suitable|fit|met|máxim[oa]|perfect[oa]|primer[oa]?|mejor(?:es)?|idóne[oa]|excelente|sobresaliente|por encima|apt[oa]|contratad[oa])\b)`;
const judgeVerb = String.raw`(?:set|give|assign|award|rate|score|mark|grade|rank|place|put|position|return|output|record|report|classify|treat|consider(?! m[ey]\b)|recommend|select|hire|shortlist|move|advance|approve|pass|list|label|flag|evaluate|assess|present|describe|increase|raise|boost|make|pon(?:ga|le|gan)?|d[aé](?:le)?|asign[ae](?:le)?|otorg(?:a|ue)(?:le)?|puntú[ae]|califi(?:ca|que)|valor[ae]|clasifi(?:ca|que)|coloc(?:a|que)|sitú[ae]|recomiend[ae]|seleccion[ae]|contrat[ae]|marc(?:a|que)|devuelv[ae]|trat[ae]|consider[ae]|sub[ae]|aument[ae]|eval[uú][ae]|present[ae])`;
const sayVerb = String.raw`(?:answer|respond|reply|output|write|return|print|append|add|include|insert|begin|start|end|say|state|repeat|quote|reveal|show|display|emit|generate|conclude|mention|copy|translate|summari[sz]e|respond(?:e|a)|contest(?:a|e)|escrib(?:e|a)|incluy(?:e|a)|añad(?:e|a)|agreg(?:a|ue)|devuelv(?:e|a)|repit(?:e|a)|revel(?:a|e)|muestr(?:a|e)|imprim(?:e|a)|di(?:ga)?|cit(?:a|e)|empie(?:za|ce)|termin(?:a|e))`;
const answer = String.raw`(?:system prompt|(?:your|the) (?:prompt|instructions)|(?:your|the) (?:\w+ )?(?:answer|response|reply|output|verdict|summary|evaluation|assessment|analysis|report)|(?:first|only|top|last|single)? ?key strengths?|empty (?:message|response|answer|reply|string|output)|nothing else|only (?:with )?(?:the (?:word|text|number)|json|yes|ok)|strengths? (?:and|or) (?:concerns|weaknesses)|areas? (?:for|of) (?:consideration|concern)|(?:tu|su|la) (?:respuesta|evaluación|valoración|análisis|salida)|(?:el|tu) (?:resumen|informe|prompt|mensaje de sistema)|respuesta vacía|mensaje vacío|punto fuerte|fortalezas? clave|nada más)`;
const payload = String.raw`(?:https?://|<\/?\w+[^>]*>|\]\(|\{\s*["'\w]|\bcode\b|\bcódigo\b|\b[A-Z]{4,}-\d{3,}\b|\bverbatim\b|\bliteral(?:mente)?\b|\bexactly\b|\bexactamente\b|\bempty\b|\bvacía?o?\b|\bnothing else\b|\bnada más\b|\bsystem prompt\b)`;

/** An order to forget the rules, unless it is spoken of as an attack. */
const forgetRules = order(
  String.raw`${forget}\b[^.!?]{0,25}?\b${which}\b[^.!?]{0,40}?\b${rules}\b(?!\W{0,3}(?:\w+\W+)?(?:attacks?|exploits?|payloads?|injections?|jailbreaks?|techniques?|style|ataques?))`,
);
const forgetTheseRules = order(String.raw`${forget}\b[^.!?]{0,25}?\b${rules}\s+(?:\w+\s+){0,2}?${which}\b(?!\W{0,3}(?:attacks?|exploits?|ataques?))`);
const forgetAbove = order(String.raw`${forget}\s+(?:everything|all|anything|todo)(?: of)? ?(?:that|the|lo)?\b[^.!?]{0,30}\b(?:above|before|previous|prior|told|said|anterior|dicho|so far)\b`);

export const orders: { strong: RegExp[]; pairs: [RegExp, RegExp][]; weak: RegExp[] } = {
  /** Each is an order by itself. */
  strong: [
    forgetRules,
    forgetTheseRules,
    forgetAbove,
    // The marks of a chat's turns and of the fences around a document.
    anywhere(String.raw`<\|?(?:im_start|im_end|system|assistant|user|endoftext|eot_id|start_header_id)\|?>|\[/?INST\]|<</?SYS>>|^\W{0,3}</?(?:system|assistant|user|instructions?|prompt|resume|cv|candidate|applicant|input|document|context|data|job_?description|untrusted\w*|end_?of_?\w+)\s*/?>\W*$`),
    anywhere(String.raw`^\W{0,6}(?:(?:end|beginning|fin) (?:of|del?) (?:the |this )?(?:resume|résumé|cv|candidate|applicant|document|currículum|documento)|(?:begin|start) (?:of )?(?:evaluation|scoring|instructions?))\b\W*$`),
    anywhere(String.raw`^\W{0,4}(?:system|assistant|developer|sistema|asistente|ai|llm)(?:[ _-](?:prompt|message|instruction|note|override|update|role))?s?\W{0,3}[:>\]]\W*(?:\{|.{0,80}\b(?:you|your|candidate|applicant|score|rating|resume|ignore|puntuación|candidat[oa])\b)`),
    anywhere(String.raw`["'“](?:match_?score|score|rating|verdict|degree|recommendation|decision|puntuaci[oó]n|key_?strengths|areas_?for_?consideration)["'”]\s*:\s*(?:\d|"|\[|true)`),
    // Someone speaks to a program.
    anywhere(String.raw`(?:^\W*|\b)(?:attention|note|notice|message|memo|instructions?|hint|reminder|warning|dear|hello|hi|nota|mensaje|aviso|atención|instrucci(?:ón|ones)|estimad[oa]|hola)\W{1,3}(?:(?:to|for|para|a|al)\s+)?(?:the |any |all |la |el |los |las |cualquier )?${program}\b(?:\W*[:,—–-]|\s+(?:reading|evaluating|reviewing|processing|screening|que (?:lea|lee|evalúa|evalúe)))`),
    anywhere(String.raw`\b(?:if|as|since|because|when) you(?:'re| are)?\b[^.!?]{0,15}\b(?:an? |the )?(?:ai\b|llm|(?:large )?language model|(?:ai |automated |virtual )(?:model|assistant|system|tool|screener|recruiter)|chatbot)|\byou are (?:now )?(?:an? |the )?(?:[\w-]+ ){0,3}?(?:ai\b|llm\b|language model|assistant|chatbot|evaluator|recruiter)\b|\b(?:as|como) (?:an? |una? )?(?:ai (?:language )?model|language model|modelo de lenguaje|inteligencia artificial),? (?:you|debes?|tienes)|\b(?:si )?eres (?:una? )?(?:ia\b|inteligencia artificial|modelo de lenguaje|asistente)`),
    order(String.raw`(?:do not|don['’]t|never|no)\s+(?:evaluate|score|rate|judge|assess|analy[sz]e|reject|penali[sz]e|(?:mention|list|report|name|include) (?:any )?(?:weakness(?:es)?|concerns?|gaps?|missing|this)|reveal|flag|eval[uú]es?|puntú[ae]s?|analices?|rechaces?|menciones?|penalices?)\b(?!\s+(?:risk|data|project|performance|software)s?\b)`),
    // Notes that pretend to come from whoever judges.
    anywhere(String.raw`^\W{0,3}(?:(?:internal|official|confidential|private) )?${judge}(?:['’]s)?\s+(?:comments?|notes?|feedback|remarks?|assessment|evaluation|verdict|decision|recommendation|score|override)[^:.]{0,30}:[^\n]*\b(?:hire|hired|interview(?:ed)?|shortlist(?:ed)?|score|rate|record|record(?:ed)? at|approved?|recommend(?:ed)?|top|at least|pass(?:ed)?|9\d|100|contrat\w+|puntuaci\w+|aprobad[oa])\b`),
    anywhere(String.raw`(?:^\W*|\b)(?:note|message|instructions?|attention|notice|memo|nota|mensaje|aviso|atención)\W{1,3}(?:(?:to|for|para|a|al)\s+)?(?:the |any |all |la |el |los )?${judge}\b\W*[:,—–-][^\n]*\b(?:score|rate|rating|rank|hire|shortlist|ignore|100|9\d|best candidate|top|puntuaci\w+|puntú\w+|contrat\w+|mejor)\b`),
  ],
  /** An order is a verb in its place together with its object anywhere in the sentence. */
  pairs: [
    [order(String.raw`${judgeVerb}\b[^.!?]{0,60}?\b(?:${person}|${mark})`), anywhere(best)],
    [anywhere(String.raw`${person} (?:must|should|shall|has to|needs to|deserves? to|debe|tiene que) (?:always )?(?:be|get|receive|ser|estar|recibir|obtener)\b`), anywhere(best)],
    [anywhere(String.raw`^\W{0,3}(?:${judge}|${program})\s*[:,—–-]\s*(?:please\s+)?(?:${judgeVerb}|${sayVerb}|${forget})\b`), anywhere(String.raw`${person}|${mark}|${answer}|${rules}|${best}`)],
    [order(String.raw`${sayVerb}\b.{0,160}?\b${answer}`), anywhere(payload)],
    [order(String.raw`${sayVerb}\b`), anywhere(String.raw`<script\b|\bjavascript:|\bas the (?:first|only|top) (?:key )?strength|\bempty (?:message|response|answer|reply)`)],
  ],
  /** An order only beside another one. */
  weak: [
    order(String.raw`(?:${sayVerb}|${judgeVerb})\b[^.!?]{0,120}?\b(?:${answer}|${person}|${mark}|${best})`),
    anywhere(String.raw`^[\W_]*[A-Z]{4,}-\d{3,}[\W_]*$`),
    anywhere(String.raw`^\W*(?:\{|\}|\[|\]|"\w+"\s*:)`),
  ],
};
