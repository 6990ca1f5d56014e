import * as v from 'valibot';
import type { Embeddings, ScoreRequest, Scoring, TranslationRequest } from '../capabilities.ts';
import type { BilingualText, Cut, ExtractedDocument, ExtractedPage, HiddenReason, PageImage } from '../documents.ts';
import type {
  JobReading,
  NamedSkill,
  Point,
  Position,
  PositionDates,
  Quote,
  Requirement,
  RequirementKind,
  RequirementReading,
  RequirementVerdict,
  ResumeProfile,
  ScoreSignal,
  Summary,
  SummaryTexts,
  Verdict,
} from '../judgment.ts';
import { type Outline, signatureBytes, type Sought } from '../outline.ts';
import type { CallOptions } from '../provider.ts';

/** A schema for each property of a type: one that is added to the type and forgotten here does not compile. */
type Entries<Type> = { [Key in keyof Type]-?: v.GenericSchema<unknown, Type[Key]> };
const shape = <Type extends object>(entries: Entries<Type>) =>
  v.object(entries) as unknown as v.GenericSchema<unknown, Type>;
const known = <Word extends string>(words: Record<Word, true>) => v.picklist(Object.keys(words) as Word[]);
/** May be missing. The copy of an answer has no property whose value is undefined. */
const maybe = <Type>(schema: v.GenericSchema<unknown, Type>) =>
  v.optional(schema) as unknown as v.GenericSchema<unknown, Type>;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const line = v.pipe(text(200), v.regex(/\S/));
const list = <Type>(item: v.GenericSchema<unknown, Type>, longest: number) =>
  v.pipe(v.array(item), v.maxLength(longest));
const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const whole = (least: number, most: number) => v.pipe(number(least, most), v.integer());
const share = number(0, 1);
const finite = v.pipe(v.number(), v.finite());
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const bytes = (longest: number) =>
  v.pipe(
    v.instance(Uint8Array),
    v.check((value) => value.length <= longest, 'too large'),
  ) as unknown as v.GenericSchema<unknown, Uint8Array>;

/** More requirements, quotes, positions and so on than any document has. */
const many = 500;
/** Hidden passages of a page; see `limitPassages`. */
const mostPassages = 2_000;
const longestDocument = 400_000;
/** Terms of an outline: more than a text of the greatest length has. */
const mostTerms = 20_000;
const longestText = 5_000;
const longestSummary = 20_000;
const longestLife = 80;

const cut = shape<Cut>({
  what: known<Cut['what']>({ pages: true, characters: true, 'ocr-pages': true, 'page-size': true, requirements: true }),
  limit: finite,
});

const hiddenReason = known<HiddenReason>({
  'background-colour': true,
  tiny: true,
  'off-page': true,
  covered: true,
  transparent: true,
  'hidden-run': true,
  'invisible-characters': true,
  'other-letters': true,
  'outside-pages': true,
  unreadable: true,
});

function extracted(_: unknown, { maxPages, maxCharacters }: CallOptions & { maxPages: number; maxCharacters: number }) {
  // Twice the limit: an extractor may cut roughly, and the pipeline cuts exactly.
  const most = 2 * maxCharacters;
  const page = shape<ExtractedPage>({
    text: text(most),
    hidden: list(v.object({ text: text(most), reason: hiddenReason }), mostPassages),
    hasGraphics: v.boolean(),
    unsure: v.optional(list(text(most), mostPassages)),
  });
  const lengthOf = ({ text: visible, hidden }: ExtractedPage) =>
    hidden.reduce((sum, passage) => sum + passage.text.length, visible.length);
  const fits = ({ pages }: ExtractedDocument) => pages.reduce((sum, one) => sum + lengthOf(one), 0) <= most;
  return v.pipe(
    shape<ExtractedDocument>({ pages: list(page, maxPages), cuts: list(cut, 10) }),
    v.check(fits, 'too long'),
  );
}

function drawn(_document: unknown, _page: unknown, { maxPixels }: CallOptions & { maxPixels: number }) {
  const image = shape<PageImage>({
    png: bytes(4 * maxPixels),
    width: whole(1, maxPixels),
    height: whole(1, maxPixels),
  });
  return v.pipe(
    image,
    v.check(({ width, height }) => width * height <= maxPixels, 'too large'),
  );
}

const kind = known<RequirementKind>({
  skill: true,
  experience: true,
  education: true,
  language: true,
  certification: true,
});
const ofRequirement = {
  kind,
  minYears: maybe(number(0, longestLife)),
  skills: list(line, 50),
  otherSkills: maybe(list(line, 50)),
};

const requirement = shape<Requirement>({
  id,
  text: v.pipe(text(2_000), v.regex(/\S/)),
  originalText: maybe(text(2_000)),
  must: v.boolean(),
  weight: finite,
  off: maybe(v.literal(true)),
  duty: maybe(v.literal(true)),
  ...ofRequirement,
});

const jobReading = v.pipe(
  shape<JobReading>({
    title: text(500),
    originalTitle: maybe(text(500)),
    skills: list(line, many),
    requirements: list(requirement, many),
    cuts: maybe(list(cut, 10)),
  }),
  v.check(({ requirements }) => new Set(requirements.map((one) => one.id)).size === requirements.length, 'ids twice'),
);

