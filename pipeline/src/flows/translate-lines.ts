import type { PipelineTools } from '../stage/tools.ts';
import { translate } from './translate.ts';

const mostRemembered = 500;
const remembered = new Map<string, string>();
/** Between two lines: of lines that follow each other one may be taken for the rest of a sentence. */
const gap = '\n\n';

/**
 * Short texts of one line each in English, such as titles and demands: a translator takes as long for one word as for
 * many, so that all are translated together and the last ones remembered. A line that no translator knows stays as it
 * is. Throws `StageFailure` when no translator could do it.
 */
export async function translateLines(lines: string[], language: string, tools: PipelineTools): Promise<string[]> {
  const translators = tools.providers.translator.map(({ plugin, version }) => `${plugin} ${version}`);
  const keyOf = (line: string) => [...translators, language, line].join('\n');
  const known = new Map(lines.map((line) => [line, remembered.get(keyOf(line))]));
  const fresh = [...known.keys()].filter((line) => known.get(line) === undefined);
  if (fresh.length === 0) return lines.map((line) => known.get(line)!);
  const { text } = await translate(fresh.join(gap), language, tools);
  if (remembered.size + fresh.length > mostRemembered) remembered.clear();
  const english = text.english.split(gap);
  for (const [at, line] of fresh.entries()) {
    known.set(line, english[at] ?? line);
    remembered.set(keyOf(line), known.get(line)!);
  }
  return lines.map((line) => known.get(line)!);
}
