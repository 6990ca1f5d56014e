import type { StageName } from '../../analysis.ts';

/** The results of an analysis: scores, evidence, confidence and report. */
export const results = {
  results: {
    summary: 'Match Results Summary',
    none: 'N/A',
    processed: 'Resumes processed',
    translations: 'Translations performed',
    export: 'Export Results',
    translated: 'Translated',
    scored: (percent: number) => `Match score: ${percent}%`,
    notScored: 'Not scored',
    bands: {
      green: 'Excellent match',
      emerald: 'Strong match',
      blue: 'Good match',
      amber: 'Partial match',
      red: 'Weak match',
    },
    bandsHelp: {
      title: 'What the words mean',
      from: (score: number, most: number) => `${score} to ${most}%`,
      musts:
        'The color goes by the score alone. The word goes by the must-haves too: Good, Strong and Excellent are only ' +
        'said of a resume that shows at least half of them. With fewer it is a partial match at most.',
    },
    candidates: 'Candidate Analysis',
    candidateTabs: 'Candidates',
    noCandidates: 'No candidate data available. Please analyze resumes first.',
    noneSelected: 'Please select a candidate to view their analysis',
    view: 'Summary view',
    views: { default: 'Default View', technical: 'Technical Details', experience: 'Experience Timeline' },
    strengths: 'Key Strengths',
    considerations: 'Areas for Consideration',
    downloadOriginal: 'Download Original Resume',
    downloadTranslation: 'Download Translation',
    downloadFull: 'Download Full Analysis',
    copy: 'Copy to Clipboard',
    analyzedOn: (date: string) => `Analyzed ${date}`,
    failedTitle: 'This resume could not be analyzed',
    coverage: 'Coverage by Requirement Group',
    coverageText: 'How much of each group’s points a candidate earns. All groups together are the score.',
    candidate: 'Candidate',
    groups: {
      skill: 'Skills',
      experience: 'Experience',
      education: 'Education',
      language: 'Languages',
      certification: 'Certifications',
      other: 'Titles and wording',
    },
    comparison: 'Technical Requirements Comparison',
    comparisonText: 'A tick is backed by a quote; a cross means that the resume does not show it.',
    skill: 'Skill',
    comparisonCells: {
      met: 'Met',
      partial: 'Partly met',
      missing: 'Not shown',
      mentioned: 'Mentioned in the summary',
      considered: 'Only among the considerations',
      other: 'An alternative is shown',
      unasked: 'No requirement asks for it',
    },
    noSkills: 'The job description names no skills.',
    showEvidence: (skill: string, name: string) => `${skill}: show the evidence of ${name}`,
  },
  evidence: {
    title: 'Evidence',
    intro: 'Choose a requirement to see its passage in the resume.',
    requirements: 'Requirements',
    verdicts: { met: 'Met', partial: 'Partly met', missing: 'Not shown' },
    must: 'Must have',
    nice: 'Nice to have',
    points: (points: string, of: string) => `${points} of ${of} points`,
    filter: 'Filter by verdict',
    all: 'All',
    noQuotes: 'No passage of the resume shows this.',
    corrected: (found: string) => `Corrected by a recruiter. Cotejo found: ${found}.`,
    confirmed: 'Confirmed by a recruiter.',
    text: 'Resume text',
    textOf: (name: string) => `Resume text of ${name}`,
    views: { both: 'Side by side', english: 'English', original: 'Original' },
    english: 'English',
    original: (language: string) => `Original (${language})`,
    originalView: 'Text to read',
    textFailed: 'The resume’s text could not be loaded.',
    none: 'No requirement could be read from this job description.',
    noneWith: 'No requirement has this verdict.',
    openPassage: 'Show in the resume',
    notCounted: 'Does not count',
    share: (met: number, total: number) => `${met} of ${total} requirements met`,
    legend: 'Width: the points that a requirement can earn. Fill: how far it is met.',
  },
  arithmetic: {
    title: 'How the score adds up',
    text:
      'Each line gives degree × weight. All lines together can give 100 points. No resume meets every line of a ' +
      'job description, so the least met third of the requirements, by weight, counts only two thirds. No line ' +
      'makes more than 15 points unless there are too few of them, or a recruiter has weighed it. Each year that a ' +
      'must-have asks for and that is not shown takes 5% of every line, at most 25%.',
    line: 'What counts',
    weight: 'Weight',
    degree: 'Degree',
    points: 'Points',
    of: 'of',
    total: 'Score',
    sum: 'Sum',
    rounded: (sum: string, score: number) => `${sum} points, rounded to ${score} of 100`,
    asOf: (month: string) => `“Present” was read as ${month}.`,
  },
  openRequirements: {
    title: 'What would change the score',
    text:
      'The requirements that are partly met or not shown, and the points that each would bring if the resume showed ' +
      'it in full, added up as the score is. Several together bring another sum than one by one. This is no promise ' +
      'about a decision: people decide, and for more reasons than a score.',
    none: 'The resume shows every requirement that counts.',
    requirement: 'Requirement',
    verdict: 'Verdict',
    points: 'Points',
    score: 'Would be',
  },
  provenance: {
    title: 'How this was made',
    plugins: {
      'match-builtin': 'the built-in matcher',
      'translate-apertium': 'Apertium',
      'model-ollama': 'Ollama',
      'model-openai': 'OpenAI',
      'model-anthropic': 'Anthropic',
      'model-gemini': 'Gemini',
    } as Record<string, string>,
    scoredBy: (plugin: string) => `Scored by ${plugin}`,
    translatedBy: (plugin: string) => `translated by ${plugin}`,
    stage: 'Stage',
    by: 'Plugin',
    time: 'Time',
    instead: (plugin: string, reason: string) => `instead of ${plugin}, ${reason}`,
    beside: (plugin: string) => `with ${plugin}`,
    digest: (digest: string) => `weights ${digest}`,
    leftOut: (count: number) =>
      count === 1
        ? 'one statement that the documents do not support was left out'
        : `${count} statements that the documents do not support were left out`,
    silent: (kind: 'model' | 'plugin', name: string, since: string, others: string) =>
      [
        `${kind === 'model' ? 'The language model' : 'The plugin'} ${name} has not answered since ${since}`,
        'and is tried once a minute.',
        others ? `Until then its work is done by ${others}.` : 'No other plugin does its work.',
      ].join(' '),
    usage: (tokens: string, calls: number, cached: number) =>
      `${tokens} tokens, ${calls} ${calls === 1 ? 'answer' : 'answers'}` +
      (cached > 0 ? `, ${cached} of them from the cache` : ''),
    reasons: {
      auth: 'which refused the key',
      'rate-limit': 'which was asked too often',
      unavailable: 'which could not be reached',
      timeout: 'which took too long',
      'bad-input': 'which could not take the text',
      'bad-output': 'whose answer was not usable',
      crashed: 'which failed',
      'too-long': 'for which the text was too long',
      missing: 'whose model is not there',
      refused: 'which would not answer',
      budget: 'whose tokens for this month are spent',
    } as Record<string, string>,
    stages: {
      extract: 'Text',
      ocr: 'Scanned pages',
      'detect-language': 'Language',
      translate: 'Translation',
      'read-job': 'Requirements',
      embed: 'Meaning of passages',
      score: 'Score',
      summarise: 'Summary',
    } satisfies Record<StageName, string>,
  },
  confidence: {
    levels: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
    title: { medium: 'Read this score with care', low: 'Do not rely on this score' },
    judged: (judged: number, of: number) =>
      of === 1 ? `${judged} of 1 requirement could be judged.` : `${judged} of ${of} requirements could be judged.`,
    documents: {
      job: { name: 'Job description', the: 'The job description', of: 'of the job description' },
      resume: { name: 'Resume', the: 'The resume', of: 'of the resume' },
    },
    language: (the: string, language: string) =>
      `${the} is in ${language}: it was read but not translated, and what ` +
      'it says in that language may not be recognized.',
    scan: (of: string, pages: number, total: number, percent: number) =>
      `${pages} of ${total} ${total === 1 ? 'page' : 'pages'} ${of} ` +
      `${pages === 1 ? 'is a picture whose' : 'are pictures whose'} words were recognized with ` +
      `${percent}% certainty.`,
    unreadPages: (of: string, pages: number, total: number) =>
      `Nothing could be read on ${pages} of ${total} ${total === 1 ? 'page' : 'pages'} ${of}.`,
    leftOut: (percent: number) => `${percent}% of the resume’s words are in passages that do not count.`,
    short: (words: number) => (words === 1 ? 'The resume has only one word.' : `The resume has only ${words} words.`),
    noResume:
      'This may not be a resume: neither a position with dates nor a ' +
      'heading such as Experience or Education was found.',
    undated: 'No position with dates could be read, so that years of experience could not be counted.',
    fewFacts:
      'The resume tells few facts that could be looked into, such as employers, schools, dates or figures: what it ' +
      'says counts less.',
    noRequirements: 'The job description names no requirement: the score rests on its wording alone.',
    fewRequirements: (count: number) =>
      count === 1
        ? 'The job description names only one requirement.'
        : `The job description names only ${count} requirements.`,
    unjudged: (unjudged: number, of: number) =>
      `${unjudged} of ${of} ${of === 1 ? 'requirement' : 'requirements'} could ` +
      'not be judged, and that may cost the candidate points.',
    softRequirements: (hard: number, of: number) =>
      `Only ${hard} of ${of} requirements ${hard === 1 ? 'names' : 'name'} something that can be looked up, such as ` +
      'a skill, years or a degree. The others were judged by their wording.',
    closeMusts: (met: number, partial: number, of: number) =>
      `Of ${of} must-haves ${met} ${met === 1 ? 'is' : 'are'} met and ${partial} partly met: read ` +
      `${partial === 1 ? 'that one' : 'those'} before you decide.`,
    noTitle: 'The job description does not say what the role is called, so past job titles were not compared with it.',
  },
  warnings: {
    title: 'Passages that do not count',
    text: 'They were found in the resume and left out of the score.',
    kinds: {
      'hidden-text': 'Text that a reader would not see',
      'invisible-characters': 'Invisible characters',
      instructions: 'Instructions to the reader',
      'pasted-job-description': 'A pasted copy of the job description',
      'job-description': 'A job description in place of a resume',
      'keyword-stuffing': 'A pile of keywords',
      'impossible-years': 'More years of experience than the career has',
    },
    reasons: {
      'background-colour': 'in the color of the page',
      tiny: 'too small to read',
      'off-page': 'outside the page',
      covered: 'covered by something else',
      transparent: 'transparent',
      'hidden-run': 'marked as hidden',
      'invisible-characters': 'invisible characters',
      'other-letters': 'drawn as other letters or signs',
      unreadable: 'on the page, but nobody can read it there',
      'outside-pages': 'in the file, on none of its pages',
    } as Record<string, string>,
    more: (count: number) => `and ${count} more`,
  },
  report: {
    title: 'Candidate Analysis',
    score: 'Match Score',
    summary: 'Summary',
    strengths: 'Key Strengths',
    considerations: 'Areas for Consideration',
    none: 'None identified.',
    open: 'Printable Report',
    pending: 'The requirements have changed. Confidence and summary are being written again.',
    print: 'Print',
    back: 'Back to the analysis',
    evidence: 'Requirements and evidence',
    more: (count: number) => `and ${count} more in the full analysis`,
    all: (total: number) =>
      total === 1
        ? 'The full analysis shows the requirement with its quotes.'
        : `The full analysis shows all ${total} requirements with their quotes.`,
    leftOut: 'Left out of the score',
    job: (title: string, file: string) => `Read against ${title} (${file})`,
  },
};
