import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { englishText } from '../../testing/sample-candidate.ts';
import { findPastedJob } from './index.ts';

const job = `Gardener for a botanical garden
We look for someone who will plan the planting of our greenhouses together with two colleagues.
You prune fruit trees in winter and keep a written record of every plant disease that you find.
You explain the garden to groups of school children once a week.
Requirements
- At least four years of experience in a public garden
- A driving licence for small trucks
- Knowledge of irrigation systems
- Chainsaw certificate`;
const jobLines = job.split('\n').map((line) => line.replace(/^- /, ''));

const own = [
  'Berta Fingida',
  'Baker in Teruel',
  'Experience',
  'Baker, Horno Inventado, 2015 - 2024',
  'Baked bread for forty shops and trained three apprentices.',
  'Education',
  'Vocational training in bakery, 2014',
];

/** What is left of a resume without the passages found. */
function left(resume: string, from = englishText(job)): string {
  const kept = findPastedJob(englishText(resume), from).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    resume,
  );
  return kept
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
    .join('\n');
}

describe("a copied job description is found, and nothing of the candidate's own,", () => {
  const shuffled = [5, 2, 8, 0, 3, 6, 1, 7, 4].map((at) => jobLines[at]!);

  test.for([
    ['below the resume', [...own, '', job]],
    ['above the resume', [job, '', ...own]],
    ['with other bullets', [...own, ...jobLines.map((line) => `→ ${line}`)]],
    ['with its lines shuffled', [...own, ...shuffled]],
    ['as one paragraph', [...own, jobLines.join(' ')]],
    ['wrapped in other places', [...own, ...jobLines.map((line) => line.replace(/(.{20,30}) /g, '$1\n'))]],
    [
      'with its longer words broken in two',
      [
        ...own,
        ...jobLines.map((line) => line.replace(/\p{L}{9,}/gu, (word) => `${word.slice(0, 5)}-${word.slice(5)}`)),
      ],
    ],
    ['with its words joined by signs', [...own, ...jobLines.map((line) => line.replaceAll(' ', '+'))]],
    [
      'with dots within its longer words',
      [
        ...own,
        ...jobLines.map((line) => line.replace(/\p{L}{7,}/gu, (word) => `${word.slice(0, 4)}.${word.slice(4)}`)),
      ],
    ],
    [
      'with blanks within its longer words',
      [...own, ...jobLines.map((line) => line.replace(/(\p{L}{3})(?=\p{L}{3})/gu, '$1 '))],
    ],
    [
      'with two signs within its longer words',
      [
        ...own,
        ...jobLines.map((line) => line.replace(/\p{L}{6,}/gu, (word) => `${word.slice(0, 3)}-/${word.slice(3)}`)),
      ],
    ],
    [
      'with its words joined by capitals',
      [...own, ...jobLines.map((line) => line.replace(/(?:^| )(\p{L})/gu, (_, first: string) => first.toUpperCase()))],
    ],
    [
      'with letters of its longer words swapped',
      [...own, ...jobLines.map((line) => line.replace(/(\p{L}{2})(\p{L})(\p{L})(\p{L}{3,})/gu, '$1$3$2$4'))],
    ],
    [
      'with words of another language after each',
      [...own, ...jobLines.map((line) => line.replace(/\S+/g, (word) => `${word} Brot Käse Salz`))],
    ],
    [
      'as a list of its words in alphabetical order',
      [...own, [...new Set(jobLines.join(' ').split(' '))].sort((a, b) => a.localeCompare(b)).join(', ')],
    ],
    ['with letters doubled', [...own, ...jobLines.map((line) => line.replace(/(\p{L})(\p{L}{3,})/gu, '$1$1$2'))]],
    [
      'with words left out',
      [
        ...own,
        ...jobLines.map((line) =>
          line
            .split(' ')
            .filter((_, at) => at % 6 !== 5)
            .join(' '),
        ),
      ],
    ],
    ['in a table', [...own, ...jobLines.slice(1).map((line, at) => `${line} | ${jobLines[at]}`)]],
    ['in the first person', [...own, ...jobLines.slice(1, 8).map((line) => `I have ${line}`)]],
    [
      'in pieces',
      [
        own.slice(0, 2).join('\n'),
        ...jobLines.slice(0, 3),
        '',
        ...own.slice(2, 5),
        ...jobLines.slice(3),
        '',
        ...own.slice(5),
      ],
    ],
  ] as const)('%s', ([, resume]) => {
    expect(left(resume.join('\n'))).toBe(own.join('\n'));
  });

  test('in the English of a Spanish job, in a Spanish resume and in its translation', () => {
    const spanish =
      'Buscamos a alguien que planifique con dos colegas la plantación de los invernaderos. Podarás en invierno ' +
      'los árboles frutales y anotarás cada enfermedad de las plantas que encuentres.';
    const bilingual = (original: string, english: string): BilingualText => {
      const [from, to] = [
        { start: 0, end: original.length },
        { start: 0, end: english.length },
      ];
      return { language: 'es', original, english, alignment: [{ original: from, english: to }] };
    };
    const translated = bilingual(spanish, job);
    expect(findPastedJob(englishText(`${own.join('\n')}\n${job}`), translated)).not.toEqual([]);
    expect(
      findPastedJob(bilingual(`Berta Fingida\n${spanish}`, 'Berta Fingida\nWe seek someone.'), translated),
    ).not.toEqual([]);
    expect(findPastedJob(bilingual('Panadera. '.repeat(9), job), englishText(job))).not.toEqual([]);
  });
});

