import { describeLanguageDetector } from '@cotejo/plugin-kit/testing';
import { describe, expect, test } from 'vitest';
import { createDetector } from './detector.ts';
import plugin from './index.ts';

describeLanguageDetector(plugin);

describe('detection of resumes', () => {
  const detector = createDetector();
  const detect = async (text: string) =>
    (await detector.detect(text, { signal: new AbortController().signal })).language;

  test.for([
    [
      'pt',
      'Desenvolvedor de software com experiência em equipas ágeis e na manutenção de aplicações para o setor bancário.',
    ],
    ['fr', "Comptable expérimentée, chargée de la clôture mensuelle et de la trésorerie d'une petite entreprise."],
    [
      'ca',
      "Tècnic de manteniment amb deu anys d'experiència en instal·lacions elèctriques i en la gestió d'equips petits.",
    ],
  ])('a third language is told apart: %s', async ([language, text]) => {
    expect(await detect(text!)).toBe(language);
  });

  test('a resume of headings in capitals is read by its words all the same', async () => {
    expect(
      await detect('EXPERIENCIA LABORAL\nFORMACIÓN ACADÉMICA\nDATOS PERSONALES\nIDIOMAS Y OTROS CONOCIMIENTOS'),
    ).toBe('es');
  });
});
