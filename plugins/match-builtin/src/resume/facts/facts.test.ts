import { describe, expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = (text: string) =>
  readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06').profile;
const educationIn = (...lines: string[]) => read(['Education', ...lines].join('\n')).education;
const certificatesIn = (...lines: string[]) => read(['Certifications', ...lines].join('\n')).certifications;
const languagesIn = (...lines: string[]) => read(['Languages', ...lines].join('\n')).languages;

describe('a degree', () => {
  test('stands with the line of its school and that of its time', () => {
    expect(educationIn('BSc in Botany', 'Garden University, Leeds', '2010 - 2014')).toEqual([
      'BSc in Botany | Garden University, Leeds | 2010 - 2014',
    ]);
    expect(educationIn('Meadow University', 'BSc in Botany, 2009', 'Garden College', 'MSc in Soils, 2011')).toEqual([
      'BSc in Botany, 2009 | Meadow University',
      'MSc in Soils, 2011 | Garden College',
    ]);
    expect(educationIn('May 2016', 'BSc in Botany', 'May 2012', 'High School Diploma')).toEqual([
      'BSc in Botany | May 2016',
      'High School Diploma | May 2012',
    ]);
  });

  test('of a university takes no school of secondary education for its own', () =>
    expect(educationIn('Hill High School', '2004', 'BSc in Botany', '2009')).toEqual([
      'BSc in Botany | 2009',
      'Hill High School | 2004',
    ]));

  test('that goes on in the next line is shown whole', () =>
    expect(educationIn('Higher Diploma in', 'Timber Framing')).toEqual(['Higher Diploma in Timber Framing']));

  test.for([
    ['Ms. Reed holds a Bachelor’s degree in Botany.', 'Bachelor’s degree in Botany'],
    ['Completed B.Sc (Botany) from Garden University - 2013', 'B.Sc (Botany) from Garden University - 2013'],
    ['Degree: BA in History.', 'BA in History'],
    ['BA : History 2013 Meadow University - City , State History', 'BA : History 2013 Meadow University'],
    ['Bachelor of Science : Botany Botany', 'Bachelor of Science : Botany'],
    ['MSc in Soils. Learned a great deal about peat and people', 'MSc in Soils'],
  ])('is shown without the words around it: %s', ([line, shown]) => expect(educationIn(line!)).toEqual([shown]));

  test.for([
    'I aspire to pursue a Ph.D. in Botany',
    'Meadow Bachelor Scholarship, 2012',
    'Masters Project 2021',
    'Director Luis Roble, PhD.',
    'Relevant courses for master’s students: peat, soils',
    'This thesis is part of a double degree.',
    'Attended a camp for three years during high school.',
    'https://example.com/degree?in=2012',
  ])('is not told by %s', (line) => expect(educationIn(line)).toEqual([]));

  test.for(['B. Tech in Soils', 'A.S Botany', 'Master : Soils 2015', 'Associates Meadow Community College', 'HSC'])(
    'is %s',
    (line) => expect(educationIn(line)).toEqual([line]),
  );

  test('stands below "Qualification" too, and a model of language is none', () => {
    expect(read('Qualification\nB.E from Garden Institute in 2013').education).toHaveLength(1);
    expect(read('Projects\nGarden LLM | Designer Nov. 2024').education).toEqual([]);
  });
});

test('a school with its time is told where its degree is not', () =>
  expect(educationIn('BSc in Botany, 2012', 'Meadow School of Joinery', '2014', 'Prize of the year')).toEqual([
    'BSc in Botany, 2012 | Meadow School of Joinery',
  ]));

describe('the lines on certificates', () => {
  test('hold no details, addresses, dates, events or licences to drive a car', () =>
    expect(
      certificatesIn(
        'Soil Tester, 2020.',
        'Credential ID: AB-12',
        'https://example.com/c/1',
        'Issued by: Meadow Board',
        'March 2021',
        'Participant, Peat Conference',
        'Driving licence B',
        'HGV driving licence',
        'I will obtain my Crane Certificate in 2026.',
      ),
    ).toEqual(['Soil Tester, 2020', 'HGV driving licence']));

  test('end where a position begins', () => {
    const resume = `Rosa Delgado
Leeds

Profile
Electrician with ten years in houses and workshops.

Certifications
First Aid, 2019

Electrician
Wingtip Works, Leeds
01/2019 - present
• Wired kitchens
• Planned the work of two apprentices

Installer
Contoso Mills, Leeds
01/2015 - 08/2018
• Panels for looms and lights of the hall
• Boxes and cables after diagrams

Skills
Wiring, panels`;
    expect(read(resume).certifications).toEqual(['First Aid, 2019']);
  });

  test('that go on in the next one are one certificate', () =>
    expect(certificatesIn('Certificate of first level of', 'Meadow Joinery:')).toEqual([
      'Certificate of first level of Meadow Joinery',
    ]));

  test('in a list of skills are told without the skills beside them', () =>
    expect(read('Skills\nCertified Joiner, Planning, Filing').certifications).toEqual(['Certified Joiner']));

  test('are told in a sentence as well', () =>
    expect(
      read('Summary\nJoiner who is Lean Timber certified and calm.\nHe is certified in first aid.').certifications,
    ).toEqual(['Lean Timber certified', 'Certified in first aid']));
});

describe('languages', () => {
  test.for([
    ['English, Telugu', ['English', 'Telugu']],
    ['Quenya (native), English (advanced).', ['Quenya (native)', 'English (advanced)']],
    ['English, C1; German, B2', ['English, C1', 'German, B2']],
    ['Other: Fluent in English and German', ['Fluent in English', 'Fluent in German']],
    ['English and German (native), French (basic)', ['English (native)', 'German (native)', 'French (basic)']],
    ['Native · Spanish', ['Native · Spanish']],
    ['Spanish re', ['Spanish']],
  ] as const)('are told one by one: %s', ([line, shown]) => expect(languagesIn(line)).toEqual(shown));

  test('have the level that the next line gives', () => {
    expect(languagesIn('German, Korean', '(fundamental, A2)')).toEqual(['German', 'Korean (fundamental, A2)']);
    expect(languagesIn('English', 'B2', 'Spanish')).toEqual(['English (B2)', 'Spanish']);
  });

  test.for(['Languages known', 'Linguistic skills', 'Tongue(s)', 'Idiomas'])('stand below %s', (heading) =>
    expect(read(`Skills\nExcel\n${heading}: German\n`).languages).toEqual(['German']),
  );
});
