import { modelStages } from '@cotejo/pipeline';
import { estimateTokens, type LanguageModel } from '@cotejo/plugin-kit';
import { parse } from 'valibot';
import { type Figure, median, quantile } from './figure.ts';

const line = '• Prepared the monthly payroll for 240 employees in Excel and closed the accounts with Ana Ruiz\n';
const english = `Ana Ruiz Soto\nana.ruiz@example.com\n\n${line.repeat(60)}`;
const whole = { start: 0, end: english.length };
const text = { language: 'en', original: english, english, alignment: [{ original: whole, english: whole }] };
const requirements = Array.from({ length: 40 }, (_, index) => ({
  id: `r${index + 1}`,
  text: `Payroll point ${index + 1}`,
  kind: 'skill' as const,
  must: true,
  weight: 1,
  skills: [],
}));

/** A model that answers at once and as asked, so that the time taken is ours. */
const instant: LanguageModel = {
  identify: async () => ({ model: 'instant', digest: 'instant', contextTokens: 16_384 }),
  countTokens: async (counted) => estimateTokens(counted),
  async generate({ input, schema }) {
    const verdicts = [...input.matchAll(/^(r\d+): /gm)].map((match) => ({
      id: match[1],
      quotes: ['Prepared the monthly payroll for 240 employees'],
      shown: 'fully',
    }));
    return { value: parse(schema, { verdicts }), usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

/** What the pipeline itself costs for each call of a language model: two pages and eight requirements a call. */
export async function measureModels(): Promise<Figure[]> {
  const { provider } = modelStages({
    plugin: 'instant',
    version: '1',
    model: instant,
    name: 'instant',
    hidesIdentity: true,
  }).scorer([]);
  const request = { job: { title: 'Payroll', skills: [], requirements, text }, resume: text, asOf: '2025-06' };
  const milliseconds: number[] = [];
  for (let run = 0; run < 100; run++) {
    const start = performance.now();
    await provider.score(request, { signal: new AbortController().signal });
    milliseconds.push((performance.now() - start) / (requirements.length / 8));
  }
  return [
    { name: 'a call of a language model, our part, median', value: median(milliseconds), unit: 'ms' },
    {
      name: 'a call of a language model, our part, p95',
      value: quantile(milliseconds, 0.95),
      unit: 'ms',
      target: 'under 50 ms',
    },
  ];
}
