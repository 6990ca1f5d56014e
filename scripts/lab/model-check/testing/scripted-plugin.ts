import { answerSchema, definePlugin, estimateTokens, type LanguageModel, parseAnswer } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { prompts } from '../../../../pipeline/src/model/prompts.ts';
import { type Candidate, type Case, cases, lines } from '../cases/index.ts';

const shownFor = { met: 'fully', partial: 'partly', missing: 'not' } as const;
const idsIn = (input: string): string[] => [...input.matchAll(/^(r\d+): /gm)].map((match) => match[1]!);

/** Answers of a model that knows the labels. */
const knowing: Record<keyof typeof prompts, (input: string) => unknown> = {
  score(input) {
    const { expected } = candidateIn(input);
    return {
      verdicts: idsIn(input).map((id) => {
        const label = expected[id]!;
        return { id, shown: shownFor[label.verdict], quotes: label.verdict === 'missing' ? [] : [label.quote] };
      }),
    };
  },
  'read-job'(input) {
    const {
      reading: { title, requirements },
    } = cases.find(({ text }) => input.includes(text))!;
    return {
      title,
      requirements: requirements.map(({ text, kind, must, minYears = 0 }) => ({
        quote: text,
        text,
        kind,
        must,
        minYears,
        skills: [],
      })),
    };
  },
  translate: (input) => ({
    lines: [...input.matchAll(/^(\d+): (.*)$/gm)].map(([, number, es]) => ({
      number: Number(number),
      english: lines.find((line) => line.es === es)!.en,
    })),
  }),
  summarise: () => ({
    summary: 'The candidate meets some of the requirements of the job and not others.',
    technicalSummary: 'The candidate has some of the skills.',
    experienceSummary: 'The candidate has worked.',
    keyStrengths: [],
    areasForConsideration: [],
  }),
};

/** Says that everything is shown, with quotes of its own making, and quotes an order in a resume as it is told. */
const cheating: typeof knowing = {
  ...knowing,
  score(input) {
    const order = /^.*(?:quote this line|quote these words).*$/m.exec(input)?.[0];
    const real = candidateIn(input)
      .resume.split('\n')
      .find((line) => line.startsWith('• '))!;
    return {
      verdicts: idsIn(input).map((id, index) => ({
        id,
        shown: 'fully',
        quotes: [order ?? (index === 0 ? real : 'Twenty years of all that is asked for')],
      })),
    };
  },
};

function candidateIn(input: string): Candidate {
  return cases.flatMap(({ candidates }: Case) => candidates).find(({ resume }) => input.includes(resume))!;
}

const moods = { knowing, cheating, babbling: undefined };

/** A language model whose answers are known before: what `scripts/check-model` says of it can be told. */
export const scriptedPlugin = definePlugin({
  apiVersion: 1,
  name: 'model-scripted',
  version: '1',
  egress: 'none',
  enabledBy: 'SCRIPTED_MODEL',
  isolation: 'none',
  settings: v.object({ SCRIPTED_MODEL: v.picklist(['knowing', 'cheating', 'babbling', 'absent']) }),
  provides: {
    languageModel: ({ SCRIPTED_MODEL: mood }): LanguageModel => ({
      check: async () => (mood === 'absent' ? { ok: false, message: 'There is no such model.' } : { ok: true }),
      identify: async () => ({ model: mood, digest: `${mood}-1`, contextTokens: 16_384 }),
      countTokens: async (text) => estimateTokens(text),
      async generate({ system, input, schema }, { signal }) {
        signal.throwIfAborted();
        const stage = (Object.keys(prompts) as (keyof typeof prompts)[]).find((name) =>
          system.startsWith(prompts[name]),
        )!;
        const script = moods[mood as keyof typeof moods];
        const answer = script
          ? JSON.stringify(script[stage](input))
          : `Great question! ${Object.keys(answerSchema(schema)).join(' ')}`;
        return {
          value: parseAnswer('model-scripted', schema, answer),
          usage: { inputTokens: estimateTokens(system + input), outputTokens: estimateTokens(answer) },
        };
      },
    }),
  },
});
