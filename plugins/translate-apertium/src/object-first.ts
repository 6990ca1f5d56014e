import { anyOf } from './words.ts';

const madeUp = String.raw`zq\p{Ll}{3}x`;
const determiner = String.raw`(?:el|la|l[oa]s|una?|un[oa]s|mis?|sus?)`;
/** Times need no preposition: "Cierro en caja los lunes". */
const noTime = String.raw`(?!${determiner} (?:primer[oa]s? |últim[oa]s? )?${anyOf('times.es')}(?!\p{L}))`;
/** "Preparo", "Migré", "Elaboraba", "Coordinar": a verb by its ending, where a sentence or an item begins. */
const verb = String.raw`(?<=^|[.;•] )\p{Lu}\p{Ll}{2,}(?:o|é|í|aba|ía|[aei]r)(?= )`;
/** Names and terms, or a noun with its article and what it is of. */
const bare = String.raw`(?:${madeUp}|\p{Lu}[\p{L}\p{N}.+#]*)(?: (?:${madeUp}|\p{Lu}[\p{L}\p{N}.+#]*)){0,2}`;
const named = String.raw`(?:(?:${determiner} )?(?:${madeUp}|\p{Ll}{3,})(?: de(?:l| la)? (?:${madeUp}|\p{Ll}{3,}))?)`;
const adjunct = String.raw`(?:en|con|mediante|desde|a|al) (?:${bare}|${named})`;
const object = String.raw`${noTime}${determiner} (?:(?! (?:que|y|e) )[^.,;:()])+`;
const adjunctFirst = new RegExp(`(${verb}) (${adjunct}) (${object})(?=$|[.,;:()]| (?:que|y|e) )`, 'gu');

/**
 * Spanish in which the object stands right behind its verb, as English has it: "Preparo los informes en Excel" of
 * "Preparo en Excel los informes". Two nouns with articles and nothing between them are two parts of a sentence.
 */
export const withObjectFirst = (spanish: string): string => spanish.replace(adjunctFirst, '$1 $3 $2');
