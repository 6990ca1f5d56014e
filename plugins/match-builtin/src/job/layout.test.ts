import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] });
const asked = (text: string) => read(text).requirements.filter(({ off }) => !off);
const told = (text: string) =>
  asked(text).map(({ text: demand, must, duty }) => [demand, must ? 'must' : duty ? 'duty' : 'wish']);

describe('rows of tables', () => {
  test('below what is essential and desirable are musts and wishes', () => {
    const text =
      'Head Gardener\nCriteria\tEssential\tDesirable\n' +
      'Qualifications\tLevel 3 in Horticulture\tFirst aid certificate\n' +
      'Experience\tFive years in large gardens\tOpening gardens to visitors\n\nMain duties\n- Prune the orchard';
    expect(told(text)).toEqual([
      ['Level 3 in Horticulture', 'must'],
      ['First aid certificate', 'wish'],
      ['Five years in large gardens', 'must'],
      ['Opening gardens to visitors', 'wish'],
      ['Prune the orchard', 'duty'],
    ]);
  });

  test('tell the place and the hours as labels do', () => {
    const text = 'Cook\nLocation\tHarbour Hotel, Whitby\nHours\t45 a week\nRequirements\n- Baking bread daily';
    expect(read(text).requirements.map((one) => one.text)).toEqual(['Baking bread daily']);
  });

  test('name skills one by one, and of a rated one all in one', () => {
    const text = 'Clerk\nRequirements\nExcel\tSAP\tPower BI\nJava\tSenior\t5 years';
    expect(asked(text).map(({ text: demand, minYears }) => [demand, minYears])).toEqual([
      ['Microsoft Excel', undefined],
      ['SAP', undefined],
      ['Power BI', undefined],
      ['Java, Senior, 5 years', 5],
    ]);
  });
});

