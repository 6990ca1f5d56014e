/** Limits of the product that both sides must know. */
export const limits = {
  resumesPerJobDescription: 5,
  /** Resumes, and files dropped on the analysis screen. */
  analysisFileBytes: 5 * 1024 * 1024,
  /** A role's file, wherever it goes. */
  roleFileBytes: 10 * 1024 * 1024,
  /** Resumes that one call brings to a role, by themselves or in an archive: their number, and bytes once unpacked. */
  filesPerUpload: 500,
  bytesPerUpload: 500 * 1024 * 1024,
  /** A ZIP archive as it comes; what its files come to is limited by the two above. */
  archiveBytes: 100 * 1024 * 1024,
  /** A spreadsheet of people: its bytes, rows and columns, and how long what it brought can be taken back. */
  importBytes: 10 * 1024 * 1024,
  importRows: 20_000,
  importColumns: 100,
  importUndoHours: 24,
  importKeptShown: 50,
  importsListed: 20,
  /** Values of a column of a spreadsheet that are taken for categories of people. */
  categoriesOfTrait: 12,
  /** A check by swaps: resumes that it is made of, and moved scores that it names. */
  resumesOfSwapCheck: 50,
  movedScoresShown: 100,
  /** How long the archive of a company stays. */
  exportHours: 48,
  usernameMinimum: 3,
  passwordMinimum: 6,
  passwordMaximum: 256,
  nameMaximum: 100,
  /** API tokens of one user, and days until one expires: where nothing is said, and at most. */
  tokensOfUser: 50,
  tokenDays: 90,
  tokenDaysMaximum: 366,
  /** Webhooks of a company, characters of an address, and deliveries that are listed. */
  webhooksOfCompany: 20,
  urlMaximum: 2000,
  deliveriesListed: 50,
  statusMaximum: 50,
  expectedSalaryMaximum: 100,
  noteMaximum: 5000,
  unmaskReasonMaximum: 500,
  holdReasonMaximum: 1000,
  /** Months after which people are due, at most, and for which the history stays, at least: the AI Act asks for six. */
  retentionMonthsMaximum: 600,
  historyMonthsMinimum: 6,
  /** Letters: characters of a template, of a letter, and of whom candidates write to; days until one is due. */
  templateMaximum: 10_000,
  letterMaximum: 50_000,
  contactMaximum: 300,
  dueDaysMaximum: 365,
  /** Candidates that one call names, and those whose reports make one document. */
  candidatesChosen: 500,
  candidatesInReport: 50,
  /** Profiles for clients: characters of a comment, bytes and pixels of a logo, contrast of a color with white. */
  packCommentMaximum: 1500,
  logoBytes: 2 * 1024 * 1024,
  logoPixels: 16_000_000,
  colorContrast: 4.5,
  /** Pages shared with clients: days for which they are open. */
  shareDays: 7,
  shareDaysMaximum: 90,
  /** Candidacies that the list of people shows of each, and tags that one may have. */
  candidaciesListed: 3,
  tagsOfPerson: 30,
  /** What is asked of all people at once: characters of a question, and demands. */
  questionMaximum: 1000,
  requirementsAsked: 12,
  /** The score from which somebody is shown as known for a role. */
  knownFrom: 40,
  /** How many hits of each kind a search shows. */
  searchHits: 8,
  /** How many names an entry of the history shows. */
  bestCandidates: 3,
  /** Requirements that a recruiter adds: characters of one, and how many a job description may have. */
  requirementMaximum: 300,
  requirementsAdded: 20,
  /** 1 is the ordinary weight; the weight of a must counts double. */
  weightMinimum: 0.01,
  weightMaximum: 10,
  /** A signal's part of the whole score. */
  shareMinimum: 0.01,
  shareMaximum: 0.3,
  /** Candidates that a preview names of those that rise, and of those that fall. */
  movementsShown: 10,
} as const;
