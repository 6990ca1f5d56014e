import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { assuranceOf, lastYearAfter } from './assurance.ts';
import { coveredMonths, findDateRanges, monthIndex, monthText } from './dates.ts';
import { readResume } from './read.ts';

const now = monthIndex('2025-06');
const ranges = (text: string) =>
  findDateRanges(fold(text), now).map(({ from, to, current }) => [monthText(from), monthText(to), current]);
const read = (text: string) => readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06');

describe('dates', () => {
  test.for([
    ['03/2019 – present', '2019-03', '2025-06', true],
    ['March 2019 - April 2021', '2019-03', '2021-04', false],
    ['ene. 2020 - actualidad', '2020-01', '2025-06', true],
    ['septiembre de 2015 a mayo de 2018', '2015-09', '2018-05', false],
    ['desde 2020', '2020-01', '2025-06', true],
    ['since May 2021', '2021-05', '2025-06', true],
    ['2018-03 – 2020-11', '2018-03', '2020-11', false],
    ['Jan 2020 to Current', '2020-01', '2025-06', true],
    ['2019 - 2021', '2019-07', '2021-06', false],
    ['03/17-Present', '2017-03', '2025-06', true],
    ['06/15 - 02/17', '2015-06', '2017-02', false],
    ['2018－2020', '2018-07', '2020-06', false],
    ['2018 ‒ 20', '2018-07', '2020-06', false],
    ['01.03.2018 - 31.05.2019', '2018-03', '2019-05', false],
    ['2018-03-01 – 2019-05-31', '2018-03', '2019-05', false],
    ['March 1, 2018 – May 31, 2019', '2018-03', '2019-05', false],
    ['1 de marzo de 2018 a 31 de mayo de 2019', '2018-03', '2019-05', false],
    ['Summer 2018 - Fall 2019', '2018-07', '2019-12', false],
    ['Q1 2018 – Q3 2019', '2018-01', '2019-09', false],
    ['1er trimestre de 2018 – actualidad', '2018-01', '2025-06', true],
    ['January 2019 to date', '2019-01', '2025-06', true],
    ['01/2018 – act.', '2018-01', '2025-06', true],
    ['Dates: January 2021 →', '2021-01', '2025-06', true],
    ['Baker, Example Ltd, 2021 –', '2021-01', '2025-06', true],
    ['03/2021-, Baker', '2021-03', '2025-06', true],
    ['Baker | 2019 / now', '2019-01', '2025-06', true],
    ['2015/2018', '2015-07', '2018-06', false],
    ['01-03-2019 to the 30-06-2021', '2019-03', '2021-06', false],
    ['Aug - Dec 2016', '2016-08', '2016-12', false],
    ['Marzo a junio de 2021', '2021-03', '2021-06', false],
    ['Nov’17 – May’ 19', '2017-11', '2019-05', false],
    ['(Mar 2023 - on-going)', '2023-03', '2025-06', true],
    ['Jan-19 to Dec-21', '2019-01', '2021-12', false],
    ['Start: 03/2019 End: 06/2021', '2019-03', '2021-06', false],
    ['Start date: 10 January 2021. End date: 30 August 2024', '2021-01', '2024-08', false],
    ['Desde: 01/2018 Hasta: 12/2020', '2018-01', '2020-12', false],
    ['Desde 07/2018 – Continúo', '2018-07', '2025-06', true],
  ] as const)('%s is understood', ([text, from, to, current]) => expect(ranges(text)).toEqual([[from, to, current]]));

  test.for([
    '2021 - 2019',
    '2027 - 2028',
    'room 2014',
    'from 9 to 17',
    '5/6',
    'served 3/4 time to 2019',
    'End date 2019',
  ])('%s is no range', (text) => expect(ranges(text)).toEqual([]));

  test('overlapping months count once', () => {
    expect(
      coveredMonths([
        { from: 0, to: 11 },
        { from: 6, to: 17 },
        { from: 30, to: 30 },
      ]),
    ).toBe(19);
  });
});

