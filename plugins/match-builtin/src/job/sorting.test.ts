import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] }).requirements;
const active = (text: string) => read(text).filter(({ off }) => !off);

describe('what a line of a job description asks for', () => {
  test.for([
    'Northwind is the leading maker of cheese in the north.',
    'We believe in people who love what they do.',
    'At Northwind, our values are simple.',
    'The Northwind team is spread over three countries.',
    'This role is based in Leeds, three days per week.',
    'The position reports to the Head of Sales.',
    'You will receive a competitive salary and a pension.',
    'We are proud to be an equal opportunity employer.',
    'To apply, send your resume and a cover letter to us.',
    'If you love cheese, we would like to hear from you.',
    'We are looking for a friendly Cheese Maker.',
    'We are looking for an experienced, friendly and skilled Cheese Maker.',
  ])('"%s" asks for nothing, and is shown switched off', (sentence) => {
    const text = `Cheese Maker\nRequirements\n- Pasteurizing milk by the book\n${sentence}\n`;
    expect(active(text).map((one) => one.text)).toEqual(['Pasteurizing milk by the book']);
    expect(read(text).filter(({ off }) => off)).toMatchObject([{ text: sentence.replace(/[.]$/, ''), must: false }]);
  });

  test.for(['Vales de despensa y caja de ahorro', 'Favor de enviar CV al correo indicado', 'Descanso los domingos'])(
    '"%s" apart from a Spanish list asks for nothing',
    (line) => {
      const text = `Auxiliar\n\nRequisitos:\nManejo de Excel\nExperiencia en archivo\n\n${line}\n`;
      expect(active(text)).toHaveLength(2);
    },
  );

  test.for([
    'Reconocida empresa de muebles selecciona un tapicero para su taller.',
    'Se precisa tapicero para cubrir plaza en Lugo.',
    'Taller de muebles necesita incorporar un tapicero.',
    'A leading company seeks an upholsterer to join its workshop.',
  ])('"%s" asks for nothing but the title', (sentence) => {
    expect(active(`${sentence}\n\nRequisitos\n- Manejo de Excel\n`)).toHaveLength(1);
  });

  test.for(['Requires experience as a payroll clerk.', 'We require a license as a registered nurse.'])(
    '"%s" asks for it',
    (sentence) => expect(active(`${sentence}\n\nRequirements\n- Use of Excel\n`)).toHaveLength(2),
  );

  test('who a firm seeks with something is asked for it', () => {
    const text = 'Empresa de muebles busca tapicero con experiencia en cuero.\n\nRequisitos\n- Manejo de Excel\n';
    expect(active(text)).toHaveLength(2);
  });

  test.for(['Sexo indistinto', 'De 25 a 45 años', 'Sin adeudos de infonavit', 'Gozar de buena salud'])(
    'what no resume tells is switched off: %s',
    (line) => expect(active(`Auxiliar\n\nRequisitos\n- Manejo de Excel\n- ${line}\n`)).toHaveLength(1),
  );

  test('papers to apply with, under a heading with a Roman number, are no requirements', () => {
    const text =
      'Auxiliar\n\nI. REQUISITOS\n- Manejo de Excel\n\nIV. ANTECEDENTES DE POSTULACIÓN\n- Copia del título\n';
    expect(active(text)).toHaveLength(1);
  });

  test('an item of a list about the same things is a duty', () => {
    const text =
      'HR Manager\nDuties\n- Oversee the hiring process\n- Plan benefits and compensation\n- Other duties as assigned';
    expect(active(text).map((one) => one.text)).toEqual([
      'Oversee the hiring process',
      'Plan benefits and compensation',
    ]);
  });

  test.for([
    ['Requirements', 'Five years in sales, ideally of cars', true],
    ['Requirements', 'Knowledge of the hygiene of milk (certificate preferred)', true],
    ['Requirements', 'Knowledge of German is a plus', false],
    ['Requirements', 'Forklift license of the trade, desirable', false],
    ['Nice to have', 'A minimum of one year in retail', false],
    ['Nice to have', 'A forklift license is required', true],
    ['Requirements', 'Preference for people with experience in dairies', false],
    ['Duties', 'Clean essential equipment and required tools', false],
    ["It's not required, but an added plus if you also have:", 'Sales of cheese', false],
    ["We'd love to hear from you if you have:", 'Sales of cheese', true],
    ['Qualities of the Ideal Candidate:', 'Sales of cheese', true],
  ] as const)('under "%s", whether "%s" is a must: %s', ([heading, line, must]) => {
    expect(active(`Clerk\n\n${heading}\n- ${line}\n- Filing of invoices`)[0]).toMatchObject({ text: line, must });
  });

  test.for([
    ['Cheese Maker will be responsible for turning and washing the wheels.', 'Turning and washing the wheels'],
    ['This role involves handling complaints about the rind.', 'Handling complaints about the rind'],
    ['Applicants should have substantial experience with dairies.', 'Substantial experience with dairies'],
    ['A degree in food science to join our small team.', 'A degree in food science'],
  ])('"%s" is asked for as "%s"', ([sentence, demand]) => {
    expect(active(`Cheese Maker\n\nSummary\n${sentence}\n`).map((one) => one.text)).toContain(demand);
  });

  test('what would say nothing by itself stays with the words before it, and skills of a list part', () => {
    expect(
      active('Clerk\n\nRequirements\n- Good handling of trouble with doors, windows, and loose tiles\n'),
    ).toMatchObject([{ text: 'Good handling of trouble with doors, windows, and loose tiles' }]);
    expect(active('Clerk\n\nRequirements\n- Expertise in SAP, Excel, and payroll\n')).toHaveLength(3);
    expect(active('Clerk\n\nRequirements\n- Attention to detail, calm manners, and a clear voice\n')).toHaveLength(3);
  });

  test('terms of employment name no field of work, and the title is nothing that is left out', () => {
    const text = 'Cheese Maker\nRequirements\n- Eligible for employment under the law of Norway\n- Pasteurizing milk';
    expect(read(text).find((one) => one.text.startsWith('Eligible'))!.skills).toEqual([]);
    expect(read(text).map((one) => one.text)).not.toContain('Cheese Maker');
  });

  test('a sentence that breaks over lines or pages is one, also behind a bullet that stands alone', () => {
    const text =
      'Requirements\n-\nExperience with the installation and the\n' +
      'repair of heat pumps in old\n\nhouses\n-\nFluent German';
    expect(active(text).map((one) => one.text)).toEqual([
      'Experience with the installation and the repair of heat pumps in old houses',
      'Fluent German',
    ]);
  });

  test('what is said again in nearly the same words counts once, as the must', () => {
    const text =
      'Duties\n- Prepare monthly payroll reports for four hotels\nRequirements\n' +
      '- Able to prepare monthly payroll reports for the hotels';
    expect(active(text)).toMatchObject([
      { text: 'Able to prepare monthly payroll reports for the hotels', must: true },
    ]);
  });

  test('the name of a product stays whole', () => {
    expect(active('Requirements\n- Excel, SAP, and Dynamics Finance and Operations').map(({ text }) => text)).toEqual([
      'Excel',
      'SAP',
      'Dynamics Finance and Operations',
    ]);
  });

  test('examples and alternatives stay with what they explain', () => {
    const text =
      'Requirements\n- Use of hand tools, including wrenches, power drills, and saws\n' +
      '- Knowledge of milk, butter, or cheese, and hygiene';
    expect(active(text).map((one) => one.text)).toEqual([
      'Use of hand tools, including wrenches, power drills, and saws',
      'Knowledge of milk, butter, or cheese, and hygiene',
    ]);
  });
});

