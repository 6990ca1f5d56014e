import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] });
const asked = (text: string) => read(text).requirements.filter(({ off }) => !off);
const told = (text: string) =>
  asked(text).map(({ text: demand, must, duty }) => [demand, must ? 'must' : duty ? 'duty' : 'wish']);

describe('a table whose cells are parted by bars', () => {
  test('has marks behind its criteria, be it with a head or from a page', () => {
    const demands = [
      ['Level 3 in library work', 'must'],
      ['First aid certificate', 'wish'],
      ['Running a school library', 'must'],
    ];
    const bars =
      'Librarian\nPERSON SPECIFICATION\nCriteria | Essential | Desirable\nQualifications\n' +
      'Level 3 in library work | E\nFirst aid certificate | D\nExperience\nRunning a school library | E';
    const page =
      'Librarian\nPerson specification\nE = Essential, D = Desirable\nLevel 3 in library work E A\n' +
      'First aid certificate D A\nRunning a school library  E A/I';
    expect(told(bars)).toEqual(demands);
    expect(told(page)).toEqual(demands);
  });

  test('has labels, and figures that say nothing', () => {
    const text =
      'Loan Officer\nDuties\nInterviews members | 40\nCounts the cash | 30 %\nFollows the rules | 30\n' +
      'Knowledge and skills\nExperience | Three years in lending\nLicense | Registration as an officer\n' +
      'Skills | Good command of Excel';
    expect(told(text)).toEqual([
      ['Interviews members', 'duty'],
      ['Counts the cash', 'duty'],
      ['Follows the rules', 'duty'],
      ['Three years in lending', 'must'],
      ['Registration as an officer', 'must'],
      ['Good command of Excel', 'must'],
    ]);
  });

  test('is none where a single line tells title and place', () => {
    expect(read('Baker | Family bakery | Leeds | 4 days\n\nRequirements\n- Rye').title).toBe('Baker');
  });
});

describe('a text copied with what stands around it', () => {
  test('has labels and their values line by line, which ask for nothing', () => {
    const text =
      'Miller\nMain area\nRye milling\nContract\nPermanent\nTown\nWhitby\nJob overview\nWe mill.\n' +
      'Requirements\n- Oiling';
    expect(told(text)).toEqual([['Oiling', 'must']]);
  });

  test('is a letter: who is greeted and who signs are none of the job', () => {
    const text =
      'Role: Miller\nDear candidate,\nRequirements\n- Oiling\n- Care of stones\n' +
      'Kind regards,\nAnn Hill\nTalent Acquisition';
    expect(told(text)).toEqual([
      ['Oiling', 'must'],
      ['Care of stones', 'must'],
    ]);
  });

  test('goes on below the letter that sends it', () => {
    const text =
      'Hi Ann,\nplease find it below.\nThanks,\nBob\n\nMiller\nRequirements\n- Oiling\nHi-tech milling\n- Rye\n' +
      'What you will do\n- Run the mill';
    expect(told(text)).toEqual([
      ['Oiling', 'must'],
      ['Hi-tech milling', 'must'],
      ['Rye', 'must'],
      ['Run the mill', 'duty'],
    ]);
  });

  test('has criteria below the headings of a group', () => {
    const text =
      'Miller\nPerson specification\nQualifications\nEssential criteria\nA degree in milling\nDesirable criteria\n' +
      'Certificate in baking\nExperience\nEssential criteria\nWork with stones';
    expect(told(text)).toEqual([
      ['A degree in milling', 'must'],
      ['Certificate in baking', 'wish'],
      ['Work with stones', 'must'],
    ]);
  });
});

