import type { LanguageDetector, Translator } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { named, toolsWith } from '../testing/tools.ts';
import { demandsOf, isExclusion, readDemands } from './read-question.ts';

test.each([
  ['SAP and German, at least five years', ['SAP', 'German', 'at least five years']],
  ['¿SAP y alemán?', ['SAP', 'alemán']],
  ['React or Vue; TypeScript', ['React or Vue', 'TypeScript']],
  ['C++', ['C++']],
  ['Python developer with AWS and German', ['Python developer', 'AWS', 'German']],
  ['contable con Excel con inglés', ['contable', 'Excel', 'inglés']],
  ['an accountant who has worked with SAP', ['an accountant who has worked with SAP']],
  ['Experiencia con clientes, relación con proveedores', ['Experiencia con clientes', 'relación con proveedores']],
  ['Java developer with five years', ['Java developer with five years']],
  ['con inglés', ['con inglés']],
  ['  payroll\n manager ', ['payroll manager']],
  ['SAP but not German', ['SAP', 'not German']],
  ['contable, pero no júnior', ['contable', 'no júnior']],
  ['(Java OR Kotlin) AND Spring AND NOT Oracle', ['Java or Kotlin', 'Spring', 'NOT Oracle']],
  ['SAP -German, front-end', ['SAP', '-German', 'front-end']],
  ['ＳＡＰ \u202ey ５ años', ['SAP', '5 años']],
  ['.*', []],
  ['?!', []],
])('"%s" asks for %j', (question, demands) => {
  expect(demandsOf(question)).toEqual(demands);
});

test.each([
  ['not German', true],
  ['NOT Oracle', true],
  ['-German', true],
  ['sin carnet', true],
  ['notary', false],
  ['no less than three years', false],
  ['no menos de 3 años', false],
  ['German', false],
])('whether "%s" says what somebody must not have: %s', (demand, is) => {
  expect(isExclusion(demand)).toBe(is);
});

test('a question of very many parts is cut', () => {
  expect(demandsOf('a, '.repeat(5_000))).toHaveLength(12);
});

test('a few English words that a detector takes for French are read as they stand', async () => {
  const languageDetector: LanguageDetector = { detect: async () => ({ language: 'fr', confidence: 0.9 }) };
  const translator: Translator = {
    supports: () => true,
    translate: async ({ segments }) => ({ segments: segments.map(() => 'changed') }),
  };
  const tools = toolsWith({
    languageDetector: [named(languageDetector, 'of sounds')],
    translator: [named(translator, 'of all')],
  });
  const demands = ['helicopter pilot', 'a commercial licence', 'contabilidad'];
  expect((await readDemands(demands, tools)).map(({ text }) => text)).toEqual([...demands.slice(0, 2), 'changed']);
});

test('the parts of a Spanish question are translated together, and once', async () => {
  const asked: string[][] = [];
  const translator: Translator = {
    supports: (from, to) => from === 'es' && to === 'en',
    async translate({ segments }) {
      asked.push(segments);
      return { segments: segments.map((segment) => `English ${segment}`) };
    },
  };
  const tools = toolsWith({ translator: [named(translator, 'together')] });
  const demands = ['gestión de nóminas en empresas grandes', 'alemán'];
  for (const some of [demands, demands.slice(1)]) {
    const read = await readDemands(some, tools);
    expect(read.map(({ text, originalText }) => [text, originalText])).toEqual(
      some.map((demand) => [`English ${demand}`, demand]),
    );
  }
  expect(asked).toEqual([demands]);
});