describe('a job description in the words of another translator is found', () => {
  const retold = `Gardener at a botanical garden
We seek a person who plans, with two colleagues, how our greenhouses are planted.
In winter you will be pruning the fruit trees, and each disease of a plant that is found goes into your written record.
Once a week groups of children from schools have the garden explained by you.
Requirements
• Minimum of four years' experience in public gardens
• Licence for driving small trucks
• Irrigation systems: knowledge
• Certificate for chainsaws`;
  const lines = retold.split('\n');

  test.for([
    ['below the resume', [...own, '', retold]],
    ['in another order', [...own, ...[3, 1, 6, 2, 5, 0, 7, 8].map((at) => lines[at]!)]],
  ] as const)('%s', ([, resume]) => {
    expect(left(resume.join('\n'))).toBe(own.join('\n'));
  });

  test('between the lines of the resume; a line of one or two words goes with what is around it', () => {
    const resume = own
      .flatMap((line, at) => [line, lines[at]!])
      .concat(lines.slice(own.length))
      .join('\n');
    expect(left(resume)).toBe(own.filter((line, at) => at === 0 || line.split(' ').length > 3).join('\n'));
  });

  /** Ends the resume with a Spanish passage, which stands for some English one. */
  function withPassage(english: string): { resume: BilingualText; passage: Span } {
    const spanish = lines.map((_, at) => `Línea ${at} en español.`).join('\n');
    const original = `${own.join('\n')}\n${spanish}`;
    const head = own.join('\n').length + 1;
    const [same, passage] = [
      { start: 0, end: head },
      { start: head, end: original.length },
    ];
    const alignment = [
      { original: same, english: same },
      { original: passage, english: { start: head, end: head + english.length } },
    ];
    return { resume: { language: 'en', original, english: `${own.join('\n')}\n${english}`, alignment }, passage };
  }

  test('in the English of a Spanish passage', () => {
    const { resume, passage } = withPassage(retold);
    expect(findPastedJob(resume, englishText(job))).toEqual([passage]);
  });

  test('as a list in a Spanish passage, where the same list in English may be of a resume written for the job', () => {
    const list =
      'planning of plantings, greenhouse colleagues, tree fruits in winter, records of diseases, children of ' +
      'schools, explained gardens, public experience, trucks licence, systems of irrigation, certificates, botanical ' +
      'gardener, chainsaws, driving, written knowledge, pruning';
    const { resume, passage } = withPassage(list);
    expect(left([...own, list].join('\n'))).toContain(list);
    expect(findPastedJob(resume, englishText(job))).toEqual([passage]);
  });

  test('but not where a resume for the job tells some of it as its own', () => {
    const resume = [
      ...own,
      'I plan the planting of greenhouses with colleagues.',
      'I have pruned fruit trees every winter.',
      'I have explained gardens to school children.',
      'Irrigation systems, chainsaws, trucks',
    ].join('\n');
    expect(left(resume)).toBe(resume);
  });
});