describe('a demand and what is only wished for beside it', () => {
  test.for([
    ['3 years in sales, insurance experience preferred', ['must', 'wish']],
    ['Reads drawings - knowledge of lathes a plus', ['must', 'wish']],
    ['Excel, SAP and Oracle preferred', ['wish', 'wish', 'wish']],
    ['SolidWorks (certificate a plus)', ['must']],
    ['Rigging tickets highly regarded', ['wish']],
  ] as const)('are told apart in %s', ([line, kinds]) => {
    const text = `Clerk\nRequirements\n- A degree in law\n- ${line}`;
    expect(
      told(text)
        .slice(1)
        .map(([, kind]) => kind),
    ).toEqual(kinds);
  });

  test('stay whole where one noun or one "or" holds a list together', () => {
    const lines = [
      'Experience administering cognitive, academic and behavioral assessments',
      'P.Eng. or EIT status',
      'Degree in biology, ecology or a related field',
    ];
    const text = `Clerk\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;
    expect(asked(text).map((one) => one.text)).toEqual(lines);
  });
});

describe('a list', () => {
  test('below a picture that no other line has is of that heading', () => {
    const text =
      'Baker\n👋 About us\nWe bake.\n💙 What we’re after\n⭐ Rye bread\n⭐ Early mornings\n🎁 The goodies\n⭐ Cake\n⭐ Tea';
    expect(told(text)).toEqual([
      ['Rye bread', 'must'],
      ['Early mornings', 'must'],
    ]);
  });

  test('ends with fields to fill in, which ask for nothing', () => {
    const text = 'Baker\nRequirements\n- Rye bread\n- Care of ovens\nCurrent salary -\nSignature: ______';
    expect(told(text)).toHaveLength(2);
  });

  test('stands behind a label between semicolons, and a sentence with commas is none', () => {
    const text =
      'Baker\nRequirements: a spotless van; 3 years with rye; own knives\n- You write clean, lively prose, and poems';
    expect(asked(text).map((one) => one.text)).toEqual([
      'A spotless van',
      '3 years with rye',
      'Own knives',
      'You write clean, lively prose, and poems',
    ]);
  });
});

test('a certificate that is a bonus is wished for, and what nobody needs is not', () => {
  const text =
    'Porter\nRequirements\n- Knife skills\nYou don’t need experience, but a food hygiene certificate is a bonus.';
  expect(told(text).filter(([, kind]) => kind === 'must')).toEqual([['Knife skills', 'must']]);
});

describe('the title', () => {
  test.for([
    ['Cook – Leeds', 'Cook'],
    ['Cook - busy shop in Leeds', 'Cook'],
    ['Welder - 2nd shift', 'Welder'],
    ['Data Analyst – Supply Chain', 'Data Analyst – Supply Chain'],
    ['Registered Nurse - Surgical', 'Registered Nurse - Surgical'],
    ['🚀 We’re hiring: Data Engineer (Python) 🚀', 'Data Engineer'],
    ['NOW HIRING!! Welder', 'Welder'],
    ['Finance Clerk, Summer 2026', 'Finance Clerk'],
    ['Room Attendant (25001823)', 'Room Attendant'],
  ] as const)('of "%s" is "%s"', ([line, title]) => {
    expect(read(`${line}\n\nAbout us\nWe bake bread.`).title).toBe(title);
  });

  test('is sought by an opportunity that has arisen for somebody, and of several at the top', () => {
    expect(read('An opportunity has arisen for a Senior Physiotherapist (Band 6) in our team.').title).toBe(
      'Senior Physiotherapist',
    );
    expect(read('MACHINE OPERATORS - nights\n\nOur client seeks operators.').title).toBe('Machine Operators');
  });

  test('asks for nothing with the place and contract behind it', () => {
    const text = 'Cook || Leeds || 5 years || Hybrid\n\nRequirements\n- Rye bread';
    expect(asked(text).map((one) => one.text)).toEqual(['5 years', 'Rye bread']);
  });
});

test('a sentence about what somebody will do tells a duty, and one about what somebody has or gets none', () => {
  const text =
    'Miller\nAbout the job\nYou will run both mills of the town. You’ll be responsible for grinding rye. ' +
    'You will be based in Whitby.\nRequirements\n- Oiling';
  expect(told(text).filter(([, kind]) => kind === 'duty')).toHaveLength(2);
});

test.for(['BENEFITS MANAGER', 'SAFEGUARDING OFFICER', '# Asset Manager'])(
  'the title "%s" opens no section',
  (title) => {
    expect(told(`${title}\n- Excel\n- Knowledge of leases`)).toEqual([
      ['Excel', 'must'],
      ['Knowledge of leases', 'must'],
    ]);
  },
);

test('a demand in few words is no heading, and a duty behind a label no term of the job', () => {
  const text =
    'Miller\nResponsibilities\n- Budget: plan and control the yearly costs\n- Run the mill\nRequirements\n' +
    '- Relevant certification\n- Oiling\n- Asset management';
  expect(told(text)).toEqual([
    ['Budget: plan and control the yearly costs', 'duty'],
    ['Run the mill', 'duty'],
    ['Relevant certification', 'must'],
    ['Oiling', 'must'],
    ['Asset management', 'must'],
  ]);
});

test('a row of dashes takes no longer than its length', () => {
  const started = performance.now();
  read(`Miller\na | b\n${'-'.repeat(20_000)}x\nRequirements\n- Oiling`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a question as a heading is no demand', () => {
  const text = 'Miller\nRequirements\n- Oiling\nWhat you won’t find\nOpen-plan noise, weekend mails or politics.';
  expect(told(text)).toEqual([['Oiling', 'must']]);
});
