import { describe, expect, test } from 'vitest';
import { surelyAsksForNothing } from './no-demands.ts';
import { readJob } from './read.ts';

function readIn(language: 'en' | 'es', text: string) {
  const reading = readJob({
    language,
    original: text,
    english: text,
    alignment: [{ original: { start: 0, end: text.length }, english: { start: 0, end: text.length } }],
  });
  return { ...reading, requirements: reading.requirements.filter(({ off }) => !off) };
}
const read = (text: string) => readIn('en', text);

const textsOf = (text: string, language: 'en' | 'es' = 'en'): string[] =>
  readIn(language, text).requirements.map((one) => one.text);

const mustsOf = (text: string): [string, boolean][] => read(text).requirements.map((one) => [one.text, one.must]);

describe('the name of the firm that hires', () => {
  const figma = [
    'About Figma',
    'Figma is growing its team of people who love drawing.',
    'Responsibilities',
    '- Bring new cheese makers to Figma',
    '- Plan the future of Figma with the people team',
    'Requirements',
    '- Two years as a recruiter',
  ].join('\n');

  test('is no skill, though a product goes by it', () => {
    const { skills, requirements } = read(`Recruiter\n${figma}`);
    expect(skills).not.toContain('Figma');
    expect(requirements.flatMap((one) => [...one.skills, ...(one.otherSkills ?? [])])).not.toContain('Figma');
  });

  test.each(['Experience with Figma', 'Figma', 'Figma and Photoshop', 'Strong knowledge of Figma'])(
    'is one where "%s" asks for it',
    (demand) => {
      const { skills, requirements } = read(`Recruiter\n${figma}\n- ${demand}`);
      expect(skills).toContain('Figma');
      expect(requirements.flatMap((one) => one.skills)).toContain('Figma');
    },
  );

  test.each(['En Stripe buscamos a quien cuide de nuestros quesos.', 'Sobre Stripe', 'Únete a Stripe'])(
    'is none in Spanish either: "%s"',
    (line) => {
      const text = `Panadero\n${line}\nFunciones\n- Atender a los clientes de Stripe\nRequisitos\n- Excel`;
      expect(readIn('es', text).skills).not.toContain('Stripe');
    },
  );

  test('is only known by what the advertisement says of itself', () => {
    const { skills } = read('Baker\nResponsibilities\n- Take payments with Stripe\nRequirements\n- Work at night');
    expect(skills).toContain('Stripe');
  });
});

describe('words that ask for nothing', () => {
  test.each([
    'We are seeking a cheerful and knowledgeable Rye Bread Baker to join our team.',
    'We are seeking an organized and proactive Mill Coordinator to join our team.',
    'The successful candidate will have the opportunity to build mills that support our goals.',
    'If you love bread and want to grow, we encourage you to apply.',
    'You are seen as a trusted and cheerful advisor.',
  ])('are no demand: "%s"', (sentence) => {
    expect(textsOf(`Pastry Cook\n\n${sentence}\n\nRequirements\n- Excel\n- ${sentence}`)).toEqual(['Excel']);
  });

  test.each([
    ['We are seeking a cheerful Rye Baker to join our team.', true],
    ['Buscamos un panadero para incorporarse a nuestro obrador.', true],
    ['Tendrás la oportunidad de crecer con nosotros.', true],
    ['We are seeking a licensed mill nurse.', false],
    ['We seek a baker to run the night shift.', false],
    ['Partner with the mill in recruiting bakers', false],
  ])('"%s" surely is one: %s', (sentence, isSure) => {
    expect(surelyAsksForNothing(sentence)).toBe(isSure);
  });

  const posts = `Miller
Requirements
Requirements for the position of Data Engineer
Python.
Requirements for the position of Night Baker
Excel and SAP.
About us
We mill.
We bake.`;
  const vacantes = `Panadero
Requisitos
Requisitos vacante de Panadero de Noche
Excel y Word.
Requisitos vacante de Molinero de Turno
Excel y SAP.
Descripción
Un molino con historia.
Otra línea.`;

  test('head the requirements of one of several posts', () => {
    expect(textsOf(posts)).toEqual(['Python', 'Microsoft Excel', 'SAP']);
    expect(textsOf(vacantes, 'es')).toEqual(['Microsoft Excel', 'Microsoft Word', 'SAP']);
  });
});

