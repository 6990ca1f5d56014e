const english = `a about above across after again against all along also although am among an and any are around as at be became because been
before being below between both but by can cannot could did do does doing done down during each either else etc ever every few for from further had
has have having he her here hers herself him himself his how however i if in including into is it its itself just least less like made make many may me might more
most much must my near neither no nor not of off often on once one only onto or other others our out over own per please quite rather same shall
she should since so some such than that the their them then there these they this those through throughout thus to together too toward towards
under until up upon us use used using very via was we well were what when where whether which while who whom whose why will with within without
would yet you your`;

const spanish = `al algo algunas algunos ante antes como con contra cual cuando de del desde donde durante e el ella ellas ellos en entre era
es esa ese eso esta estas este esto estos fue ha han hasta hay la las le les lo los mas me mediante mi mis muy ni nos nosotros nuestra nuestro o
otra otras otro otros para pero por porque que quien se ser si sin sobre son su sus tambien tanto te tiene todo todos tu un una unas uno unos y ya`;

/** What resumes and job descriptions say whatever the work is; it tells nothing about a match. */
const boilerplate = `ability able accomplishment accomplishments achieve achieved achievements additional address advantage applicant
applicants apply asset background based basis best bonus building candidate candidates capable career city colleague colleagues company current
currently daily day days demonstrated description desired detail details dynamic email employee employees employer employment ensure ensured
ensuring environment environments equivalent excellent exceptional experience experienced experiences expertise extensive fast field flexible following
full fully good great group handle help helped hiring ideal ideally include includes individual innovative job jobs join key knowledge
knowledgeable large level location looking member members minimum month months motivated name necessary need needed needs new objective
offer opportunity opportunities organization organizations overview paced part participate passion passionate people perform performed performing person
personal phone plus position positions possess preferred present professional professionals proficiency proficient profile proven provide provided
provides providing qualification qualifications qualified range related relevant require required requirement requirements requires responsibilities
responsibility responsible resume results role roles salary seek seeking self skill skilled skills solid start state status strong successful
successfully summary support supported task tasks team teams time title tool tools type understanding understand url various week weekly willing work worked
working workplace world year years
actual actualidad anos candidato capacidad conocimiento conocimientos empresa equipo experiencia funciones habilidades nivel perfil presente puesto
requisitos responsable trabajo`;

const idle = new Set([english, spanish, boilerplate].join(' ').split(/\s+/));

/** Whether a folded word is a function word or a commonplace of resumes and job descriptions. */
export const isIdle = (word: string): boolean =>
  idle.has(word) || (word.length === 1 && word !== 'c' && word !== 'r') || /^\d+$/.test(word);