test('half of a longer job description is found among the lines of the resume, and its longer lines stay', () => {
  const more = [
    'You order seeds, bulbs and soil from nurseries of the region and check every delivery.',
    'The compost heaps, the ponds and the rose beds are looked after by you and one helper.',
    'On open days you sell young plants and advise visitors about pests, watering and frost.',
    'You maintain lawn mowers, hedge trimmers and sprayers and report what must be repaired.',
    'Experience with rare orchids and carnivorous plants is welcome.',
    'We expect you to work on two weekends a month from spring to autumn.',
  ];
  const half = [...jobLines.slice(1, 4), ...more.filter((_, at) => at % 2 === 1)];
  const among = own.flatMap((line, at) => (half[at] ? [line, half[at]] : [line]));
  expect(left(among.join('\n'), englishText([job, ...more].join('\n'))).split('\n')).toEqual(
    own.filter((line, at) => at === 0 || at > half.length || line.split(' ').length > 3),
  );
});

test('an own line with words of a pasted job stays', () => {
  const line = 'Small trucks: driving licence';
  expect(left([...own, line, ...own.slice(4), job].join('\n'))).toBe([...own, line, ...own.slice(4)].join('\n'));
});

describe('an honest resume stays whole', () => {
  test("with one sentence like the job's", () => {
    const resume = [...own, 'I prune fruit trees in winter and keep a written record of what I find.'].join('\n');
    expect(left(resume)).toBe(resume);
  });

  test('with the skills and the certificates that the job names, in its order', () => {
    const resume = [
      ...own,
      'Skills',
      'Knowledge of irrigation systems',
      'Chainsaw certificate',
      'Driving licence for small trucks',
      'Planting greenhouses, pruning fruit trees, plant diseases',
    ].join('\n');
    expect(left(resume)).toBe(resume);
  });

  test("with a list of skills in one line that is the job's own, where the job says more than that", () => {
    const skills =
      'Reading comprehension, written communication, critical thinking skills, time management and coordination, ' +
      'quality control analysis';
    const resume = [...own, skills].join('\n');
    expect(left(resume, englishText(`${job}\n${skills}`))).toBe(resume);
  });

  test('with a position that was held before a pasted job, and its head', () => {
    const resume = [...own, 'Florist, Flores Fingidas, 2012 - 2015', '', job].join('\n');
    expect(left(resume)).toBe([...own, 'Florist, Flores Fingidas, 2012 - 2015'].join('\n'));
  });
});

describe('a disguise does not help:', () => {
  const small = new Set('for a the of who will our we to with two you in and every that once at least'.split(' '));
  const without = jobLines.map((line) =>
    line
      .split(' ')
      .filter((word) => !small.has(word.toLowerCase()))
      .join(' '),
  );
  const threes = (lines: readonly string[]) => lines.flatMap((line) => line.match(/\S+(?: \S+){0,2}/g) ?? []);
  const turned = (lines: readonly string[]) =>
    lines.map((line) =>
      line
        .split(' ')
        .map((_, at, all) => all[(all.length % 3 === 0 ? at * 5 + 1 : at * 3 + 1) % all.length]!)
        .join(' '),
    );

  test.for([
    ['small words removed', without],
    ['three words a line', threes(jobLines)],
    ['small words removed and three words a line', threes(without)],
    ['three words a line, from the end to the beginning', threes(jobLines).toReversed()],
    ['words in another order', turned(jobLines)],
    [
      'other forms of the words',
      jobLines.map((line) =>
        line
          .replace('planting', 'planted')
          .replace('prune', 'pruning')
          .replace('explain', 'explained')
          .replace('groups', 'group'),
      ),
    ],
    ['a list with commas', [without.join(', ')]],
    ['long words cut off', jobLines.map((line) => line.replace(/\p{L}{8,}/gu, (word) => `${word.slice(0, 5)}.`))],
    ['a position with years', ['', '2010 to 2024 – Gardener, Jardines Ficticios', ...jobLines]],
    ['a position in lines of three words', ['', 'Gardener, Jardines Ficticios', '2010 - 2024', ...threes(without)]],
  ] as const)('%s', ([, lines]) => {
    expect(left([...own, ...lines].join('\n'))).toBe(own.join('\n'));
  });

  test('a job that is a list of noun phrases, copied as it is', () => {
    const list =
      'Reading comprehension, written communication, critical thinking skills, time management and coordination, ' +
      'quality control analysis, negotiation and persuasion, public speaking, lesson planning, curriculum ' +
      'development';
    expect(left([...own, list].join('\n'), englishText(`Teacher\n${list.replaceAll(', ', '\n')}`))).toBe(
      own.join('\n'),
    );
  });
});