describe('a skill that is demanded several times', () => {
  test('is demanded once', () => {
    expect(
      textsOf('Requirements\n- Proficiency in HTML\n- CSS\n- HTML5\n- Extensive knowledge of CSS3\n- SQL'),
    ).toEqual(['Proficiency in HTML', 'CSS', 'SQL']);
  });

  test('is a must where it is wished for as well', () => {
    expect(mustsOf('Requirements\n- Docker\n- Excel\nNice to have\n- Basic familiarity with Docker\n- SAP')).toEqual([
      ['Docker', true],
      ['Excel', true],
      ['SAP', false],
    ]);
  });

  test('stays apart where more is asked for', () => {
    const texts = [
      'SQL',
      'Rewriting slow SQL of old mills in the night',
      '3 years of Excel',
      'Excel macros for ovens and mills',
    ];
    expect(textsOf(`Requirements\n- ${texts.join('\n- ')}`)).toEqual(texts);
  });

  test('stays apart where it is no product and other words ask for it', () => {
    const texts = ['Organizational skills', 'Time management skills', 'Teaching'];
    expect(textsOf(`Requirements\n- ${texts.join('\n- ')}`)).toEqual(texts);
  });

  test('is left out of the sentence that sums up the list', () => {
    const text = [
      'Miller',
      'Summary',
      'The selected candidate must be experienced in SAP, Excel, and Tableau.',
      'Required skills',
      '- Proficiency in SAP',
      '- Proficient understanding of Excel',
      '- Tableau',
    ];
    expect(textsOf(text.join('\n'))).toEqual(['Proficiency in SAP', 'Proficient understanding of Excel', 'Tableau']);
  });

  test('has its years told once', () => {
    expect(textsOf('Requisitos\n- Al menos 3 años\n- 4 años de experiencia como molinero\n- Excel', 'es')).toEqual([
      '4 años de experiencia como molinero',
      'Excel',
    ]);
    expect(textsOf('Requirements\n- At least 5 years of experience\n- 2 years as a miller\n- Excel')).toHaveLength(3);
  });
});

describe('the words of a demand', () => {
  test.each([
    ['Additionally, minimum 1 year as a miller', 'Minimum 1 year as a miller'],
    ['As well as demonstrable milling skills', 'Demonstrable milling skills'],
    ['Possess robust milling capacities', 'Robust milling capacities'],
    ['Además, conocimientos de molienda de trigo', 'Conocimientos de molienda de trigo'],
    ['Experience with sql server', 'Experience with SQL Server'],
    ['c#', 'C#'],
    ['Care of old firewalls in mills', 'Care of old firewalls in mills'],
  ])('"%s" are "%s"', (line, told) => {
    expect(textsOf(`Requirements\n- ${line}\n- A forklift license`)).toContain(told);
  });

  test('keep together what "both" opens and what "comfortable with" tells', () => {
    const summary = (sentence: string): string[] => textsOf(`Miller\n\n${sentence}\n\nRequirements\n- Excel`);
    expect(summary('The candidate will have a good knowledge of old stone mills, both SAP and Oracle.')).toContain(
      'A good knowledge of old stone mills, both SAP and Oracle',
    );
    expect(summary('The role requires someone who is highly analytical and comfortable with noise.')).toContain(
      'Highly analytical and comfortable with noise',
    );
  });

  test('are what the person sought is', () => {
    const text = 'Miller\n\nA leading mill is seeking a miller who is experienced in SAP.\n\nRequirements\n- Excel';
    expect(textsOf(text)).toContain('Experienced in SAP');
  });
});

describe('how much something is asked for', () => {
  test('is said of the whole demand by what ends it', () => {
    expect(
      mustsOf(
        'Requirements\n- Excel\n- A degree in baking, milling, or a related field is preferred\n' +
          '- 2 years in a mill, including internships, is preferred',
      ),
    ).toEqual([
      ['Excel', true],
      ['A degree in baking, milling, or a related field is preferred', false],
      ['2 years in a mill, including internships, is preferred', false],
    ]);
  });

  test.each(['The ideal candidate must have a forklift license', 'La persona ideal debe tener carné de carretillero'])(
    'is not said by who is sought: "%s"',
    (line) => {
      expect(read(`Requirements\n- Excel\n- ${line}`).requirements.map(({ must }) => must)).toEqual([true, true]);
    },
  );

  test('is the same for either of two skills', () => {
    const { requirements } = read('Requirements\n- Advanced knowledge of SQL or Python is required');
    expect(requirements).toMatchObject([{ must: true, skills: ['SQL', 'Python'] }]);
  });
});

test.each([
  ['## Job Title\nSenior QZT with Boat Experience', 'Senior QZT'],
  ['Título del puesto: Catador de mareas', 'Catador de mareas'],
])('below its label a title is read though no such occupation is known: "%s"', (top, title) => {
  expect(read(`${top}\n\n## Requirements\n- Excel`).title).toBe(title);
});
