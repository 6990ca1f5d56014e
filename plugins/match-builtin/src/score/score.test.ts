import type { JobReading, Requirement } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readJob } from '../job/read.ts';
import { scoreResume } from './score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const requirement = (parts: Partial<Requirement>): Requirement => ({
  id: 'r1',
  text: '',
  kind: 'skill',
  must: true,
  weight: 1,
  skills: [],
  ...parts,
});

function judge(parts: Partial<Requirement>, resume: string) {
  const job: JobReading = { title: '', skills: [], requirements: [requirement(parts)] };
  return scoreResume({ job: { ...job, text: english(parts.text ?? '') }, resume: english(resume), asOf: '2025-06' })
    .verdicts[0]!;
}

const history = (lines: string): string => `Experience\n${lines}`;

describe('judging a requirement', () => {
  test('a skill at work is met, a neighbor is not the skill, a denied one is missing', () => {
    const vue = { text: 'Vue.js', skills: ['Vue.js'] };
    expect(judge(vue, history('Developer, Northwind, 01/2022 - present\n• Built shops with Vue')).verdict).toBe('met');
    expect(judge(vue, history('Developer, Northwind, 01/2022 - present\n• Built shops with React'))).toMatchObject({
      verdict: 'missing',
      note: 'Only the related React is shown',
    });
    expect(judge(vue, 'Skills\nNo experience with Vue')).toMatchObject({ verdict: 'missing', degree: 0 });
  });

  test('a product is shown by its name, or by one that belongs to it: others of its kind do not stand for it', () => {
    const cloud = { text: 'AWS or Google Cloud', skills: ['AWS', 'Google Cloud'] };
    const listed = 'Java, Spring Boot, PostgreSQL, Oracle, Docker, Jenkins, REST, RabbitMQ, JUnit, Git';
    expect(judge(cloud, `Skills\n${listed}`)).toMatchObject({ verdict: 'missing', degree: 0 });
    expect(judge(cloud, `Skills\n${listed}, S3 on AWS`).verdict).toBe('met');
  });

  test('a skill last used long ago counts less, wherever that is told', () => {
    const java = { text: 'Java', skills: ['Java'] };
    expect(judge(java, 'Skills\nJava (2009)')).toMatchObject({
      verdict: 'partial',
      note: 'Java was last used more than ten years ago',
    });
    expect(judge(java, history('Developer, A, 01/2005 - 12/2009\n• Java services')).note).toBe(
      'Java was last used more than ten years ago',
    );
    expect(judge(java, 'Skills\nJava (2024)').verdict).toBe('met');
  });

  test('a field of work that a position touches on once counts the same where the heading above is missing', () => {
    const support = { text: 'Administrative support', skills: ['Administrative support'] };
    const work =
      'Porter, Hotel Inventado, 01/2019 - 12/2023\n• Carried suitcases\n' +
      '• Kept rooms tidy, and a few administrative tasks\n';
    const once = judge(support, `Skills\nPolite\n\nExperience\n${work}`);
    expect(judge(support, `Skills\nPolite\n\n${work}`).degree).toBe(once.degree);
    expect(once.degree).toBeGreaterThan(0);
  });

  test('what a resume lacks is not claimed where it was not translated', () => {
    const degree = requirement({ text: "Bachelor's degree in Computer Science", kind: 'education' });
    const job: JobReading = { title: '', skills: [], requirements: [degree] };
    const french = { ...english('Formation\nLicence en informatique, Nantes, 2012'), language: 'fr' };
    const note = (resume: typeof french) =>
      scoreResume({ job: { ...job, text: english(degree.text) }, resume, asOf: '2025-06' }).verdicts[0]!.note;
    expect(note(french)).toBe('Not recognized in a resume that was not translated');
    expect(note({ ...french, language: 'en' })).toBe('No degree is named');
  });

  test('any alternative satisfies', () => {
    expect(judge({ text: 'React or Vue', skills: ['React', 'Vue.js'] }, 'Skills\nReact').verdict).toBe('met');
  });

  test('years are counted in the positions that show the skill, overlaps once', () => {
    const java = { text: '5+ years of Java', kind: 'experience' as const, minYears: 5, skills: ['Java'] };
    const short = judge(
      java,
      history(
        'Developer, A, 01/2020 - 12/2021\n• Java services\nDeveloper, B, 01/2021 - 12/2022\n' +
          '• Spring Boot\nCook, C, 01/2010 - 12/2018\n• Soups',
      ),
    );
    expect(short).toMatchObject({
      verdict: 'partial',
      note: '3 of 5 years shown',
      noteInSpanish: 'El currículum muestra 3 de 5 años',
      years: 3,
    });
    expect(judge(java, history('Developer, A, 01/2015 - present\n• Java services')).verdict).toBe('met');
  });

  test('engineering and secondary education are a first degree where a university teaches them', () => {
    const bachelor = { text: "Bachelor's degree", kind: 'education' as const };
    expect(judge(bachelor, 'Education\nSystems Engineering, Universidad del Ebro, 2017').verdict).toBe('met');
    expect(
      judge(bachelor, 'Education\nComputer science, upper secondary education, University of Río Alto').verdict,
    ).toBe('met');
    expect(judge(bachelor, 'Education\nUpper secondary education, Colegio San Telmo').verdict).not.toBe('met');
  });

  test('a lower degree is partly met', () => {
    const master = { text: "Master's degree in Biology", kind: 'education' as const };
    expect(judge(master, "Education\nMaster's degree in Biology").verdict).toBe('met');
    expect(judge(master, "Education\nBachelor's degree in Biology").verdict).toBe('partial');
    expect(judge(master, 'Skills\nBiology').verdict).toBe('missing');
  });

  test('a language counts by its level', () => {
    const english = { text: 'Fluent English', kind: 'language' as const };
    expect(judge(english, 'Languages\nEnglish: C1').verdict).toBe('met');
    expect(judge(english, 'Languages\nEnglish: A2').verdict).toBe('partial');
    expect(judge({ text: 'Fluent German', kind: 'language' }, 'Languages\nFrench: native').verdict).toBe('missing');
    expect(judge(english, 'Languages\nEnglish: A2')).toMatchObject({
      note: 'English at a lower level than asked',
      noteInSpanish: 'Inglés con un nivel inferior al que se pide',
    });
    expect(
      judge(english, 'Languages\nItalian, English: advanced (C1, Example Certificate), German').quotes,
    ).toMatchObject([{ text: 'English: advanced (C1, Example Certificate)' }]);
    const table = 'Languages\nLanguage | Level\nItalian | Native\nEnglish | ';
    expect(['C1', 'A2'].map((level) => judge(english, `${table}${level}`).verdict)).toEqual(['met', 'partial']);
    expect(judge(english, 'Languages\nEnglish, Italian').note).toBe('The level of English is not stated');
    expect(judge({ text: 'English', kind: 'language' }, 'Languages\nEnglish: B1').note).toBe(
      'English below a professional level',
    );
    expect(judge(english, 'Languages\nFrench: native')).toMatchObject({
      verdict: 'partial',
      note: 'Not stated; the resume is written in English',
    });
  });

  test('an abbreviation and what it stands for are one demand', () => {
    const wanted = { text: 'QXP (Quarry Excavation Planning)' };
    expect(judge(wanted, 'Skills\nSolid QXP user').verdict).toBe('met');
    expect(judge(wanted, 'Skills\nQuarry excavation planning').verdict).toBe('met');
  });

  test('a sentence without known skills is met by its words and by its meaning', () => {
    const wanted = { text: 'Trim hedges and prune trees' };
    expect(judge(wanted, history('Gardener\nTrimmed hedges and pruned trees in public gardens')).verdict).toBe('met');
    expect(judge(wanted, history('Accountant\nReconciled ledgers')).verdict).toBe('missing');
  });
});