describe('an advertisement that lost its line breaks', () => {
  test('has its sections told by the headings within its lines', () => {
    const text =
      'Delivery Driver\n\n' +
      'Northwind Cheese has brought cheese to the north since 1950 and is growing. What you will do: ' +
      'Drive a van to forty shops, load and unload cheese, and keep the log of the van. Requirements: A clean van at ' +
      'all times, two years as a driver, German preferred. Benefits: Free cheese and a pension.';
    expect(told(text)).toEqual([
      ['Drive a van to forty shops', 'duty'],
      ['Load and unload cheese', 'duty'],
      ['Keep the log of the van', 'duty'],
      ['A clean van at all times', 'must'],
      ['Two years as a driver', 'must'],
      ['German preferred', 'wish'],
    ]);
  });

  test('has them told by questions and by headings without a colon', () => {
    const text =
      'Repostera\n\nObrador del Norte es una pastelería con cuarenta años de historia y tres tiendas en la ciudad. ' +
      '¿Qué harás? Preparación de masas y hojaldres. ¿Qué pedimos? Experiencia de 2 años en repostería. ' +
      'Ofrecemos Contrato estable y formación. Requisitos Dominio de Excel. Actividades a realizar: venta de pasteles.';
    expect(told(text)).toEqual([
      ['Preparación de masas y hojaldres', 'duty'],
      ['Experiencia de 2 años en repostería', 'must'],
      ['Dominio de Excel', 'must'],
      ['Venta de pasteles', 'duty'],
    ]);
  });

  test('stands apart where its translation begins a sentence', () => {
    const original =
      'Carpintero. Taller pequeño del centro, con clientes de toda la vida y encargos de mucha calidad en madera. ' +
      'Requisitos: manejo de Excel. Ofrecemos: contrato estable.';
    const sentences = [
      ['Carpintero', 'Carpenter'],
      [
        'Taller pequeño del centro, con clientes de toda la vida y encargos de mucha calidad en madera',
        'Small workshop',
      ],
      ['Requisitos: manejo de Excel', 'Requirements: use of Excel'],
      ['Ofrecemos: contrato estable', 'We offer: steady contract'],
    ] as const;
    let english = '';
    const alignment = sentences.flatMap(([own, translated], index) => {
      const start = original.indexOf(own);
      const gap = { original: { start: start + own.length, end: start + own.length + (index < 3 ? 2 : 1) } };
      const at = english.length;
      english += `${translated}${index < 3 ? '. ' : '.'}`;
      const end = at + translated.length;
      return [
        { original: { start, end: start + own.length }, english: { start: at, end } },
        { ...gap, english: { start: end, end: english.length } },
      ];
    });
    const { requirements } = readJob({ language: 'es', original, english, alignment });
    expect(requirements.filter(({ off }) => !off)).toMatchObject([
      { text: 'Use of Excel', originalText: 'Manejo de Excel', must: true },
    ]);
  });

  test('is left as it is where words only look like a heading', () => {
    const text =
      'Benefits Manager\n\nWe run the pensions of forty firms in the north and have done so for many years now. ' +
      'Benefits Managers answer members, keep the records, and report to trustees. You have three years in pensions. ' +
      'A minimum of 2 years with Excel is required. More stands in our Privacy Notice Board.';
    expect(told(text).map(([demand]) => demand)).toEqual([
      'Three years in pensions',
      'A minimum of 2 years with Excel is required',
    ]);
  });

  test('takes no longer than its length', () => {
    const started = performance.now();
    for (const piece of ['Requisitos: ', 'A B C: ', 'What is it? ', '¿Qué es? ', 'Benefits ', 'a\tb\t', 'x, y; '])
      read(piece.repeat(100_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('traits among duties', () => {
  test.for([
    'Proactividad, trabajo en equipo, orientación a resultados y dotes de comunicación.',
    'Teamwork, punctuality and attention to detail',
  ])('are asked of the person: %s', (traits) => {
    const text = `Vendedor\nFunciones\n- Atender a los clientes de la tienda\n- ${traits}\n- Cerrar la caja cada noche`;
    expect(told(text).filter(([, kind]) => kind === 'duty')).toHaveLength(2);
    expect(asked(text).filter(({ duty }) => !duty).length).toBeGreaterThan(2);
  });

  test('are no tasks that begin as one', () => {
    const text = 'Asistente\nFunciones\n- Organización de viajes y actos\n- Comunicación con proveedores de Asia';
    expect(told(text).map(([, kind]) => kind)).toEqual(['duty', 'duty']);
  });
});

test('what somebody will need is asked of them', () => {
  expect(told('Packer\nYou will:\n- Pack cheese by hand\n\nYou will need:\n- Forklift licence')).toEqual([
    ['Pack cheese by hand', 'duty'],
    ['Forklift licence', 'must'],
  ]);
});

test('of more than forty demands wishes go first, and are shown switched off', () => {
  const things = 'anvil barrel candle drum engine fiddle gasket hammer iron jacket kettle ladder mirror needle oven'
    .concat(' piano quilt rudder saddle tractor umbrella violin wagon xylophone yacht zipper basket carpet door fence')
    .split(' ');
  const list = (heading: string, what: string, count: number) =>
    `${heading}\n${things
      .slice(0, count)
      .map((thing) => `- ${what} ${thing}`)
      .join('\n')}\n\n`;
  const text =
    'Cook\n' +
    list('Duties', 'Clean the', 30) +
    list('Nice to have', 'Experience with the', 12) +
    list('Requirements', 'Knowledge of the', 5); // of what is wished for as well, and said once
  const { requirements, cuts } = read(text);
  const on = requirements.filter(({ off }) => !off);
  expect([on.filter(({ must }) => must).length, on.filter(({ duty }) => duty).length, on.length]).toEqual([5, 30, 40]);
  expect(requirements.filter(({ off }) => off).map((one) => one.text)).toEqual(
    things.slice(10, 12).map((thing) => `Experience with the ${thing}`),
  );
  expect(cuts).toEqual([{ what: 'requirements', limit: 40 }]);
});

describe('calls of public employers', () => {
  test('number their items in an outline, and count merits in points', () => {
    const text =
      'BOLSA DE EMPLEO: JARDINERO/A\n\n' +
      '1. Requisitos\n1.1. Manejo de motosierra\n2. Funciones\n2.1. Poda de los parques\n' +
      '3. Baremo de méritos\nFormación en jardines: máximo 20 puntos.';
    expect(read(text).title).toBe('Jardinero/a');
    expect(told(text)).toEqual([
      ['Manejo de motosierra', 'must'],
      ['Poda de los parques', 'duty'],
      ['Formación en jardines: máximo 20 puntos', 'wish'],
    ]);
  });

  test('head the whole with description and specification, and label the post', () => {
    const text =
      'JOB DESCRIPTION AND PERSON SPECIFICATION\n\nPost title:\tHead Gardener\nSalary:\t£30,000\n\nMain duties\n' +
      '1.1\tPrune the orchard\n1.2\tLead three gardeners';
    expect(read(text).title).toBe('Head Gardener');
    expect(told(text)).toEqual([
      ['Prune the orchard', 'duty'],
      ['Lead three gardeners', 'duty'],
    ]);
  });
});

test.for([
  [
    'Warehouse Supervisor - Bright Box - Dallas, TX - $24/hr. Bright Box packs cheese for many.',
    'Warehouse Supervisor',
  ],
  ['Benefits Manager\n\nNorthwind pays out pensions to those who made its cheese.', 'Benefits Manager'],
  ['Enfermera de mayores\n\nResidencia del Lago', 'Enfermera de mayores'],
  ['Convocatoria para la cobertura de una plaza de jardinero de parques', 'Jardinero de parques'],
] as const)('"%s" is read as the title it tells', ([text, title]) => expect(read(text).title).toBe(title));

test('what a bracket adds makes no term of a demand, and who visits customers has a duty', () => {
  const text =
    'Welder\nDuties\n- Visit customers with the van\n\n' +
    'Requirements\n- Coded to a standard (or willing to work towards it)';
  expect(told(text)).toEqual([
    ['Visit customers with the van', 'duty'],
    ['Coded to a standard (or willing to work towards it)', 'must'],
  ]);
});

test('an age beside years of work takes nothing from them', () => {
  const text =
    'Panadera\nRequisitos\n- Edad 28 a 45 años, experiencia mínima de 2 años en obrador\n- Edad de 25 a 40 años';
  expect(read(text).requirements.map(({ minYears, off }) => [minYears, off])).toEqual([
    [2, undefined],
    [expect.any(Number), true],
  ]);
});
