import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesCertificate } from '../text/certificates.ts';
import { lowestDegree } from '../text/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../text/languages.ts';
import { findYears } from '../text/numbers.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenise } from '../text/tokens.ts';

const demanding =
  /\b(?:experience\w*|knowledge\w*|proficien\w+|familiar\w*|fluent\w*|skill(?:s|ed)?|ability|able to|understanding|expertise|background in|command of|qualifi\w+|required?|requires|must|essential|mandatory|need(?:ed|s)?|experiencia|conocimientos?|dominio|manejo|imprescindible)\b/;
const offering =
  /\b(?:we offer|salary|bonus(?:es)?|pension|holidays?|vacation|(?:health|medical|private|dental|life) insurance|flexible (?:hours|working|schedule|time)|training budget|paid (?:leave|time)|401k|benefits|discounts?|per (?:hour|annum)|a year|gym|ofrecemos|salario|vacaciones|seguro (?:medico|de salud)|horario flexible|bruto anual)\b/;
const money = /[£$€]\s?\d|\d\s?(?:k\b|€|£)|\d[\d.,]*\s?(?:euros?|eur|gbp|usd|pounds|dollars)\b/;
const addressing =
  /\b(?:you|your|yours|candidates?|applicants?|look(?:ing)? for|seek(?:s|ing)?|search(?:ing)? for|hiring|recruit\w*|responsib\w+|(?:the|this) (?:role|position|job)|individual|ideal)\b/;

/** Whether words say what a person must know or have done. */
export function readsAsDemand(text: string): boolean {
  const folded = fold(text);
  if (demanding.test(folded) || findYears(folded) !== undefined || lowestDegree(folded) > 0 || namesCertificate(folded))
    return true;
  const tokens = tokenise(text);
  const informative = tokens.filter((token) => !isIdle(token.word)).length;
  if (informative <= 4 && findLanguages(folded).length > 0) return true;
  const covered = findMentions(text, tokens, loadTaxonomy()).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > 0 && covered >= informative / 2;
}

/** Whether words promise something to whoever takes the job. */
export const readsAsOffer = (text: string): boolean => offering.test(fold(text)) || isPay(fold(text));

const isPay = (folded: string): boolean =>
  money.test(folded) &&
  !/\b(?:budgets?|revenue|sales|turnover|portfolio|experience|projects?|accounts?|targets?|quota|contracts?|presupuesto|ventas|worth)\b/.test(
    folded,
  );

/** Whether a sentence speaks of the person sought, and not of the company alone. */
export const addressesCandidate = (text: string): boolean => addressing.test(fold(text)) || readsAsDemand(text);

/** "No experience with X is needed" asks for nothing. */
export const isWaived = (text: string): boolean =>
  /\b(?:no|not|without|sin)\b.*\b(?:needed|required|necessary|necesari[oa]|requiere)\b|\b(?:not|no es|isn't) (?:needed|required|necessary|necesari[oa])\b/.test(
    fold(text),
  ) && !/\b(?:but|pero|must)\b/.test(fold(text));

const employment =
  /\b(?:background (?:checks?|screening)|criminal record|drug (?:tests?|screen\w*)|eligible (?:to work|for employment)|(?:right|authori[sz]ed|authori[sz]ation|permission|permit) to work|work permit|visa (?:sponsorship|status)|lift(?:ing)? (?:weights?|(?:up to|at least|over)? ?\d+)|physical (?:\w+ and )?(?:demands?|strength|stamina|fitness|ability)|stamina|standing for|on call|(?:evenings?|nights?|weekends?|holidays) (?:and|or|work|shifts?)|work (?:evenings?|nights?|weekends?|holidays|overtime|shifts)|availab(?:le|ility) (?:to|for|on)|willing(?:ness)? to (?:travel|relocate)|(?:able|ability) to travel|travel (?:may|is|as|up to|to other|when|occasionally|required)|own (?:car|vehicle|transport)|reliable transport\w*|at least 18|18 years|antecedentes penales|permiso de trabajo|disponibilidad (?:para|de)|coche propio|vehiculo propio)\b/;

/** Whether words ask for what a resume never tells: hours, travel, bodily strength, a permit to work, a clean record. */
export const isTermOfEmployment = (text: string): boolean => employment.test(fold(text).replace(/-/g, ' '));

const terms =
  /\b(?:full time|part time|permanent|temporary|fixed term|freelance|hybrid|remote|on site|onsite|in the office|contract|vacancy|jornada|indefinido|temporal|presencial|hibrido|teletrabajo|remoto|media jornada|shifts?)\b/;
const label =
  /^(?:job |work |employment )?(?:location|place of work|workplace|salary|pay|compensation|contract|contract type|type|hours|working hours|schedule|department|team|reports to|reporting to|reference|ref|job id|start date|start|closing date|date|posted|company|employer|client|sector|industry|seniority|level|email|e mail|phone|website|ubicacion|lugar|lugar de trabajo|salario|jornada|contrato|tipo de contrato|horario|empresa|departamento|incorporacion|fecha|remuneration|vacancies|openings)\s*$/;

/** Place, contract, pay, company: what a job description says about the job and asks of nobody. `isTop` for lines before any heading. */
export function isParticulars(line: string, isTop: boolean): boolean {
  const folded = fold(line).replace(/-/g, ' ');
  const colon = line.indexOf(':');
  if (
    colon > 0 &&
    label.test(
      folded
        .slice(0, colon)
        .replace(/[^a-z ]+/g, ' ')
        .trim(),
    )
  )
    return true;
  if (isPay(folded) && !/\b(?:you|must)\b/.test(folded)) return true;
  if (!isTop || line.length > 140 || /[.!?]$/.test(line) || demanding.test(folded)) return false;
  const parts = line.split(/\s+[·•|–—-]\s+|\s*[|·]\s*/).filter(Boolean);
  const isShort = parts.every((part) => part.split(/\s+/).length <= 8);
  return isShort && (parts.length > 2 || terms.test(folded));
}