describe('reading a resume', () => {
  const text = `Ana Ejemplo
Data Analyst

Experience
Senior Data Analyst, Northwind, 01/2022 - present
• Built dashboards in Tableau
Data Analyst, Contoso, 01/2020 - 12/2022
• Wrote SQL

Education
Master's degree in Statistics, 2016 - 2018

Languages
English: C1

Certifications
Certified Scrum Master`;

  test('positions have titles, employers and months, the newest first', () => {
    const { profile } = read(text);
    expect(profile.positions.map(({ title, employer, months, current }) => [title, employer, months, current])).toEqual(
      [
        ['Senior Data Analyst', 'Northwind', 42, true],
        ['Data Analyst', 'Contoso', 36, false],
      ],
    );
    expect(profile.totalYears).toBe(5.5);
  });

  test('a title is found in a sentence', () => {
    const { profile } = read('Experience\nFrom 2015 to 2019, worked as Senior Business Analyst, mapping processes.');
    expect(profile.positions[0]).toMatchObject({ title: 'Senior Business Analyst', months: 48 });
  });

  test('education, languages, certificates and skills are told apart', () => {
    const { profile } = read(text);
    expect(profile.education).toEqual(["Master's degree in Statistics, 2016 - 2018"]);
    expect(profile.languages).toEqual(['English: C1']);
    expect(profile.certifications).toEqual(['Certified Scrum Master']);
    expect(profile.skills).toEqual(expect.arrayContaining(['Tableau', 'SQL']));
  });

  test('Spanish headings and dates are understood too', () => {
    const { profile } = read(
      'EXPERIENCIA LABORAL\nContable\nEmpresa Ficticia S.L.\nmarzo de 2018 - actualidad\n\nIDIOMAS\nInglés: B2',
    );
    expect(profile.positions[0]).toMatchObject({ title: 'Contable', start: '2018-03', current: true });
    expect(profile.languages).toEqual(['Inglés: B2']);
  });

  test('a skill lost in translation is found through the original', () => {
    const original = 'Elaboración de nóminas';
    const english = 'Drawing up of lists';
    const whole = { original: { start: 0, end: original.length }, english: { start: 0, end: english.length } };
    const reading = readResume({ language: 'es', original, english, alignment: [whole] }, '2025-06');
    expect(reading.profile.skills).toContain('Payroll');
    expect(reading.shown[0]!.segment.text).toBe(english);
  });
});

test('a range of dates that goes on in the next line ends there', () => {
  const { positions } = read('Experience\nBaker, Example Ltd, 03/2019 –\n05/2021\nBaked bread');
  expect(positions.map(({ start, end, current }) => [start, end, current])).toEqual([['2019-03', '2021-05', false]]);
});