describe('the field of work', () => {
  const job = (title: string): JobReading => ({
    title,
    skills: [],
    requirements: [requirement({ text: 'Plan weekly shifts of the team' })],
  });
  const resume = english(
    history(
      'Restaurant Manager, Northwind, 01/2020 - present\n' +
        '• Planned the weekly shifts of waiters and cooks in the kitchen',
    ),
  );
  const shiftsAs = (title: string) =>
    scoreResume({ job: { ...job(title), text: english(title) }, resume, asOf: '2025-06' }).verdicts[0]!;

  test('evidence from the field that the title names counts more than the same evidence from elsewhere', () => {
    expect(shiftsAs('Restaurant Manager').verdict).toBe('met');
    expect(shiftsAs('Electrical Engineer').degree).toBeLessThan(shiftsAs('Restaurant Manager').degree - 0.3);
  });

  test('what is not shown at all is not said to be shown in another field', () => {
    const designer = english(
      history(
        'Graphic Designer, Northwind, 01/2020 - present\n• Designed brand identities and laid out a monthly magazine',
      ),
    );
    const requirements = [
      'PostgreSQL: schema design and query plans',
      'REST API design',
      'Plan weekly shifts of the team',
    ].map((text, index) => requirement({ id: `r${index}`, text }));
    const { verdicts } = scoreResume({
      job: { title: 'Backend Engineer', skills: [], requirements, text: english('Backend Engineer') },
      resume: designer,
      asOf: '2025-06',
    });
    expect(verdicts.filter(({ verdict, note }) => verdict === 'missing' && note?.startsWith('Shown'))).toEqual([]);
    expect(shiftsAs('Electrical Engineer').note).toBe('Shown outside this field of work');
  });

  test('requirements have most of the points, whatever their number', () => {
    for (const count of [1, 5, 40]) {
      const requirements = Array.from({ length: count }, (_, index) =>
        requirement({ id: `r${index}`, text: `Repair engine ${index}x`, must: index % 2 === 0 }),
      );
      const { signals } = scoreResume({
        job: { title: 'Mechanic', skills: [], requirements, text: english('Mechanic') },
        resume,
        asOf: '2025-06',
      });
      expect(signals.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(0.4);
    }
  });
});

describe('a weaker twin', () => {
  const job = readJob(
    english(
      'Senior Payroll Manager\nRequirements:\n- 5 years of payroll\n' +
        '- Advanced Excel\n- Labor law\n- Lead a team of three',
    ),
  );
  const full = (title: string, years: string, lines: string) =>
    `Experience\n${title}, Northwind, ${years}\n• Ran the payroll of 300 people in Excel\n${lines}`;
  const pointsOf = (resume: string): number => {
    const { verdicts, signals } = scoreResume({
      job: { ...job, text: english('Senior Payroll Manager payroll Excel labor law') },
      resume: english(resume),
      asOf: '2025-06',
    });
    const lines = job.requirements.map(({ weight, must }, index) => ({
      weight: weight * (must ? 2 : 1),
      degree: verdicts[index]!.degree,
    }));
    const requirements =
      lines.reduce((sum, { weight, degree }) => sum + weight * degree, 0) /
      lines.reduce((sum, { weight }) => sum + weight, 0);
    return signals.reduce((sum, { share, degree }) => sum + share * (degree - requirements), requirements);
  };
  const best = pointsOf(
    full('Senior Payroll Manager', '01/2019 - present', '• Advised on labor law\n• Led a team of three'),
  );

  test.for([
    ['of whom a skill is not shown', full('Senior Payroll Manager', '01/2019 - present', '• Led a team of three')],
    [
      'with fewer years',
      full('Senior Payroll Manager', '01/2022 - present', '• Advised on labor law\n• Led a team of three'),
    ],
    [
      'of lower seniority',
      full('Payroll Assistant', '01/2019 - present', '• Advised on labor law\n• Led a team of three'),
    ],
    [
      'whose work was long ago',
      full('Senior Payroll Manager', '01/2003 - 06/2009', '• Advised on labor law\n• Led a team of three'),
    ],
    [
      'with only basic knowledge',
      full('Senior Payroll Manager', '01/2019 - present', '• Basic knowledge of labor law\n• Led a team of three'),
    ],
  ] as const)('%s scores less', ([, resume]) => expect(pointsOf(resume)).toBeLessThan(best - 0.01));
});

describe('scoring a resume', () => {
  const job = readJob(english('Payroll Manager\nRequirements:\n- 5 years of payroll\n- Excel\n- Labor law'));
  const resume =
    history('Payroll Manager, Northwind, 01/2016 - present\n• Ran the payroll of 300 people in Excel') +
    '\nSkills\nLabor law, word\u00a0processing';
  const request = {
    job: { ...job, text: english('Payroll Manager payroll Excel labor law') },
    resume: english(resume),
    asOf: '2025-06',
  };

  test('quotes are exact slices of the resume', () => {
    const { verdicts, signals } = scoreResume(request);
    const quotes = [...verdicts, ...signals].flatMap(({ quotes: found }) => found);
    expect(quotes.length).toBeGreaterThan(3);
    for (const { text, start, end } of quotes) expect(resume.slice(start, end)).toBe(text);
  });

  test('the same request gives the same bytes', () => {
    expect(JSON.stringify(scoreResume(request))).toBe(JSON.stringify(scoreResume(request)));
  });

  test('what a resume says about its owner is no input', () => {
    const owner = 'Victoria Payroll\nGender: female, labor law\n';
    const spans = [{ start: 0, end: owner.length - 1 }];
    const { profile: _, ...told } = scoreResume({
      ...request,
      resume: english(owner + resume),
      aboutOwner: { original: spans, english: spans },
    });
    const { profile: __, ...without } = scoreResume(request);
    const bare = (scoring: typeof told) =>
      JSON.stringify(scoring, (key, value: unknown) => (key === 'start' || key === 'end' ? undefined : value));
    expect(bare(told)).toBe(bare(without));
  });

  test('which school it was is no input, and can be quoted', () => {
    const at = (school: string) => {
      const text = `${resume}\nEducation\nBSc Payroll, ${school}, 2014`;
      const start = text.indexOf(school);
      const schools = [{ start, end: start + school.length }];
      const { verdicts, signals, profile } = scoreResume({ ...request, resume: english(text), schools });
      expect(profile.education.join()).toContain(school);
      return { verdicts, signals: signals.map(({ degree }) => degree) };
    };
    expect(at('University of Excel')).toEqual(at('Gardeners College'));
  });

  test('what is missing has no credit', () => {
    const { verdicts } = scoreResume({ ...request, resume: english('Gardener\nFlowers') });
    expect(verdicts.filter(({ verdict, degree }) => verdict === 'missing' && degree > 0)).toEqual([]);
  });

  test.for([
    'a'.repeat(400_000),
    '1,'.repeat(200_000),
    'no experience with '.repeat(21_000),
    '- '.repeat(200_000),
    'Java '.repeat(80_000),
    '((('.repeat(130_000),
    '2019 - '.repeat(57_000),
    '\n'.repeat(400_000),
    'well-known-'.repeat(36_000),
  ])('a hostile text is judged in a moment (%#)', (text) => {
    const started = process.cpuUsage();
    scoreResume({ ...request, resume: english(text) });
    readJob(english(text));
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8);
  });
});
