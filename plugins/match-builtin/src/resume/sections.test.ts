import { describe, expect, test } from 'vitest';
import { headingKind, sectionsOf } from './sections.ts';

const kindsIn = (text: string): string[] => sectionsOf(text).map(({ kind }) => kind);

describe('a heading', () => {
  test.each([
    ['Languages and computer skills', 'languages'],
    ['Cursos y certificaciones', 'certifications'],
    ['ESTUDIOS CURSADOS', 'education'],
    ['Paquetería', 'skills'],
    ['TIEMPO LIBRE', 'interests'],
    ['Hobbies & leisure', 'interests'],
  ])('"%s" is one', (line, kind) => expect(headingKind(line)).toBe(kind));

  test.each(['Tools and dies', 'Languages and the sea', 'I. Newton'])('"%s" is none', (line) =>
    expect(headingKind(line)).toBeUndefined(),
  );
});

describe('a label within a position', () => {
  const label = 'Activities: Kept the gardens';

  test('opens no section where another position follows, nor in the last one', () => {
    const text = `Experience\nGardener, 2015 – 2018\n${label}\nWarden, 2018 – 2021\n${label}\nEducation\nSchool`;
    expect(kindsIn(text)).toEqual(['summary', 'experience', 'education']);
  });

  test('opens one where no position follows', () => {
    expect(kindsIn('Experience\nGardener, 2015 – 2018\nTools: Spade, rake\nPruning')).toEqual([
      'summary',
      'experience',
      'skills',
    ]);
  });

  test('of studies or languages opens one', () => {
    expect(
      kindsIn('Experience\nGardener, 2015 – 2018\nEducation: Garden School, 2010 – 2012\nCourse, 2013 – 2014'),
    ).toEqual(['summary', 'experience', 'education']);
  });
});

describe('a label', () => {
  test('may stand in a column of its own, with a gap behind it', () => {
    expect(kindsIn('Ann Hill\nEDUCATION\tGarden School\t2012\nSKILLS\tPruning')).toEqual([
      'summary',
      'education',
      'skills',
    ]);
  });

  test('of leisure within a position opens its own line alone', () => {
    expect(kindsIn('Experience\nGardener, 2015 – 2018\nHobbies: chess\nPruned the roses')).toEqual([
      'summary',
      'experience',
      'interests',
      'experience',
    ]);
  });
});

test('a name above what somebody is ends a column of skills', () => {
  const column = 'Top Skills\nSowing\nCertifications\nPruning Badge\n';
  expect(kindsIn(`${column}Ann Hill\nHead Gardener at Contoso Mills\nLeeds\nExperience\nGuide`)).toEqual([
    'summary',
    'skills',
    'certifications',
    'summary',
    'experience',
  ]);
});
