import { describe, expect, test } from 'vitest';
import { degreeNames, degreeOfStudies, degreesIn, highestDegree, lowestDegree, lowestDegreeName } from './degrees.ts';
import { fold } from '../text/fold.ts';

const studied = (line: string): number => degreeOfStudies(fold(line));

describe('among studies', () => {
  test.each([
    ['Nurse. Universidad del Lago, 2016', 3],
    ['Diseñadora, Facultad de Artes del Lago', 3],
    ['Chemical Engineering, Instituto Tecnológico del Lago', 3],
    ['Professional in Botany', 3],
    ['Técnico de nivel superior en jardines', 2],
    ['Technician in Gardening, Lake School', 2],
    ['Gardening, Instituto Superior Tecnológico del Lago (graduated)', 2],
    ['Enseñanza media completa', 1],
    ['Nurse, Lake Hospital', 0],
  ])('"%s" is of level %i', (line, level) => {
    expect(Math.max(studied(line), degreesIn(line, true).finished)).toBe(level);
  });
});

describe('a degree', () => {
  test('is told by its letters alone, and by the title that a public employer asks for', () => {
    expect(
      ['A.S. in Botany', 'Cheese S.A.S. of the North', 'en posesión del título de Maestro']
        .map(fold)
        .map((line) => highestDegree(line)),
    ).toEqual([2, 0, 3]);
  });

  test('after a first one has a name and a level of its own', () => {
    const demands = [
      'Postgraduate diploma in law',
      'Diploma in law',
      'Master’s or postgraduate degree',
      'Degree in law',
    ];
    expect(demands.map((demand) => lowestDegree(fold(demand)))).toEqual([4, 2, 4, 3]);
    expect(demands.map((demand) => degreeNames.en[lowestDegreeName(fold(demand))])).toEqual([
      'a postgraduate degree',
      'a vocational degree',
      'a master’s degree',
      'a degree',
    ]);
  });

  test('is that of an associate, and not the people whom somebody leads', () => {
    const lines = ['Associates in Nursing, Lake College', 'An associates in science', 'Led 15 associates in the store'];
    expect(lines.map((line) => highestDegree(fold(line)))).toEqual([2, 2, 0]);
  });

  test('is not finished where the sentence behind its school says so', () => {
    expect(
      degreesIn("Bachelor's degree in Botany, Universidad del Lago. In progress (80% of subjects passed)", true),
    ).toEqual({
      finished: 0,
      unfinished: 3,
    });
  });

  test('is not touched by a further course that goes on', () => {
    expect(degreesIn("Bachelor's degree in Botany, 2015. Currently enrolled in a course on moss", true).finished).toBe(
      3,
    );
  });

  test('is no profession at work', () => {
    expect(highestDegree(fold('Nurse at the clinic of Universidad del Lago'))).toBe(0);
  });
});
