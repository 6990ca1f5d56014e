import { ProviderError, type Translator } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { scriptedModel, scriptedStages, type Script } from '../testing/scripted-model.ts';
import { named } from '../testing/tools.ts';
import { isFaithful } from '../text/faithful.ts';

/** The numbered lines of a question. */
const linesIn = (input: string) =>
  [...input.matchAll(/^(\d+): (.*)$/gm)].map((match) => ({ number: Number(match[1]), text: match[2]! }));
const answer =
  (translate: (text: string, number: number) => string): Script =>
  ({ input }) => ({ lines: linesIn(input).map(({ number, text }) => ({ number, english: translate(text, number) })) });

const next = named<Translator>(
  {
    supports: () => true,
    translate: async ({ segments }) => ({ segments: segments.map((segment) => `next: ${segment}`) }),
  },
  'next',
);
const never = () => ({ signal: new AbortController().signal });

function translate(
  script: Script,
  segments: string[],
  { keep = [] as string[], rest = [next], hidesIdentity = false, contextTokens = 8_192 } = {},
) {
  const model = scriptedModel(script, { contextTokens });
  const { provider } = scriptedStages(model, { hidesIdentity }).translator(rest);
  return {
    model,
    result: provider.translate({ segments, from: 'es', to: 'en', keep }, never()).then((value) => value.segments),
  };
}

describe('lines translated by a language model', () => {
  test('come back as many and in order, with those left alone that have no letters', async () => {
    const { model, result } = translate(
      answer((text) => text.toUpperCase()),
      ['Jefe de obra', '', '12', 'Albañil desde 2015'],
    );
    expect(await result).toEqual(['JEFE DE OBRA', '', '12', 'ALBAÑIL DESDE 2015']);
    expect(linesIn(model.asked[0]!.input).map(({ text }) => text)).toEqual(['Jefe de obra', 'Albañil desde 2015']);
  });

  test('are asked in calls that fit', async () => {
    const segments = Array.from(
      { length: 60 },
      (_, index) => `Línea ${index} con unas cuantas palabras más para que sea larga`,
    );
    const { model, result } = translate(
      answer((text) => text.replace('Línea', 'Line')),
      segments,
      { contextTokens: 2_048 },
    );
    expect(await result).toEqual(segments.map((segment) => segment.replace('Línea', 'Line')));
    expect(model.asked.length).toBeGreaterThan(3);
    for (const { system, input, maxOutputTokens } of model.asked)
      expect(Buffer.byteLength(system + input) / 2.5 + maxOutputTokens).toBeLessThan(2_048);
  });

  test('whose figures have changed are done over by the next translator, the others kept', async () => {
    const { result } = translate(
      answer((text) => text.replace('240', '420').replace('Pago', 'Payment')),
      ['Pago de 240 nóminas', 'Pago de 12 facturas', 'Pago', 'Pago final'],
    );
    expect(await result).toEqual(['next: Pago de 240 nóminas', 'Payment de 12 facturas', 'Payment', 'Payment final']);
  });

  test('that are mostly wrong are asked for once more, and then given up', async () => {
    const { model, result } = translate(
      answer(() => 'Ten years at 99 companies'),
      ['Pago de 240 nóminas', 'Albañil', 'Jefe'],
    );
    await expect(result).rejects.toMatchObject({ reason: 'bad-output' });
    expect(model.asked).toHaveLength(2);
  });

  test.for([
    {
      title: 'one is missing',
      script: (({ input }) => ({
        lines: linesIn(input)
          .slice(1)
          .map(({ number, text }) => ({ number, english: text })),
      })) as Script,
    },
    {
      title: 'they are out of order',
      script: (({ input }) => ({
        lines: linesIn(input)
          .toReversed()
          .map(({ number, text }) => ({ number, english: text })),
      })) as Script,
    },
  ])('are refused when $title', async ({ script }) => {
    await expect(translate(script, ['Jefe de obra', 'Albañil']).result).rejects.toBeInstanceOf(ProviderError);
  });

  test('keep who the candidate is from the model, and have it back afterwards', async () => {
    const segments = ['Marta Requena Vidal', 'marta.requena@example.com', 'Marta cuidó a 12 pacientes'];
    const { model, result } = translate(
      answer((text) => text.replace('cuidó a', 'cared for').replace('pacientes', 'patients')),
      segments,
      { hidesIdentity: true, keep: ['Marta Requena Vidal'] },
    );
    expect(await result).toEqual(['Marta Requena Vidal', 'marta.requena@example.com', 'Marta cared for 12 patients']);
    expect(model.asked[0]!.input).not.toMatch(/marta|requena/i);
  });
});

test.for([
  ['Pago de 1.500.000 € en 03/2018', 'Payment of €1,500,000 in 03/2018', true],
  ['Tres años en SAP', 'Three years in SAP', true],
  ['Escríbame a ana@example.com', 'Write to me at ana@example.com', true],
  ['Escríbame a ana@example.com', 'Write to me at ann@example.com', false],
  ['Pago de 240 nóminas', 'Payment of payrolls', false],
  ['Pago de nóminas', 'Payment of 240 payrolls', false],
  ['[NAME] trabajó aquí', 'She worked here', false],
  ['Molino Viejo S.L.', 'Old Mill Ltd.', false],
  ['Jefe', 'Boss\nand owner of everything', false],
  ['Jefe', '<script>alert(1)</script>', false],
  ['Jefe', 'The boss of a large company with many people, many offices, and a long and happy history of work', false],
  ['Jefe', '', false],
] as const)('%j as %j is faithful: %j', ([line, english, expected]) => {
  expect(isFaithful(line, english, ['Molino Viejo S.L.'])).toBe(expected);
});
