import type { LanguageModel } from './language-model.ts';
import type { CorrectedFacts } from './facts.ts';
import type { BilingualText, ExtractedDocument, MediaType, PageImage, SourceDocument, Span } from './documents.ts';
import type {
  JobReading,
  RequirementReading,
  RequirementVerdict,
  ResumeProfile,
  ScoreSignal,
  Summary,
} from './judgment.ts';
import type { Meaning } from './meaning.ts';
import type { Outline, Sought } from './outline.ts';
import type { CallOptions, Provider } from './provider.ts';

/** Reads a document's own text and draws its pages. Throws `DocumentError` for a document at fault. */
export type Extractor = Provider & {
  /** Reads up to `maxPages` and `maxCharacters`; what was cut is listed in the result. */
  extract(
    document: SourceDocument,
    options: CallOptions & { maxPages: number; maxCharacters: number },
  ): Promise<ExtractedDocument>;
  /** Absent where pages cannot be drawn. `page` counts from 0; the image has at most `maxPixels`. */
  renderPage?(document: SourceDocument, page: number, options: CallOptions & { maxPixels: number }): Promise<PageImage>;
};

/** Reads the words in a picture. */
export type Ocr = Provider & {
  /** `languages` are ISO 639-1. `confidence` is the mean word confidence, 0 to 1. */
  readPage(
    image: PageImage,
    options: CallOptions & { languages: string[] },
  ): Promise<{ text: string; confidence: number }>;
};

export type LanguageDetector = Provider & {
  /** `language` is ISO 639-1, or `und` where the text does not tell; `confidence` is 0 to 1. */
  detect(text: string, options: CallOptions): Promise<{ language: string; confidence: number }>;
};

export type TranslationRequest = {
  /** Lines or list items without their bullets; each is translated by itself. */
  segments: string[];
  /** ISO 639-1. */
  from: string;
  to: string;
  /** Strings that pass unchanged wherever they occur: names, addresses, products. */
  keep: string[];
};

export type Translator = Provider & {
  supports(from: string, to: string): boolean;
  /** As many segments as were given, in the same order. */
  translate(request: TranslationRequest, options: CallOptions): Promise<{ segments: string[] }>;
};

export type JobReader = Provider & {
  read(job: BilingualText, options: CallOptions): Promise<JobReading>;
  /**
   * Reads a single requirement that a recruiter wrote, without splitting it. Absent where a provider reads only whole
   * job descriptions.
   */
  readRequirement?(text: string, options: CallOptions): Promise<RequirementReading>;
  /**
   * Whether a title in English says what somebody works as, as "Night Nurse" does and "Vacancy 3" does not. Absent
   * where a provider cannot tell.
   */
  namesWork?(title: string, options: CallOptions): Promise<boolean>;
};

export type ScoreRequest = {
  /** Its title is the role's name where a person gave one, and otherwise as it was read. */
  job: JobReading & { text: BilingualText };
  /** Passages that must not count are blanked with spaces, so that offsets hold. */
  resume: BilingualText;
  /**
   * Passages that tell who the candidate is (name, contact, address, birth, family …): no verdict and no signal may
   * rest on them.
   */
  aboutOwner?: { original: Span[]; english: Span[] };
  /**
   * Names of schools that no requirement asks for, in the English text: which one it was is no reason for a verdict or
   * a signal; that somebody studied is.
   */
  schools?: Span[];
  /** The month that "present" means, `YYYY-MM`: a score must not change with the calendar. */
  asOf: string;
  /** What recruiters have corrected of what is read from this resume. */
  corrected?: CorrectedFacts;
  /** Missing where no `embedder` serves or none could do its work: a score must be possible without. */
  meaning?: Meaning;
};

/** Of the meaning, that of the title and of requirements counts. */
export type SeekRequest = { job: JobReading; meaning?: Meaning };

export type Scoring = {
  /** One for each requirement asked about. */
  verdicts: RequirementVerdict[];
  signals: ScoreSignal[];
  profile: ResumeProfile;
};

/**
 * Judges every requirement against one resume, each independently of the others: verdicts and signals stay valid when a
 * recruiter adds, removes or weighs requirements. It returns no score: the pipeline computes that.
 */
export type Scorer = Provider & {
  score(request: ScoreRequest, options: CallOptions): Promise<Scoring>;
  /** What a resume is found by, whatever the job. Absent, with `seek`, where a provider only judges. */
  outline?(request: Omit<ScoreRequest, 'job'>, options: CallOptions): Promise<Outline>;
  /** What in outlines tells the resumes that `score` would place first. */
  seek?(request: SeekRequest, options: CallOptions): Promise<Sought>;
};

export type SummaryRequest = {
  job: JobReading;
  candidateName: string;
  profile: ResumeProfile;
  verdicts: RequirementVerdict[];
  /** 0 to 100, as computed by the pipeline. */
  score: number;
};

export type Summariser = Provider & {
  summarise(request: SummaryRequest, options: CallOptions): Promise<Summary>;
};

/** Vectors of texts, and whose they are: only vectors of one `digest` may be compared. */
export type Embeddings = {
  /** The model's name, such as `all-MiniLM-L6-v2`. */
  model: string;
  /** Changes whenever the same text would get another vector. Vectors are kept under it. */
  digest: string;
  /** Numbers in each vector. */
  dimensions: number;
  /** One for each text, in their order, of length 1: the scalar product of two says how near their meanings are. */
  vectors: Float32Array[];
  /** The mean of the vectors of sentences that tell of work, where it is known. */
  common?: Float32Array;
};

/**
 * Tells what a text means by a vector. The same text has the same vector on every machine, whatever else is asked about
 * with it.
 */
export type Embedder = Provider & {
  /**
   * `texts` are passages in English of some fifty words, at most `mostTexts` and none of them blank; of one that is
   * longer than the model's window, the beginning counts. Without texts it says whose vectors there would be. Throws
   * `ProviderError`: `missing` where the weights are not there.
   */
  embed(texts: string[], options: CallOptions): Promise<Embeddings>;
};

/** Texts that an `embedder` takes in one call. */
export const mostTexts = 100;

/** Every capability that a stage may ask for. */
export type Capabilities = {
  extractor: Extractor;
  ocr: Ocr;
  languageDetector: LanguageDetector;
  translator: Translator;
  jobReader: JobReader;
  scorer: Scorer;
  summariser: Summariser;
  embedder: Embedder;
  languageModel: LanguageModel;
};

export type Capability = keyof Capabilities;

/** A capability that a stage asks for. A language model can provide most of these, and is not asked for by itself. */
export type StageCapability = Exclude<Capability, 'languageModel'>;

export type { MediaType };