describe('demands that no heading announces', () => {
  test('behind duties and offers are demands, down to the end of the list', () => {
    const text =
      'Clerk\nDuties\n- Prepare invoices\n- Answer letters\n- Experience with ledgers\n' +
      '- Knowledge of German\nBenefits\n- Free cheese\n- A garden\n- At least 2 years in an office\n' +
      '- Bachelor’s degree in law\n- A calm manner';
    expect(active(text).map(({ text: one, must, duty }) => [one, must, duty === true])).toEqual([
      ['Prepare invoices', false, true],
      ['Answer letters', false, true],
      ['Experience with ledgers', true, false],
      ['Knowledge of German', true, false],
      ['At least 2 years in an office', true, false],
      ['Bachelor’s degree in law', true, false],
      ['A calm manner', true, false],
    ]);
  });

  test.for([
    ['Experience with old boilers', true],
    ['Strong knowledge of heat pumps', true],
    ['Must have a license for gas', true],
    ['Share your experience with apprentices', false],
    ['Build knowledge of our customers', false],
    ['Gloves must be worn', false],
    ['Call the supplier when required', false],
    ['Pedir piezas cuando sea necesario', false],
  ] as const)('of a single item among duties, "%s" is a demand: %s', ([item, must]) => {
    expect(active(`Fitter\nDuties\n- Repair boilers\n- ${item}\n- Order parts`)[1]).toMatchObject({ text: item, must });
  });

  test.for([
    ['Imprescindible carné de carretillero', true],
    ['Must have a license for gas', true],
    ['Se valorará experiencia en hornos', false],
  ] as const)('"%s" counts even behind offers, as a must: %s', ([item, must]) => {
    expect(active(`Clerk\nDuties\n- Filing\nBenefits\n- Free cheese\n- ${item}\n- A garden`)).toMatchObject([
      { text: 'Filing' },
      { text: item, must },
    ]);
  });

  test('to apply with a license is a demand, and a language that is not required but an asset a wish', () => {
    const text =
      'Fitter\nRequirements\n- While not required, German is considered an asset\n' +
      'To apply for this post you must have a license for gas.';
    expect(active(text).map(({ text: one, must }) => [one, must])).toEqual([
      ['While not required, German is considered an asset', false],
      ['To apply for this post you must have a license for gas', true],
    ]);
  });

  test('a list of tasks without a heading are duties, and one of offers is none', () => {
    const tasks = '- Repair the old boilers of the town\n- Order all parts for the week\n- Drive the van to the yard';
    const offers = '- A room with a view of the sea\n- Rolls and tea all day long\n- Lunch with the whole of the town';
    const text = `Fitter\n\nA word on the work\n${tasks}\n\nWe offer the best of all benefits:\n${offers}\n`;
    expect(active(text).map(({ text: one, duty }) => [one, duty])).toEqual([
      ['Repair the old boilers of the town', true],
      ['Order all parts for the week', true],
      ['Drive the van to the yard', true],
    ]);
  });

  test('one offer that begins as a demand stays an offer', () => {
    expect(
      active('Clerk\nRequirements\n- Filing\nBenefits\n- Experience in a strong team\n- Free cheese'),
    ).toHaveLength(1);
  });
});