describe('an employer', () => {
  const employer = (heading: string): string | undefined =>
    read(`Experience\n${heading}\n• Built things`).profile.positions[0]?.employer;

  test.for([
    ['Backend Engineer, Northwind\n2019 – 2021, Bristol', 'Northwind'],
    ['Backend Engineer\nNorthwind, 2019 – 2021', 'Northwind'],
    ['Northwind\nBackend Engineer, 2019 – 2021', 'Northwind'],
    ['2019 – 2021 Backend Engineer, Contoso Retail Systems, Madrid', 'Contoso Retail Systems'],
    ['Backend Engineer\n2019 – 2021, Bristol', undefined],
    ['Internship, Contoso Laboratory\n2019 – 2021', 'Contoso Laboratory'],
    ['Backend Engineer\n2019 – 2021\nUnited Kingdom', undefined],
  ] as const)('of "%s" is %s', ([heading, name]) => expect(employer(heading)).toBe(name));

  test.for([
    ['Director, Finance, Jan 2015 - Mar 2019', 'Director, Finance', undefined],
    [
      'Manager, Sales and Marketing, Northwind Foods, Jan 2015 - Mar 2019',
      'Manager, Sales and Marketing',
      'Northwind Foods',
    ],
    [
      'Jefe de Área, Recursos Humanos | Harinas Duero | Enero 2015 - Marzo 2019',
      'Jefe de Área, Recursos Humanos',
      'Harinas Duero',
    ],
    ['Analyst, Safety Northwind, Jan 2015 - Mar 2019', 'Analyst', 'Safety Northwind'],
  ] as const)('is none that is a department: "%s"', ([heading, title, name]) => {
    expect(read(`Experience\n${heading}\n• Built things`).profile.positions[0]).toMatchObject({ title });
    expect(employer(heading)).toBe(name);
  });

  test.for([
    ['Owner / Graphic Artist', 'Owner', undefined],
    ['Graphic Designer, Lead Artist', 'Graphic Designer', undefined],
    ['Director, Product Marketing', 'Director, Product Marketing', undefined],
    ['Site manager, Northern Builders', 'Site manager', 'Northern Builders'],
  ] as const)('is neither a second title nor a field of work: "%s"', ([heading, title, name]) => {
    const [position] = read(`Experience\n${heading}, 2012 - 2015\n• Built things`).profile.positions;
    expect([position?.title, position?.employer]).toEqual([title, name]);
  });

  test('a date within a sentence opens no position', () => {
    const { profile } = read(
      'Experience\nDeveloper, Northwind\nMay 2020 – present\nBuild booking pages in React, in TypeScript since 2022',
    );
    expect(profile.positions.map(({ title }) => title)).toEqual(['Developer']);
  });
});

describe('the heading of a position', () => {
  const positionsIn = (lines: string) =>
    read(`Experience\n\n${lines}`).profile.positions.map(({ title, employer }) => [title, employer]);

  test('may have a label before each part, and none of them names an employer', () => {
    expect(
      positionsIn('Company: Example Foods Ltda.\nPosition: Buyer\nDate: February 2020 – To date\nDuties: orders'),
    ).toEqual([['Buyer', 'Example Foods Ltda.']]);
    expect(positionsIn('From March 2019 to the present\nWarehouse operative\nExample Stores, Leeds')[0]![0]).toBe(
      'Warehouse operative',
    );
  });

  test('names the employer before its town', () => {
    expect(positionsIn('Example House, Leeds — Payroll officer (01/2018 – present)\n• Ran payroll')).toEqual([
      ['Payroll officer', 'Example House'],
    ]);
  });

  test('takes nothing from the position above it, from which a blank line parts it', () => {
    const europass = (dates: string, title: string) => `Dates ${dates}\nOccupation or position held ${title}\n`;
    expect(
      positionsIn(
        `${europass('January 2021 →', 'Emergency nurse')}Name and address of employer Example Hospital\n\n` +
          europass('June 2018 - December 2020', 'Ward nurse'),
      ),
    ).toEqual([
      ['Emergency nurse', 'Example Hospital'],
      ['Ward nurse', undefined],
    ]);
  });
});

describe('positions of further layouts', () => {
  const found = (lines: string) =>
    read(`Experience\n\n${lines}`).profile.positions.map(({ title, employer }) => [title, employer]);

  test('a unit beside the title is no employer, and neither is being self-employed', () => {
    expect(found('Staff Nurse, General ICU – Example Regional\nMay 2019 – present')).toEqual([
      ['Staff Nurse', 'Example Regional'],
    ]);
    expect(found('Freelance Copywriter, Self-employed\nMay 2019 – present')).toEqual([
      ['Freelance Copywriter', undefined],
    ]);
  });

  test('a career break is no position, and years that "and" joins are no period', () => {
    for (const title of ['Career break: travel', 'Full-time parent', 'Career break, full-time carer', 'Sabbatical'])
      expect(found(`${title}   2019 – 2020`)).toEqual([]);
    expect(found('Opened two stores in 2021 and 2022')).toEqual([]);
  });

  test('work that is called by a word for a break is a position', () => {
    for (const title of ['Relocation Consultant', 'Bereavement Counselor', 'Maternity Leave Cover Teacher'])
      expect(found(`${title}, Example Hospital\n2019 – 2020`)).toEqual([[title, 'Example Hospital']]);
  });

  test('skills of one word in a list open no section', () => {
    for (const list of ['- Python\n- Teaching\n- Books\n- Java', 'Python\nTeaching\nLeadership\nJava'])
      expect(read(`Skills\n${list}`).profile.skills).toEqual(expect.arrayContaining(['Java', 'Python']));
    const { positions, skills } = read('Skills\nPython\nTeaching\nLecturer, Example College, 2015 – 2018').profile;
    expect([positions.length, skills]).toEqual([1, expect.arrayContaining(['Python'])]);
  });

  test('names of clients are no skills', () => {
    const { skills } = read('Selected Clients\nTableau, Ruby Foods, Slack\n\nSkills\nPython\n').profile;
    expect(skills).toEqual(['Python']);
  });
});

