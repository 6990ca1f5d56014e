import type { Node } from './syntax.ts';

/**
 * The rule `cotejo/patterns`: where texts of documents are read, no pattern begins with a run of signs or letters that
 * may be of any length and has to be followed by something. It would be tried from each sign of a run, which a document
 * can make as long as it likes: 400,000 commas took minutes. Blanks are left alone behind the extractors, as Prepare
 * makes one of many.
 */

const readers = /^(?:pipeline|plugins\/[^/]+)\/src\/(?!(?:.*\/)?testing\/|.*\.test\.ts$)/;
const sign = String.raw`(?:\\[pP]\{[^}]*\}|\\[^pP]|[^\\\]])`;
const run = new RegExp(
  String.raw`^(?:\((?:\?:|\?<\w+>)?)*(\[${sign}*\]|\\[pP]\{[^}]*\}|\\[dDsSwW])[+*]\??(?=[^)]|\).)`,
  'u',
);
const raw = /^plugins\/extract-/;
/** Blanks alone, as in `[^\S\n]`. */
const blanks = /^(?:\[(?:\\[stn]|\^\\S\\n| )+\]|\\s)$/u;

/** Whether a pattern can begin with a run that it may have to give back; `(?<![,;])[,;]+$` tries each run once. */
function givesBack(source: string, isRaw: boolean): boolean {
  return alternativesOf(source).some((alternative) => {
    const [, signs] = run.exec(alternative) ?? [];
    return signs !== undefined && (isRaw || !blanks.test(signs)) && !tolerates(alternative);
  });
}

/** Whether all that follows the run may be missing, so that whatever it meets is found. */
const tolerates = (alternative: string): boolean =>
  /^[^]*?[+*]\??(?:\((?:[^()]|\([^()]*\))*\)[*?]|\(\?![^()]*\)$|(?:\[(?:\\.|[^\]])*\]|\\.|.)[*?])+$/u.test(alternative);

/** The alternatives of a pattern, those in brackets aside. */
function alternativesOf(source: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [piece] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gsu)) {
    if (piece === '(') depth += 1;
    else if (piece === ')') depth -= 1;
    if (piece === '|' && depth === 0) found.push('');
    else found[found.length - 1] += piece;
  }
  return found;
}

const message =
  'A document can make the run with which this pattern begins as long as it likes, and the pattern is tried from ' +
  'each of its signs. Begin with (?<!…) of the same signs, as `(?<![,;])[,;]+$`, or give the run a bound.';

type Context = { report(found: { node: Node; message: string }): void };

export function checkPatterns(context: Context, path: string) {
  if (!readers.test(path)) return {};
  return {
    Literal(node: Node) {
      const regex = node['regex'] as { pattern: string; flags: string } | undefined;
      if (regex && !regex.flags.includes('y') && givesBack(regex.pattern, raw.test(path)))
        context.report({ node, message });
    },
  };
}