describe('terms of employment', () => {
  test.for([
    'Ability to lift 25 pounds',
    'Willingness to travel to the branches',
    'Must be at least 21 years of age',
    'Right to work in the UK',
    'Available on weekends',
    'Edad de 25 a 40 años',
    'Disponibilidad para viajar',
    'Turnos rotativos',
  ])('"%s" is shown, and weighs nothing', (term) => {
    const text = `Clerk\nRequirements\n- Filing of invoices\n- ${term}`;
    expect(active(text).map((one) => one.text)).toEqual(['Filing of invoices']);
    expect(read(text)).toContainEqual(expect.objectContaining({ text: term, off: true }));
  });

  test('what a job works with is no term of employment, and the same words asked of a person are', () => {
    const duties = [
      'Conduct background checks of new colleagues',
      'Administración de vacunas según protocolo',
      'Garantizar la disponibilidad de los sistemas',
    ];
    const known = 'Knowledge of vaccination schedules';
    const terms = [
      'Must pass a background check',
      'Must be able to work Saturdays',
      'Proof of COVID vaccination',
      'Disponibilidad de horario',
    ];
    const list = (items: string[]) => items.map((item) => `- ${item}\n`).join('');
    const text = `Nurse\nDuties\n${list(duties)}Requirements\n${list([known, ...terms])}`;
    expect(active(text).map((one) => one.text)).toEqual([...duties, known]);
    expect(
      read(text)
        .filter(({ off }) => off)
        .map((one) => one.text),
    ).toEqual(terms);
  });

  test('a demand with a term beside it counts, and a license for cars a little', () => {
    const requirements = active(
      'Clerk\nRequirements\n- Knowledge of SAP and willingness to travel\n- A driving licence\n- A nursing license',
    );
    expect(requirements.map(({ text }) => text)).toEqual([
      'Knowledge of SAP and willingness to travel',
      'A driving licence',
      'A nursing license',
    ]);
    expect(requirements[1]!.weight).toBeLessThan(0.5 * requirements[2]!.weight);
  });
});

