import type { Lexicon } from '../lexicon.ts';

const judged = '(candidate|applicant|person|individual|resume|cv|profile|application|submission|candidacy|file)';
const owner = '(this|said|present|our|such|that)';
const mine = '(me|myself|my (application|profile|resume|cv|candidacy))';

export const english: Lexicon = {
  forget: `
    overwrite
    (ignore|disregard|forget|override|overrule|bypass|discard|neglect|overlook|cancel|skip|drop|delete|erase)
    (ignoring|disregarding|forgetting|overriding|bypassing|discarding)
    (do not|don t|never|no longer) (follow|apply|obey|use|observe|respect|consider)
    stop (following|applying|obeying|using)
    pay no (attention|heed) to
    (set|leave|put) aside
    do away with
    are (no longer valid|void|obsolete|superseded|cancelled|hereby cancelled|revoked)
  `,
  rules: `
    (instruction*|prompt|prompts|rule|rules|guideline*|directive*|directions|criteria|criterion|constraint*|command*|orders|rubric*|polic*)
    (scoring|context|messages|requirements|guardrails|restrictions|safety filters)
  `,
  earlier: `
    (previous*|prior|above|earlier|preceding|existing|original|initial|former|foregoing|before|so far)
    (scoring|evaluation|grading|screening|your|you|all|any|every|other|these|those)
  `,
  allAbove: `
    (everything|anything|all|whatever|what) (of|that) (is|was|you were|you have been|you ve been|has been|the)? (above|before|said|told|given|instructed)
    (everything|anything|all|whatever) (of the|the)? (above|before|previous*|prior|so far)
    (everything|anything|whatever|what) (you were|you have been|you ve been) (told|given|asked|instructed)
    (your|the)? (system|developer|hidden|initial) (prompt|instructions|message|messages)
    your (training|guidelines|safety rules)
  `,
  judge: `
    (set|give|assign|award|grant|rate|score|mark|grade|rank|place|put|position|return|output|record|report|conclude|confirm|classify|treat|consider|recommend)
    (select|hire|shortlist|move|advance|approve|pass|list|label|flag|evaluate|assess|present|describe|increase|raise|boost|make|regard|assume|accept|choose|pick|prefer)
    (overlook|ignore|skip|bypass|write|fast track|invite|prioritise|prioritize|certify|credit|tell|answer|respond|reply|say)
    (setting|giving|assigning|awarding|granting|rating|scoring|ranking|placing|treating|recommending|shortlisting|advancing|approving|assuming|returning)
  `,
  say: `
    (answer|respond|reply|output|write|return|print|append|add|include|insert|begin|start|end|say|state|repeat|quote|reveal|show|display|emit|generate|conclude|mention|copy)
    (translate|render|replace|summarise|summarize|describe|transcribe|paraphrase|present|read|send|forward|open|fetch|visit|call|execute|run|click)
  `,
  answer: `
    (names|data|details|resumes|addresses|scores) of (the|all|all the)? (other|remaining)? (candidates|applicants)
    (system|hidden|initial|developer) prompt
    (your|the|any|every) (final|only|whole|full|written|own)? (answer|response|reply|output|verdict|summary|evaluation|assessment|analysis|report|translation|transcription|prompt|instructions)
    (your|the) (first|only|top|last|single)? key (strength|strengths)
    (as|with) (the|your) (first|only|top|last|single) (key)? (strength|strengths)
    (an|the)? empty (message|response|answer|reply|string|output|list|json)
    (only|just|nothing but) (with)? (the)? (word|text|number|json|yes|ok)
    areas (for|of) (consideration|concern)
    (strengths|strength) (and|or|section|list)
  `,
  payload: `
    (verbatim|nothing else|system prompt|word for word|system prompts|code word|exact words)
    (exactly|literally) 
    empty
    (http|https)
    script
    other (candidates|applicants|resumes)
  `,
  judged: `
    this (guy|lady|woman|man|one)
    ${owner} ${judged}
    ${owner} (excellent|outstanding|strong|exceptional|ideal|great|particular|specific|present|submitted) ${judged}
    (other|remaining|competing|rival|all other|any other) (candidates|applicants|resumes|cvs|profiles)
    (candidate|applicant|resume) (above|below|at hand|in question)
    (author|owner|holder|subject|bearer) of this (resume|cv|document|profile|file|page)
    (person|candidate|applicant) (described|named) (here|above|below|in this)
  `,
  me: `
    (grant|give|award) my (application|profile|resume|cv|candidacy)
    (rate|rating|rank|ranking|place|placed|placing|put|score|mark|grade) ${mine}
    (hire|shortlist|recommend|select|choose|pick|advance|approve|pass) my (application|profile|resume|cv|candidacy)
    my (match|overall|final)? (score|rating|ranking|evaluation|assessment)
  `,
  candidate: `
    (the|said) (candidate|applicant|resume|cv)
    this (document|one|text|section|page)
    the resume (above|below)
    (grant|give|giving|award|hire|shortlist|recommend|select|choose|pick|advance|approve|pass) (me|myself)
    a (candidate|applicant) who
  `,
  program: `
    (dear|hello|hi|hey) (assistant|model|evaluator|machine|robot|computer)
    (ai|llm|llms|gpt|chatgpt|claude|gemini|copilot|mistral|llama|chatbot|chatbots|bot|bots|ats|parser|parsers|algorithm)
    (ai|artificial intelligence|language|large language|screening|ranking|matching|evaluating|scoring|recruiting|hiring|foundation) (model|models|system|systems|tool|tools|software|assistant|assistants|agent|agents|recruiter|screener|program|bot|evaluator|judge|engine)
    (automated|automatic|automatical|virtual|machine|electronic|robotic) (reader|readers|system|systems|tool|tools|screener|screeners|model|models|assistant|assistants|evaluator|evaluators|grader|reviewer|reviewers|agent|agents|recruiter|scorer|judge|parser)
    (applicant|candidate) tracking (system|systems|software)
    (resume|cv) (screener|parser|scanner|reader|screening software|screening system|screening tool|scoring engine|bot|robot)
    (model|system|assistant|tool|program|software|algorithm|machine|agent|computer|robot) (reading|evaluating|processing|scoring|screening|reviewing|that reads|that evaluates|that scores|which reads|which evaluates)
    (any|every|each|whatever|whichever) (tool|system|software|model|program|reader|algorithm|machine|agent|assistant|evaluator|reviewer)
  `,
  helper: `
    (assistant|model|evaluator|algorithm|robot|screener|machine|computer)
    (translator|translators|translation (engine|model|system|software|tool|program|step|stage)|interpreter)
    (summariser|summarizer|summary (writer|engine|model)|ocr|ocr (engine|software|system)|text extractor|extractor|transcriber|indexer|pipeline|preprocessor)
  `,
  address: `
    (attention|note|notice|message|memo|instruction|instructions|hint|reminder|warning|info|information|order|orders|request|notes|comment|word|appeal) (to|for) (the|any|all|each|every|our|your|whichever|whatever)?
  `,
  now: `
    (when|if) (you are)? asked (for|about|to)
    (evaluation|screening|assessment|scoring) (complete|completed|finished|over)
    you must comply
    you (act|behave|operate|work|answer|speak|respond|will act|must act|shall act|will behave) as
    (act|behave|respond|operate) as (if|my|though|a|an)
    pretend (that|to|you)
    (developer|debug|god|maintenance|admin|test|unrestricted|jailbreak) mode
    (from now on|henceforth|from this point|from here on|starting now|effective immediately)
    your (task|job|role|goal|mission|objective|purpose|only task|new task|new role|new goal) (has changed|is now|is|changes)
    (new|updated|revised|final|additional|latest|special|important|urgent|mandatory|overriding|secret|hidden) (instruction|instructions|rules|orders|directive|directives|system prompt|task|prompt)
    (policy|scoring|rubric|instruction|rule|system) (update|override|change|amendment)
    when (you)? (summarising|summarizing|evaluating|scoring|reviewing|reading|rating|processing|ranking|translating|summarise|summarize|evaluate|score|review|rate|rank|translate) this
    (whatever|no matter what|regardless of what|irrespective of what) the (rubric|criteria|rules|instructions|job|requirements|job description)
    regardless of (the|any|all|its|other)? (rubric|criteria|rules|instructions|requirements|qualifications|experience|content)
    (the|this) (evaluation|assessment|screening|scoring|review|evaluation process) (is|has) (over|complete|completed|finished|ended|concluded|been completed|already)
    (the|this) (evaluation|assessment|screening|scoring|review) (ends|stops|concludes) here
  `,
  speaker: `
    (override|sudo|new system message|system message|new message|new instruction)
    (system|developer|admin|administrator|assistant|ai|llm|operator|moderator) (message|note|prompt|update|override|notice|instruction|alert|role|command|log)?
    (internal|official|confidential|private|recruiter|recruiter s|hr|human resources|evaluator|evaluator s|reviewer|reviewer s|hiring manager|hiring manager s|interviewer|panel|screening|talent team|manager|ceo) (note|notes|comment|comments|remark|remarks|assessment|evaluation|review|verdict|decision|feedback|recommendation|memo|override|annotation|score)
    (note|message|memo|comment|feedback|remark) (from|by|of) (the)? (recruiter|hr|hr department|hiring manager|hiring team|evaluator|reviewer|interviewer|management|ceo|system|administrator|developer|admin|panel)
    (previous|prior|automated|ai|earlier|preliminary|first round|internal) (evaluation|assessment|screening|score|review|result|results) (result|results|score|outcome)?
    (final|overall) verdict
    (screening|evaluation|assessment|ats|matching|scoring) (result|results|outcome|output|report|status|log)
    scoring (module|engine|system|service)
    (note|message|memo|attention|notice|instruction|instructions|reminder) (to|for) (the|all|any)? (recruiter|recruiters|hr|hr department|hiring manager|hiring team|evaluator|evaluators|reviewer|reviewers|grader|graders|screener|screeners|interviewer|interviewers|reader|readers|judge|judges)
  `,
  result: `
    (respond|reply|answer) (only|just|simply|always)? with
    (correct|expected|right|default|only valid|only correct|only acceptable|required|desired|proper|reference|gold) (output|answer|response|result|score|verdict|rating)
    automatically (award|assign|give|approve|pass|advance|shortlist|qualify|qualifies)
    (without|no) (further|any|additional) (checks|check|review|evaluation|questions|scrutiny|verification)
    (pre approved|preapproved|whitelisted|pre selected|pre screened|auto approve|auto pass)
  `,
  mark: `
    (score|scoring|rating|ranking|rank|grade|match score|mark of)
    (be|been|being) (rated|ranked|scored|graded|placed|treated|considered|recommended)
    (full|top|maximum|highest) (marks|points|grades)
    match (of|at|rate|percentage|score|rating)
  `,
  criterion: `
    (match|fit|evaluation|verdict|requirement*|criteria|criterion|rubric|strengths|concerns|weaknesses|gaps|compare|qualifications)
    (ideal|best|perfect|top|strongest|excellent) (hire|candidate|applicant)
  `,
  best: `
    (10|5) (10|5)
    (gets|get) (the|this) (job|position|offer)
    (full|maximum|perfect|highest|all|top) (marks|points|score|scores|rating|rank|grade|credit)
    (maximum|highest|top|best|greatest) (possible|available|conceivable)? (score|rating|match|mark|marks|rank|ranking|evaluation|percentage|number|value|grade|tier|band|category)
    (one|a) hundred (percent|points|out of|per cent)?
    (10|ten|5|five) (out of|of) (10|ten|5|five)
    (choose|pick|select) this one
    strong (hire|yes)
    must hire
    (above|over|ahead of|before) (all|every|everyone|everybody|each) (other|others|else)?
    number one
    (zero|0) (for|to) (the|all|every|everyone)? (other|others|rest|else)
  `,
  good: `
    (unqualified|unsuitable)
    (top|first|ideal|perfect|perfectly|excellent|exceptional|outstanding|maximum|highest|strongest|suitable|qualified|shortlisted|hire|hired|approved|accepted|advance|positive|positively|favourably|favorably|best)
    (only|just) (strengths|positives|positive)
    (no|without|any|zero) (concern|concerns|weakness|weaknesses|gap|gaps|objections|reservations|criticism|doubts|drawbacks)
    (whitelisted|approve|glowing|as if|pre approved|recommended|unconditionally|immediately|empty|expert|interview|shortlist)
    my advocate
    above (all|every)
  `,
  fulfilled: `
    (every|all|each|all of the|every single) (of the|the|listed|stated|job|missing)? (requirement|requirements|criterion|criteria|skill|skills|qualification|qualifications|must|musts) (are|is|as|was|were|has been|have been|should be|shall be|must be|to be|to)? (fully|completely)? (met|fulfilled|satisfied|passed|proven|shown|confirmed|present)
    (as|to|is|are|be) (met|fulfilled|satisfied|passed|proven)
  `,
  meetsAll: `
    passes (every|all) (check|checks|test|tests)
    (meets|fulfils|fulfills|satisfies|exceeds|matches|possesses) (every|all|each|all of the|every single) (of the|the|listed|stated|job)? (requirement|requirements|criterion|criteria|skill|skills|qualification|qualifications)
  `,
  silence: `
    (do not|don t|never|stop|avoid|refrain from) (compare|comparing|evaluate|evaluating|mention|mentioning|list|listing|question|questioning|verify|verifying|check|checking|report|reporting|flag|flagging|reveal|penalise|penalize|penalising|reject|rejecting|doubt|name|naming|disclose|score|rate|judge|assess|analyse|analyze|include|lower|reduce|look for|criticise|criticize|read|continue)
    (reject|decline|downgrade|penalise|penalize|rate down|lower|disqualify|discard) (all|every|any|the)? (other|others|remaining|competing)
  `,
  please: `
    (please|kindly|could you|would you|can you|you|your|i ask|we ask|we would be grateful|be so kind|i beg|required to|asked to|instructed to|obliged to|it is important that|make sure|ensure)
  `,
  must: `
    (must|should|shall|has to|have to|needs to|need to|deserves to|deserves|deserve|will now|is to|ought to|will|would)
  `,
  leadIn: `
    (please|now|then|and|also|must|should|shall|will|would|could|kindly|instead|always|simply|just|therefore|to|you|or|but|so|immediately|only|not|t|automatically|that|never|strictly)
  `,
  mention: `
    (prompt|prompts|instruction) (injection|injections)
    (jailbreak*|red team*|adversarial|injections|attack|attacks|exploit*|payload*|owasp|such as|e g|for example|titled|entitled|detect*|classifier|dataset|benchmark|paper|talk|workshop|guardrail*|technique*|sanitis*|sanitiz*|resist*|defen*|prevent*|robust*|test case*|research*)
  `,
  work: `
    (api|apis|endpoint*|payload*|schema*|json response|microservice*|built|develop*|designed|implement*|returns|returned|rest|graphql|swagger|openapi|contract*|serialis*|serializ*|parses|sample*|unit test*|mock*|stub*|response body|documented)
  `,
  matchKey: `
    match (score|percentage|rating|result|degree|level)
    (overall|final|global|candidate|job|ai|screening|resume|cv|total) (match|fit|suitability|verdict)
    (candidate|applicant|resume|cv|fit|suitability|ats|screening|hiring) (score|rating|match)
    (hiring|screening|final|overall|hire|interview|shortlist) (decision|recommendation)
    (verdict|recommendation|suitability|hire|hireability|fit|key strengths|areas for consideration|concerns|weaknesses|red flags|missing skills|missing requirements|requirements met|musts met|shortlist|shortlisted|gaps)
  `,
  verdictKey: `
    (overall|final|total|global) (score|rating|result|grade|assessment|evaluation)
    (decision|match|ranking|rank|degree|evaluation|next step|status|rating|score|result|outcome|confidence|evaluation result|strengths)
  `,
  verdictValue: `
    (strong|definite|immediate|clear|absolute)? (hire|yes|match|fit|recommend)
    (met|all met|fulfilled|approved|excellent|recommended|highly recommended|strongly recommended|pass|passed|advance|perfect|outstanding|shortlist|shortlisted|hired|interview|accept|accepted|top|proceed|ideal|none|true|yes)
    (proceed|advance|invite|move) (to|with)
    (maximum|highest|full|first)
  `,
  example: `
    (resume|cv|candidate|applicant|input|application|profile|example|question|q|user|human|job|prompt) (1|2|3|4|5|one|two|three|a|b|c|text)?
  `,
  greeting: `
    (attention|dear|hello|hi|hey|listen) (the|all|any|dear)?
    for (the|any|all|whichever) (attention of the|eyes of the)?
    to (the|any|all|whichever|whatever|whoever|every)
    as (an|a|the)
  `,
  flaws: `
    (weakness|weaknesses|concern|concerns|gap|gaps|shortcoming|shortcomings|drawback|drawbacks|deficiencies|negatives|red flags|lack of experience|missing (skills|requirements|experience|qualifications)|areas for consideration|anything negative)
  `,
  notJudged: `
    (the|this|that|our) (candidate|applicant|resume|cv|profile|application|document|person|submission|file) (with|who|whose|that|having|scoring|control|management|database|data|pool|pipeline|experience|experiences|profiles|selection|journey|tracking|flow|server|layer|system|process|processes|sourcing|portal|screening|evaluation|matching|scores|performance|store|format|formats)
  `,
  youAre: `
    (if|as|since|because|when|whether|in case) you (are|re) (an|a|the|reading as|indeed an|actually an)? 
    (if|as|since|because) you are (reading|evaluating|processing|screening|scoring|summarising|summarizing)
    you are (now|no longer)? (a|an|the|in|my)
    you are (now|no longer)
  `,
};