describe('what was studied', () => {
  const profileOf = (text: string) => read(text).profile;

  test('is a profession too, as in Latin America, and no certificate', () => {
    expect(profileOf('Education\nIndustrial engineer, 2016\nHigh school certificate\n')).toMatchObject({
      education: ['Industrial engineer, 2016', 'High school certificate'],
      certifications: [],
    });
    expect(profileOf('Skills\nIndustrial engineer, 2016\n').education).toEqual([]);
  });

  test('a certificate of a language stands with the languages', () => {
    expect(profileOf('Languages\nEnglish C1 (Example Certificate)\n')).toMatchObject({ certifications: [] });
  });

  test('the classes of a licence are no programming language', () => {
    expect(profileOf('Other information\nDriving licence: B and C, own car\n').skills).toEqual(["Driver's license"]);
    expect(profileOf('Skills\nPython and C\n').skills).toContain('C');
  });
});

describe('the words around a skill', () => {
  const of = (text: string, skill: string): number =>
    assuranceOf(fold(text), text.indexOf(skill), text.indexOf(skill) + skill.length);

  test.for([
    ['No experience with Kubernetes', 0],
    ['I have never used Kubernetes', 0],
    ['Willing to learn Kubernetes', 0.2],
    ['Basic knowledge of Kubernetes', 0.5],
    ['Familiar with Kubernetes', 0.5],
    ['Kubernetes (basic)', 0.5],
    ['sin experiencia en Kubernetes', 0],
    ['Ran Kubernetes in production', 1],
    ['No travel. Kubernetes daily', 1],
    ['Not only Docker but Kubernetes', 1],
    ['Docker (basic), Kubernetes', 1],
    ['I learn Kubernetes', 0.2],
    ["I don't know Kubernetes", 0],
    ['Have not yet used Docker or Kubernetes', 0],
    ['no knowledge of Docker, Kubernetes', 0],
    ['Kubernetes: no', 0],
    ['Kubernetes (no experience)', 0],
    ['No tengo experiencia con Kubernetes', 0],
    ['nunca he usado Kubernetes', 0],
    ['no he trabajado con Kubernetes', 0],
    ['desconozco Kubernetes', 0],
    ['Kubernetes: ninguno', 0],
    ['eager to learn more about Kubernetes', 0.2],
    ['Kubernetes (in progress)', 0.2],
    ['interested in Kubernetes', 0.2],
    ['quiero aprender Kubernetes', 0.2],
    ['me gustaría aprender Kubernetes', 0.2],
    ['interesada en aprender Kubernetes', 0.2],
    ['Kubernetes, basic', 0.5],
    ['conocimientos básicos de Kubernetes', 0.5],
    ['Kubernetes a nivel básico', 0.5],
    ['Kubernetes nivel usuario', 0.5],
    ['nociones de Kubernetes', 0.5],
    ['machine learning in Kubernetes', 1],
    ['some of the largest Kubernetes clusters', 1],
    ['Kubernetes, no travel', 1],
    ['taught basic accounting and Kubernetes', 1],
    ['Kubernetes (2009)', 1],
    ['dominio de Kubernetes', 1],
  ] as const)('%s stands for it by %d', ([text, assurance]) => expect(of(text, 'Kubernetes')).toBe(assurance));

  test.for([
    ['Java (2009)', 2009],
    ['Java (2004-2011)', 2011],
    ['Java (hasta 2012)', 2012],
    ['Java (8 years)', undefined],
    ['Java, 2009', undefined],
  ] as const)('in %s the skill was last used in %s', ([text, year]) => expect(lastYearAfter(fold(text), 4)).toBe(year));
});

