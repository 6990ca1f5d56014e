import { stem } from './stem.ts';

/**
 * English that says nothing about anybody by itself: function words, and the words in which candidates and jobs are
 * compared. No skill, no field of work and no praise is among them.
 */
const words = `
a an the this that these those and or but nor so yet as if then than though although while when where which who whom whose what how why
because since until unless whether both either neither each every any all some none no not only also too very quite rather more most less
least much many few several other another same such own in on at by for from to of with within without into onto over under above below
between among across through throughout during before after about around against along beside besides beyond per via upon toward towards
up down out off again further once here there now still already just even ever never always often sometimes usually mostly mainly largely
partly partially fully clearly directly closely especially particularly notably namely overall generally currently recently previously
formerly earlier later latest recent current previous past present i you he she it we they them their theirs its his her our your one ones
itself themselves be is are was were been being am do does did done doing have has had having can could may might must shall should will
would cannot need needs needed let lets get gets got go goes went gone come comes came coming make makes made making take takes took taken
taking give gives gave given giving bring brings brought bringing put keep kept keeping hold holds held holding show shows showed shown
showing see sees saw seen say says said tell tells told know knows knew known find finds found finding think thinks seem seems appear
appears remain remains become becomes became stand stands stood work works worked working worker serve serves served serving act acts
acted acting use uses used using apply applies applied applying include includes included including contain contains cover covers covered
covering involve involves involved involving mention mentions mentioned mentioning name names named list lists listed listing state states
stated stating describe describes described describing note notes noted noting refer refers referred reference indicate indicates
indicated indicating suggest suggests suggested suggesting demonstrate demonstrates demonstrated demonstrating evidence evidenced evident
prove proves proved proven proof confirm confirms confirmed confirming verify verified support supports supported supporting back backed
reflect reflects reflected match matches matched matching meet meets met meeting fit fits fitted fitting suit suits suited suitable align
aligns aligned aligning correspond corresponds satisfy satisfies satisfied satisfying fulfil fulfils fulfilled exceed exceeds exceeded
exceeding reach reaches reached reaching lack lacks lacked lacking miss misses missing absent absence gap gaps unclear uncertain unproven
unconfirmed offer offers offered offering provide provides provided providing add adds added adding addition additional additionally ask
asks asked asking require requires required requiring requirement requirements call calls called want wanted expect expected seek seeks
sought look looks looking consider considers considered consideration considerations candidate candidates applicant person individual
professional recruiter resume profile document text passage passages quote quotes position positions role roles job jobs title titles post
posts vacancy employer employers company companies organisation organization employment career careers background history record
experience experienced experiences year years month months decade long longer short shorter length period time times date dates dated
undated total combined together skill skills skilled ability abilities able capable capability competence competent knowledge familiar
familiarity expertise expert proficient proficiency fluent fluency native level levels advanced intermediate basic basics good strong
stronger strongest solid sound robust deep broad wide wider extensive limited relevant related relation direct practical hands hand clear
full complete partial strength strengths weakness weaknesses advantage disadvantage concern concerns area areas point points aspect
aspects part parts side degree degrees education educational educated study studies studied qualification qualifications qualified
certificate certificates certification certifications certified language languages training trained course courses first second third last
next new old early final main key core primary major minor important essential mandatory optional desirable nice preferred extra high
higher highest low lower lowest large larger small smaller great greater better best well different similar similarly like alike unlike
equal equally close closer near nearest however therefore thus hence moreover furthermore whereas instead otherwise nevertheless
nonetheless regarding concerning according respect terms sense view light case cases example examples instance detail details detailed
specific specifically general kind type number numbers half quarter majority rest remainder share range variety mix combination set
responsible responsibility responsibilities duty duties task tasks handle handles handled handling carry carries carried carrying perform
performs performed performing undertake undertaken deliver delivers delivered delivering achieve achieves achieved achieving gain gains
gained gaining build builds built building grow grows grew growing develop develops developed developing prepare prepares prepared
preparing run runs ran running start starts started starting begin begins began begun end ends ended ending continue continues continued
continuing join joined leave left move moved change changed spend spent return returned help helps helped helping contribute contributes
contributed contributing participate participated open question questions interview interviews discuss discussed explore explored clarify
clarified clarification check checked review reviewed assess assessed assessment judge judged judgement evaluate evaluated evaluation
worth worthwhile recommended recommend likely unlikely possible possibly probable probably potential potentially perhaps maybe consistent
consistently steady stable ongoing continuous regular regularly daily weekly monthly yearly annual annually overlap overlaps overlapping
counted count counts counting score scores scored percent percentage explicit explicitly implicit implicitly sufficient sufficiently
enough insufficient adequate appropriate thorough thoroughly despite due thanks rely relies rests based basis form forms way ways thing
things fact facts nothing something anything everything nobody somebody anybody everybody today far away apart aside altogether almost
nearly roughly approximately exactly precisely highlight highlights highlighted illustrate illustrates illustrated establish established
`;

/** By their stems. */
export const plainWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean).map(stem));
