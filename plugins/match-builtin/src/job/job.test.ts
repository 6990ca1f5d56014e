import type { BilingualText } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const readWhole = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] });

/** The reading without what starts switched off. */
function read(text: string) {
  const reading = readWhole(text);
  return { ...reading, requirements: reading.requirements.filter(({ off }) => !off) };
}

/** Lines in Spanish, each with its English, as the translation of a document gives them. */
function readSpanish(lines: [original: string, english: string][]) {
  const job: BilingualText = { language: 'es', original: '', english: '', alignment: [] };
  for (const [original, english] of lines.flatMap((line) => [line, ['\n', '\n'] as const])) {
    job.alignment.push({
      original: { start: job.original.length, end: job.original.length + original.length },
      english: { start: job.english.length, end: job.english.length + english.length },
    });
    job.original += original;
    job.english += english;
  }
  return readJob(job);
}

describe('reading a job description', () => {
  test('requirements come from their sections, duties say so, and benefits and the company give none', () => {
    const { title, requirements } = read(`Backend Engineer
About us
We are a family business that bakes bread.
Responsibilities
- Design REST APIs
Requirements
- 4+ years of Java
- Docker
Nice to have
- Kafka
Benefits
- Private insurance and Excel courses`);
    expect(title).toBe('Backend Engineer');
    expect(requirements.map(({ text, must, minYears }) => [text, must, minYears])).toEqual([
      ['Design REST APIs', false, undefined],
      ['4+ years of Java', true, 4],
      ['Docker', true, undefined],
      ['Kafka', false, undefined],
    ]);
    expect(requirements[1]).toMatchObject({ kind: 'experience', skills: ['Java'] });
    expect(requirements.map(({ duty = false }) => duty)).toEqual([true, false, false, false]);
  });

  test('alternatives are one requirement, a list is several', () => {
    const { requirements } = read('Requirements:\n- React, Angular or Vue\n- Python and SQL');
    expect(requirements.map(({ skills }) => skills)).toEqual([['React', 'Angular', 'Vue.js'], ['Python'], ['SQL']]);
  });

  test('words of the sentence decide over its section', () => {
    const { requirements } = read('Requirements:\n- Terraform is a plus\nSummary:\nKubernetes is required.');
    expect(requirements.map(({ must }) => must)).toEqual([false, true]);
  });

  test('what is near to the title weighs more than what any job could ask', () => {
    const { requirements } = read(
      'Payroll Manager\nRequirements:\n- Run the payroll of four hotels\n- Friendly and curious',
    );
    expect(requirements[0]!.weight).toBeGreaterThan(2 * requirements[1]!.weight);
    expect(requirements[1]!.weight).toBeGreaterThan(0);
  });

  test('what stands in brackets behind the title is asked for without them', () => {
    const { title, requirements } = read('Backend Engineer (Java)\nRequirements:\n- Docker');
    expect([title, ...requirements.map(({ text }) => text)]).toEqual(['Backend Engineer', 'Java', 'Docker']);
  });

  test('what a resume never tells weighs little', () => {
    const { requirements } = read(
      'Requirements:\n- Welding of pipes\n- Able to lift 25 kg and willing to travel\n- Right to work in Ireland\n' +
        '- Availability on weekends and evenings\n- Regular travel to client sites',
    );
    const [welding, ...others] = requirements.map(({ weight }) => weight);
    for (const weight of others) expect(weight).toBeLessThan(0.3 * welding!);
  });

  test.for([
    'A passion for metal',
    'Curious: eager to learn how pipes are made',
    'An enthusiastic "roll up your sleeves" mentality',
    'Ganas de aprender el oficio',
  ])('"%s", which everybody claims, weighs less than what a resume shows', (line) => {
    const { requirements } = read(`Requirements:\n- Welding of pipes\n- ${line}`);
    expect(requirements[1]!.weight).toBeLessThan(0.5 * requirements[0]!.weight);
  });

  test('a demand is about what it asks for, and not about what it wishes beside it', () => {
    const { requirements } = read(
      'Requirements:\n- Experience with SQL, ideally in e-commerce\n- Cooking (baking a plus)',
    );
    expect(requirements[0]!.skills).toEqual(['SQL']);
    expect(requirements[1]!.skills).not.toContain('Baking');
  });

  test.for([
    ['You have a license for forklifts', 'A license for forklifts'],
    ['You bring ideas to life in print', 'You bring ideas to life in print'],
    ['Cuentas con carné de carretillero', 'Carné de carretillero'],
  ] as const)('"%s" is shown as "%s"', ([line, shown]) => {
    expect(read(`Requirements:\n- ${line}`).requirements.map(({ text }) => text)).toEqual([shown]);
  });

  test('years above a list are asked for as well', () => {
    const { requirements } = read('Requirements\n4 years of recent experience as a baker:\n- Sourdough\n- Rye bread');
    expect(requirements.map(({ text, minYears }) => [text, minYears])).toEqual([
      ['4 years of recent experience as a baker', 4],
      ['Sourdough', undefined],
      ['Rye bread', undefined],
    ]);
  });

  test('a duty at a university asks for no degree', () => {
    const { requirements } = read('Duties:\n- Plan the bachelor degree fairs of the university');
    expect(requirements[0]!.kind).toBe('skill');
  });

  test('a sentence whose pieces say nothing alone stays whole', () => {
    const { requirements } = read('Requirements:\n- Excellent communication skills, both written and verbal');
    expect(requirements.map(({ text }) => text)).toEqual(['Excellent communication skills, both written and verbal']);
  });

  test('a sentence that is about several things says which it names, and rests on none of them', () => {
    const { requirements } = read(
      'Responsibilities:\n- Reconcile invoicing with the warehouse, mentoring whoever does payroll',
    );
    expect(requirements).toMatchObject([
      { skills: [], otherSkills: ['Invoicing', 'Warehousing', 'Mentoring', 'Payroll'] },
    ]);
  });

  test('several demands for years in one sentence are as many requirements', () => {
    const { requirements } = read(
      'Requirements:\n- 4 years as a planner, 2 years in SAP and 1 year of sales\n- Between 2 and 4 years of Java\n' +
        '- 10 years of baking with at least 3 years of rye\n- Ocho años en obra, con un mínimo de dos años de jefe',
    );
    expect(requirements.map(({ text, minYears }) => [text, minYears])).toEqual([
      ['4 years as a planner', 4],
      ['2 years in SAP', 2],
      ['1 year of sales', 1],
      ['Between 2 and 4 years of Java', 2],
      ['10 years of baking', 10],
      ['At least 3 years of rye', 3],
      ['Ocho años en obra', 8],
      ['Un mínimo de dos años de jefe', 2],
    ]);
  });

  test('kinds are told apart', () => {
    const { requirements } = read(
      "Requirements:\n- Bachelor's degree in Finance\n- Fluent German\n- Valid forklift license\n" +
        '- 2 years of experience in retail\n- Negotiation',
    );
    expect(requirements.map(({ kind }) => kind)).toEqual([
      'education',
      'language',
      'certification',
      'experience',
      'skill',
    ]);
  });

  test('Spanish headings, years and marks are understood', () => {
    const { requirements } = read(
      'Requisitos:\n- Al menos 3 años de experiencia en contabilidad\n- Inglés nivel alto\n' +
        'Se valorará:\n- SAP\nOfrecemos:\n- Seguro médico',
    );
    expect(requirements.map(({ kind, must, minYears }) => [kind, must, minYears])).toEqual([
      ['experience', true, 3],
      ['language', true, undefined],
      ['skill', false, undefined],
    ]);
  });

  test('skills that only the original names are listed', () => {
    const { skills } = readSpanish([
      ['Buscamos contable con experiencia en nóminas', 'We look for a person with experience in lists'],
    ]);
    expect(skills).toEqual(expect.arrayContaining(['Accounting', 'Payroll']));
  });

  test('a translated job is read as it was written, and keeps both wordings', () => {
    const { requirements } = readSpanish([
      ['Requisitos', 'Vacant requirements'],
      ['Al menos tres años de experiencia con hornos de leña', 'At least three ages with wood ovens'],
      ['Valorable conocimiento de repostería', 'Knowledge of pastries'],
      ['Ofrecemos', 'What we like'],
      ['Buen ambiente', 'Good environment'],
    ]);
    expect(requirements.map(({ text, originalText, must, minYears }) => [text, originalText, must, minYears])).toEqual([
      ['At least three ages with wood ovens', 'Al menos tres años de experiencia con hornos de leña', true, 3],
      ['Knowledge of pastries', 'Valorable conocimiento de repostería', false, undefined],
    ]);
  });

  test.for([
    [['Panadera de noche', 'Night baker'], 'Night baker', 'Panadera de noche'],
    [
      ['Buscamos un panadero de noche para Soria.', 'We are looking for a night baker for Soria.'],
      'Night baker',
      'Panadero de noche',
    ],
    [['Panadero(a) de noche', 'Night baker'], 'Night baker', 'Panadero de noche'],
    [['Se necesita panadero para Soria.', 'It lacks one for Soria.'], 'Panadero', undefined],
  ] as const)('the title of %j is read in Spanish and given in English too', ([line, title, originalTitle]) => {
    const reading = readSpanish([['Horneamos pan.', 'We bake bread.'], [...line]]);
    expect([reading.title, reading.originalTitle]).toEqual([title, originalTitle]);
  });

  test('a Spanish advertisement is told from its company, its offers and the labels of a job board', () => {
    const { requirements } = read(`Panadero/a
Requisitos
Estudios mínimos
Grado
Imprescindible residente en
Soria
Conocimientos necesarios
Masa madre
Descripción
En Hornos Pisuerga, empresa familiar con tres generaciones, hacemos pan de leña.
Requisitos:
o Tres años de experiencia con hornos de leña
o Se valorará saber de repostería
Requisitos de la vacante de panadero
o Cocer pan
Hornos Pisuerga, lleva tres generaciones de experiencia en el pan.
? Encuentra tu próxima oportunidad con nosotros.
Somos un equipo pequeño y madrugador.
¿Qué te ofrecemos en el horno?
Contrato indefinido
Número de vacantes
2`);
    const shown = requirements.filter(({ off }) => !off);
    expect(shown.map(({ text, kind, must }) => [text, kind, must])).toEqual([
      ['Grado', 'education', true],
      ['Masa madre', 'skill', true],
      ['Tres años de experiencia con hornos de leña', 'experience', true],
      ['Se valorará saber de repostería', 'skill', false],
      ['Cocer pan', 'skill', true],
    ]);
  });

  test('a title is found in a sentence', () => {
    expect(read('We are looking for an experienced Payroll Manager to join our office.').title).toBe('Payroll Manager');
  });

  test.for([
    ['Wexcombe Retail\nSenior Accountant\nLeeds\n\nAbout us\nWe sell cheese.', 'Senior Accountant'],
    ['Who we are\nWe bake bread.\nWhat you will do\nAs a Pastry Chef in Cork, you will bake.', 'Pastry Chef'],
    ['We bake bread. Our team is seeking a curious and friendly Pastry Chef to join us.', 'Pastry Chef'],
    ['We bake bread.\nApply for the Pastry Chef position today.', 'Pastry Chef'],
    ['Join our bakery as a barista!', 'Barista'],
    ['Position: Full-time\nHead of Bakery\nDuties:\n- Bake', 'Head of Bakery'],
    ['We bake bread. We are looking for a dynamic, dedicated and oven-proven Pastry Chef to join us.', 'Pastry Chef'],
    ['Our bakery is looking to employ an experienced pastry chef who can work at night.', 'Pastry chef'],
    ['We invite applications for the role of Assistant Manager - Bakery.', 'Assistant Manager - Bakery'],
    ['A reliable pastry chef is needed for our new oven.', 'Pastry chef'],
    ['Job Summary: The Pastry Chef is responsible for our cakes.', 'Pastry Chef'],
    ['Pastry chef will be in charge of our cakes.', 'Pastry chef'],
    ['Our Pastry Chefs bake for the whole county.', 'Pastry Chefs'],
    ['We bake bread. Write to us with the subject "Pastry chef, Cork".', 'Pastry chef'],
    ['Horneamos pan.\nSe necesita panadero para el turno de noche.', 'Panadero'],
    ['Horneamos pan.\nBuscamos un/a Técnico/a de Calidad con dos años de experiencia.', 'Técnico/a de Calidad'],
    ['Horneamos pan.\nEl Jefe de Almacén será responsable de los pedidos.', 'Jefe de Almacén'],
    ['Prácticas Contabilidad\nHorneamos pan.', 'Prácticas Contabilidad'],
    ['Ejecutivo de Ventas (Viajes)\n\nVendemos viajes.', 'Ejecutivo de Ventas'],
    ['Panadero(a) de Noche - Turno Largo\n\nVendemos pan.', 'Panadero de Noche - Turno Largo'],
    ['Vendedor/a de Pan Ssr.\nLugo\n\nVendemos pan.', 'Vendedor/a de Pan Ssr'],
    ['BODEGUERO\n\nVendemos pan.', 'Bodeguero'],
    ['Vendedores para Shopping\n\nVendemos pan.', 'Vendedores para Shopping'],
    ['🚀 Staff Nurse Band 5\n\nWe care.', 'Staff Nurse'],
    ['2 Electricians\n\nWe wire ovens.', 'Electricians'],
    ['Job Title and Grade: Band 7 Physiotherapist\nWe care.', 'Physiotherapist'],
    ['Northwind Care is looking for:\n\nA Payroll Manager to join us.', 'Payroll Manager'],
    ['As Payroll Manager you will pay our bakers.', 'Payroll Manager'],
  ] as const)('"%s" names its occupation', ([text, title]) => {
    expect(read(text).title).toBe(title);
  });

  test.for([
    'We are looking for bold thinkers.',
    'We are looking for someone who loves bread.',
    'We seek a strategic leader. You will work closely with the Pastry Chef.',
    'As a company of bakers, we love bread.',
    'You will work with our teams and recruit nurses for them.',
    'If you need assistance completing the application, write to us.',
    'We bake bread. The hiring manager will write to you.',
    'Experience as a pastry chef is required.',
    'We care for the county.\nThe post holder will work on our wards.',
    'We care for the county.\nFor details contact:\nAnn Hill, Service Manager',
    'Responsable de asistir a los clientes en sus compras',
    'Horneamos pan.\n¿Tienes visión comercial?',
    'Una empresa industrial seleccionará panadero de noche',
    'Company overview: Northwind is a leading provider of bread, and our customers love it.',
  ])('"%s" names none', (text) => {
    expect(read(text).title).toBe('');
  });

  test('a text of one line has a requirement, an empty one has none', () => {
    expect(read('Electrician').requirements).toHaveLength(1);
    expect(read('  \n ').requirements).toEqual([]);
  });

  test('a text about the company alone has neither a title nor a requirement', () => {
    const company =
      'About Northwind\n\n' +
      'Northwind is a family company, founded in Leeds in 1952. We make cheese and are proud of it.\n\n' +
      'Benefits\n- 25 days of holiday\n- Free fruit';
    expect(read(company)).toMatchObject({ title: '', requirements: [] });
  });

  test('at most forty requirements are kept, which is said, and every must of an ordinary number', () => {
    const duties = Array.from({ length: 60 }, (_, index) => `- Repair engine type number ${index}x`).join('\n');
    const { requirements, cuts } = read(`Duties:\n${duties}\nRequirements:\n- Welding\n- Plumbing`);
    expect(requirements).toHaveLength(40);
    expect(cuts).toEqual([{ what: 'requirements', limit: 40 }]);
    expect(requirements.filter(({ must }) => must).map(({ text }) => text)).toEqual(['Welding', 'Plumbing']);
  });

  test('forty pages are read to their end, and of a longer text it is said that it was cut', () => {
    const filler = 'The company was founded long ago and has had many offices.\n'.repeat(2_500);
    const long = read(`Welder\n${filler}\nRequirements:\n- Five years of welding`);
    expect(long.requirements.map(({ text }) => text)).toContain('Five years of welding');
    expect(long.cuts).toBeUndefined();
    expect(read(`Welder\nRequirements:\n- Five years of welding\n${filler}${filler}`).cuts).toEqual([
      { what: 'characters', limit: 200_000 },
    ]);
  });
});
