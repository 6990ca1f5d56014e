/** How far a passage stands for a skill that it names: 0 denied, 1 stated. */
export type Assurance = number;

const denied = /\b(?:no|not|never|without|lack(?:s|ing)?|lacks any|neither|nor|sin|ningun[oa]?|carezco de|non)\s+(?:(?:any|have|much|yet|prior|previous|professional|direct|hands on|formal|real|used|worked|experience|experiencia|knowledge|conocimientos?|exposure|with|in|of|de|en|con|to|familiar)\s+){0,5}$/;
const wished = /\b(?:willing(?:ness)? to learn|eager to learn|want(?:s|ing)? to learn|keen to learn|hop(?:e|ing) to learn|plan(?:s|ning)? to learn|interested in learning|interest in|looking to learn|currently learning|learning|learns?|to learn|studying|aprendiendo|ganas de aprender|interes en)\s+(?:\w+\s+){0,3}$/;
const weak = /\b(?:basic|basics of|beginner|elementary|some|little|limited|familiar(?:ity)?|exposure|introductory|introduction|novice|rudimentary|minimal|fundamentals of|basico|basicos|basica|nociones|familiarizad[oa])\s+(?:(?:with|to|of|in|knowledge|understanding|experience|skills|level|user|de|con|en|conocimientos?|the|a|an)\s+){0,4}$/;
const weakAfter = /^\s*[\s(:–-]{0,3}(?:basic|beginner|elementary|novice|basico|principiante|nociones|limited|familiar|learning|entry level|nivel basico|basic level|a1|a2)\b/;
const deniedAfter = /^\s*[\s(:–-]{0,3}(?:none|no experience|ninguna|not yet)\b/;
const reach = 70;

/** Judges the words around `[start, end)` of a folded passage; they reach no further than its sentence. */
export function assuranceOf(folded: string, start: number, end: number): Assurance {
  const before = folded.slice(Math.max(0, start - reach), start).split(/[.;!?]\s|\)|\bbut\b|\bpero\b/).at(-1)!.replace(/[,:()/-]+/g, ' ').replace(/\s+/g, ' ');
  const after = folded.slice(end, end + 24);
  if (denied.test(before) || deniedAfter.test(after)) return 0;
  if (wished.test(before)) return 0.2;
  if (weak.test(before) || weakAfter.test(after)) return 0.5;
  return 1;
}
