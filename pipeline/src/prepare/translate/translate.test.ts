import { describe, expect, test } from 'vitest';
import { toEnglish, toOriginal } from '../../text/alignment.ts';
import { named, toolsWith } from '../../testing/tools.ts';
import { translate } from '../../flows/translate.ts';

describe('the English text', () => {
  const original = 'Perfil\n\n• Gestión de equipos.\n• Ventas\nana@example.com\n• Ventas';
  const dictionary = new Map([
    ['Perfil', 'Profile'],
    ['Gestión de equipos', 'Team management'],
    ['Ventas', 'Sales'],
  ]);
  const asked: string[][] = [];
  const translator = [
    named({
      supports: () => true,
      translate: async (request: { segments: string[] }) => {
        asked.push(request.segments);
        return { segments: request.segments.map((segment) => dictionary.get(segment) ?? '') };
      },
    }),
  ];
  const translated = translate(original, 'es', toolsWith({ translator }));

  test('is translated up to a bound, and copied beyond it', async () => {
    const upper = named({
      supports: () => true,
      translate: async (request: { segments: string[] }) => ({
        segments: request.segments.map((one) => one.toUpperCase()),
      }),
    });
    const { text } = await translate('ab\n'.repeat(20_001), 'es', toolsWith({ translator: [upper] }));
    expect(text.english).toBe(`${'AB\n'.repeat(20_000)}ab\n`);
    expect(text.alignment.length).toBeLessThanOrEqual(40_001);
  });

  test('keeps the cells of a row apart', async () => {
    const echo = named({
      supports: () => true,
      translate: async (request: { segments: string[] }) => ({ segments: request.segments.map((one) => ` ${one} `) }),
    });
    const { text } = await translate('Torno\tAlto\t5 años', 'es', toolsWith({ translator: [echo] }));
    expect(text.english).toBe('Torno\tAlto\t5 años');
  });

  test('keeps lines, bullets and addresses; each segment is sent once', async () => {
    expect((await translated).text.english).toBe('Profile\n\n• Team management.\n• Sales\nana@example.com\n• Sales');
    expect(asked).toEqual([['Perfil', 'Gestión de equipos', 'Ventas']]);
  });

  test('is aligned with the original without gaps', async () => {
    const { text } = await translated;
    for (const side of ['original', 'english'] as const) {
      expect(text.alignment.map((segment) => text[side].slice(segment[side].start, segment[side].end)).join('')).toBe(
        text[side],
      );
    }
  });

  test('leads back to the original, exactly where nothing was translated', async () => {
    const { text } = await translated;
    const at = (haystack: string, needle: string) => ({
      start: haystack.indexOf(needle),
      end: haystack.indexOf(needle) + needle.length,
    });
    const show = (side: 'original' | 'english', { start, end }: { start: number; end: number }) =>
      text[side].slice(start, end);
    expect(show('original', toOriginal(text, at(text.english, 'management')))).toBe('Gestión de equipos');
    expect(show('original', toOriginal(text, at(text.english, 'ana@')))).toBe('ana@');
    expect(show('english', toEnglish(text, at(text.original, 'equipos.')))).toBe('Team management.');
  });
});

test('a clause of a translated sentence leads back to its clause', () => {
  const original = 'Podé árboles, regué plantas y vendí flores';
  const english = 'I pruned trees, watered plants and sold flowers';
  const whole = (text: string) => ({ start: 0, end: text.length });
  const text = {
    language: 'es',
    original,
    english,
    alignment: [{ original: whole(original), english: whole(english) }],
  };
  const placeOf = (haystack: string, needle: string) => ({
    start: haystack.indexOf(needle),
    end: haystack.indexOf(needle) + needle.length,
  });
  const clause = toOriginal(text, placeOf(english, 'watered plants'));
  expect(original.slice(clause.start, clause.end)).toBe('regué plantas');
  const other = { ...text, english: english.replace(',', '') };
  expect(toOriginal(other, placeOf(other.english, 'watered plants'))).toEqual(whole(original));
  expect(toEnglish(text, placeOf(original, 'regué plantas'))).toEqual(whole(english));
});

describe('an English text', () => {
  const passage = [
    'Requisitos',
    'Poda de los árboles frutales en invierno y registro de las enfermedades que se encuentren.',
    '• Al menos cuatro años de experiencia con el riego de un jardín público',
    'Conocimientos de riego',
    'Permiso de conducir',
  ];
  const own = ['Berta Fingida', 'Gardener at the Jardín de la Paz', 'Pruned the trees of three parks.', '', ''];
  const sent = async (original: string) => {
    const asked: string[] = [];
    const translator = [
      named({
        supports: (from: string) => from === 'es',
        translate: async (request: { segments: string[] }) => {
          asked.push(...request.segments);
          return { segments: request.segments.map(() => 'translated') };
        },
      }),
    ];
    const { text, records } = await translate(original, 'en', toolsWith({ translator }));
    return { asked, text, records };
  };

  test('has its Spanish passages translated, with their headings, and nothing else', async () => {
    const { asked, text } = await sent([...own, ...passage].join('\n'));
    expect(asked).toEqual([
      'Requisitos',
      passage[1]!.slice(0, -1),
      passage[2]!.slice(2),
      'Conocimientos de riego',
      'Permiso de conducir',
    ]);
    expect(text).toMatchObject({
      language: 'en',
      english: [...own, 'translated', 'translated.', '• translated', 'translated', 'translated'].join('\n'),
    });
  });

  test('has lists of skills in Spanish translated, which have no sentences', async () => {
    const skills = ['poda árboles frutales, fertilización', 'gestión equipos jardinería, documentación'];
    const more = 'tratamientos fitosanitarios, instalación sistemas riego, mantenimiento maquinaria';
    const { asked } = await sent([...own, ...skills, more].join('\n'));
    expect(asked).toEqual([...skills, more]);
  });

  test('with Spanish names of schools and firms and one Spanish sentence stays as it is', async () => {
    const names = [
      'Universidad Ficticia de los Valles de Aragón',
      'Instituto Nacional de la Botánica del Río Seco',
      'Jardines y Huertas de la Ribera del Tajo',
      'Escuela Superior de Jardinería de las Islas de En Medio',
      'Hecho con cariño por la gente de la casa',
    ];
    const original = [...own, ...names].join('\n');
    const { asked, text, records } = await sent(original);
    expect(asked).toEqual([]);
    expect(text.english).toBe(original);
    expect(records).toEqual([]);
  });
});