describe('a document that is no resume', () => {
  const invoice =
    'INVOICE 2024-0817\nDate: 17/08/2024\nDue: 16/09/2024\n\n' +
    'Java development, 40 hours, 3,800.00\nKubernetes maintenance, 12 hours, 1,260.00\nTotal due: 5,060.00';
  const recipe =
    'Lemon cake\n\nIngredients\n- 200 g butter\n- 3 eggs\n\nMethod\n' +
    '1. Heat the oven to 180 degrees.\n2. Bake for 45 minutes.';
  const chapter =
    'Chapter Four\n\n' +
    'The harbour was still when Ottilie came down. In the autumn of 1911 her father had left on such a ship. ' +
    '"They have said so since 1898," said the old man.';
  const letter =
    'Dear Sir or Madam,\n\nI am writing to apply for the position of Backend Engineer. ' +
    'I have more than 8 years of experience with Java, and my English is excellent.\n\n' +
    'Yours faithfully,\nOswin Tarrant';

  test.for([invoice, recipe, chapter, letter])('shows neither a position nor a heading (%#)', (text) => {
    expect(read(text).profile).toMatchObject({ positions: [], sections: [] });
  });

  test('is told apart from a resume without dates by its headings', () => {
    expect(
      read('Robin Ashdown\n\nWork experience\nCleaned offices and schools for many years.\n\nLanguages\nEnglish')
        .profile,
    ).toMatchObject({ positions: [], sections: ['experience', 'languages'] });
  });
});

describe('the skills of a resume', () => {
  const skillsOf = (text: string) => read(text).profile.skills;

  test.each([
    ['a term of study', 'Education\nBSc Physics, Spring 2009', 'Spring Framework'],
    ['the number of a course', 'Courses: Circuit II and Accounting III', 'Electrical engineering'],
    ['a list of clients', 'Key clients included SAP, Oracle and Salesforce', 'SAP'],
    ["a school's name", 'Education\nSchool of Nursing, Wexcombe', 'Nursing'],
    ["a school's name before its kind", 'Education\nExcel High School, 2001', 'Microsoft Excel'],
    ['the name of the employer', 'Experience\nClerk, Oracle, 01/2010 - 02/2012\nKept the archive', 'Oracle Database'],
    ['the foot of a page', 'Nerea Inventada, Curriculum Vitae, page 2 of 3', 'Curriculum development'],
  ])('are not read from %s', (_, text, skill) => {
    expect(skillsOf(text)).not.toContain(skill);
  });

  test.each([
    ['Experience\nDeveloper, Alba, 01/2010 - 02/2012\nServices in Spring and SAP', ['Spring Framework', 'SAP']],
    ['Taught nursing at a school', ['Nursing']],
    ['Advised clients on SAP', ['SAP']],
  ])('are read from %s', (text, skills) => {
    expect(skillsOf(text)).toEqual(expect.arrayContaining(skills));
  });
});

test('the name of a place or an employer is no product', () => {
  const { profile } = read(
    'Experience\nSwift River Transport – Omaha, NE\nDriver, August 2015 to March 2019\n• Drove trucks\n\n' +
      "Volunteering\nRuby's Pantry, food shelf\n",
  );
  expect(profile.skills.filter((skill) => ['Ruby', 'Swift'].includes(skill))).toEqual([]);
});

test('a skill that only the name of an employer says is not one of the profile', () => {
  const { profile } = read('Experience\nLab assistant, Odell-Baker Brewing, 2019 - 2021\n• Counted cells for PCR\n');
  expect(profile.skills).toContain('PCR');
  expect(profile.skills).not.toContain('Baking');
});