describe('the form of an advertisement', () => {
  test('topics and questions in capitals are headings, and what they announce does not count', () => {
    const text =
      'Cheese Maker\nRequirements\n- Pasteurizing milk\nWhy Join Northwind\n- Old friends\n' +
      'What You Can Expect as a Baker\n- Warm rooms\nEEO Statement\nEverybody may apply.\nWhy you should join\n- Rolls';
    expect(active(text).map((one) => one.text)).toEqual(['Pasteurizing milk']);
  });

  test('the numbered headings of an outline stay in their section', () => {
    const text =
      'Nurse\nKey Responsibilities:\n1. Qualification & Training\n* Train the staff\n2. Required Documentation\n' +
      '* Write the required reports\nRequirements\n* A nursing license';
    expect(active(text).map(({ text: one, must }) => [one, must])).toEqual([
      ['Train the staff', false],
      ['Write the required reports', false],
      ['A nursing license', true],
    ]);
  });

  test('a list is what the paragraph above says that it is', () => {
    const text =
      'Nurse\nRequirements\n- A nursing license\n\nWe welcome new nurses to the oldest of our wards, which has a ' +
      'view of the sea. We offer many benefits, including:\n- Comprehensive 18 months of training and tea\n' +
      '- Transfers after 9 months';
    expect(active(text).map((one) => one.text)).toEqual(['A nursing license']);
  });

  test('lettered and emoji items are items, and contacts and labels none', () => {
    const text =
      'Clerk\nRequirements\na) Filing of invoices\nb) Sorting of letters\n✅ Stacking of cheese\n' +
      'Ann Hill, ann@example.com\nCall 0203 312 5976\nLocation – Leeds';
    expect(active(text).map((one) => one.text)).toEqual([
      'Filing of invoices',
      'Sorting of letters',
      'Stacking of cheese',
    ]);
  });

  test.for([
    ['Oracle, SAP, and Kafka preferred', [false, false, false]],
    ['A license for gas (preferred)', [false]],
    ['A license for gas (required)', [true]],
    ['Ability to read, write, and edit reports', [true]],
  ] as const)('"%s" is %s', ([line, musts]) => {
    expect(active(`Clerk\nRequirements\n- ${line}\n`).map(({ must }) => must)).toEqual(musts);
  });

  test('no sentence ends behind an abbreviation or before a bracket', () => {
    const text = 'Clerk\nRequirements\n- Filing of letters (approx. 50 a day). (In German)';
    expect(active(text).map((one) => one.text)).toEqual(['Filing of letters (approx. 50 a day). (In German)']);
  });
});

describe('an advertisement without headings', () => {
  const text =
    'Payroll Specialist\n\nContoso Hotels has looked after travelers since 1962 and runs nine houses by the sea.\n\n' +
    'You will prepare the monthly payroll of 400 people. You will answer the questions of auditors.\n\n' +
    'We expect at least three years of experience in payroll. Knowledge of ADP would be a plus.\n\n' +
    'We offer 30 days of vacation and free breakfast. Please send your application by May.';

  test('is told sentence by sentence', () => {
    expect(active(text).map(({ text: said, must, duty }) => [said, must, duty])).toEqual([
      ['You will prepare the monthly payroll of 400 people', false, true],
      ['You will answer the questions of auditors', false, true],
      [expect.stringContaining('three years of experience in payroll'), true, undefined],
      [expect.stringContaining('ADP'), false, undefined],
    ]);
  });

  test('shows what counts for nothing', () => {
    const off = read(text).filter((one) => one.off);
    expect(off.map((one) => one.text)).toContain('We offer 30 days of vacation and free breakfast');
  });
});