/** The place of a quote is only a hint: the pipeline searches for the text. */
const quote = shape<Quote>({
  text: text(longestText),
  originalText: maybe(text(longestText)),
  start: maybe(finite),
  end: maybe(finite),
});

const verdict = shape<RequirementVerdict>({
  requirementId: id,
  verdict: known<Verdict>({ met: true, partial: true, missing: true }),
  degree: finite,
  quotes: list(quote, many),
  note: maybe(text(longestText)),
  noteInSpanish: maybe(text(longestText)),
  years: maybe(number(0, longestLife)),
});

const signal = shape<ScoreSignal>({
  id,
  label: line,
  labelInSpanish: maybe(line),
  degree: finite,
  share: finite,
  quotes: list(quote, many),
});

function profileOf(resume: BilingualText) {
  const place = whole(0, resume.english.length);
  const span = v.pipe(
    shape<Position['span']>({ start: place, end: place }),
    v.check(({ start, end }) => start <= end, 'ends before it begins'),
  );
  const dates = { start: maybe(month), end: maybe(month) };
  const position = shape<Position>({
    title: text(500),
    originalTitle: maybe(text(500)),
    employer: maybe(text(500)),
    ...dates,
    current: v.boolean(),
    yearsAlone: maybe(v.boolean()),
    months: number(0, longestLife * 12),
    span,
    line: maybe(place),
    found: maybe(shape<PositionDates>(dates)),
  });
  const named = list(shape<NamedSkill>({ skill: line, lines: list(place, longestDocument) }), many);
  const lines = list(text(longestText), many);
  return shape<ResumeProfile>({
    positions: list(position, many),
    totalYears: number(0, longestLife),
    education: lines,
    languages: lines,
    certifications: lines,
    inOriginal: maybe(
      shape<NonNullable<ResumeProfile['inOriginal']>>({ education: lines, languages: lines, certifications: lines }),
    ),
    skills: lines,
    namedIn: maybe(named),
    takenAway: maybe(named),
    sections: maybe(lines),
    believed: maybe(share),
  });
}

const scoring = ({ resume }: ScoreRequest) =>
  shape<Scoring>({ verdicts: list(verdict, many), signals: list(signal, 50), profile: profileOf(resume) });

/** How far from 1 the length of a vector may be. */
const slack = 1e-3;
const vector = v.pipe(
  v.instance(Float32Array),
  v.check((value) => Math.abs(Math.hypot(...value) - 1) < slack, 'not of length 1'),
) as unknown as v.GenericSchema<unknown, Float32Array>;

/** A mean of different vectors of length 1 is shorter. */
const meanVector = v.pipe(
  v.instance(Float32Array),
  v.check((value) => Math.hypot(...value) < 1, 'not shorter than 1'),
) as unknown as v.GenericSchema<unknown, Float32Array>;

function embeddings(texts: string[]) {
  return v.pipe(
    shape<Embeddings>({
      model: line,
      digest: line,
      dimensions: whole(1, 8_192),
      vectors: v.pipe(v.array(vector), v.length(texts.length)),
      common: maybe(meanVector),
    }),
    v.check(
      ({ dimensions, vectors, common }) =>
        [...vectors, ...(common ? [common] : [])].every(({ length }) => length === dimensions),
      'of another size',
    ),
  );
}

const signature = v.pipe(
  v.instance(Uint8Array),
  v.check((value) => value.length === signatureBytes, 'of another size'),
) as unknown as v.GenericSchema<unknown, Uint8Array>;
const term = v.pipe(text(200), v.regex(/\S/));
const weight = v.pipe(share, v.gtValue(0));

const outline = ({ resume }: Pick<ScoreRequest, 'resume'>) =>
  shape<Outline>({ terms: list(term, mostTerms), signature: maybe(signature), profile: maybe(profileOf(resume)) });
const sought = shape<Sought>({
  terms: list(v.object({ term, or: maybe(list(term, mostTerms)), weight }), mostTerms),
  signature: maybe(v.object({ bytes: signature, weight })),
});

const points = list(shape<Point>({ title: text(longestText), description: text(longestText) }), 100);
const summaryTexts = {
  summary: v.pipe(text(longestSummary), v.regex(/\S/)),
  technicalSummary: maybe(text(longestSummary)),
  experienceSummary: maybe(text(longestSummary)),
  keyStrengths: points,
  areasForConsideration: points,
};
const summary = shape<Summary>({ ...summaryTexts, inSpanish: maybe(shape<SummaryTexts>(summaryTexts)) });

/**
 * For each method of a capability, the shape of its answer to a call. The lengths are far above those of useful
 * answers; where a text is shown it is cut to a shorter length.
 */
export const answerShapes: Record<string, (...call: never[]) => v.GenericSchema> = {
  extract: extracted,
  renderPage: drawn,
  readPage: () => v.object({ text: text(longestDocument), confidence: share }),
  detect: () => v.object({ language: v.pipe(v.string(), v.regex(/^([a-z]{2}|und)$/)), confidence: share }),
  translate: ({ segments }: TranslationRequest) =>
    v.object({ segments: v.pipe(v.array(text(longestDocument)), v.length(segments.length)) }),
  read: () => jobReading,
  readRequirement: () => shape<RequirementReading>(ofRequirement),
  namesWork: () => v.boolean(),
  score: scoring,
  outline,
  seek: () => sought,
  summarise: () => summary,
  embed: embeddings,
};
