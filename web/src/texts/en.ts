import { administration } from './en-administration.ts';
import { recruiting } from './en-recruiting.ts';

/** The English catalogue. The specification's wording stands to the letter, its Spanish sentences included. */
export const en = {
  language: { name: 'English', locale: 'en', label: 'Language' },
  product: 'Cotejo',
  frame: {
    skip: 'Skip to content', navigation: 'Main', menu: 'Menu', home: 'Home', newAnalysis: 'New Analysis', clients: 'Clients', history: 'History', administration: 'Administration', logIn: 'Log in', signUp: 'Sign up',
    accountSettings: 'Account Settings', logOut: 'Log out', userMenu: (name: string) => `User menu of ${name}`,
    copyright: '© 2025 Cotejo', tagline: 'A side-by-side reading of two texts.', offline: 'Offline mode: this server connects to nothing outside its private network. Documents stay here.', theme: 'Theme', themes: { system: 'System', light: 'Light', dark: 'Dark' },
    loading: 'Loading…', close: 'Close', retry: 'Try again', failedTitle: 'Something went wrong', failedHint: 'The page could not be shown. Your work is safe on the server.',
    roles: { admin: 'Admin', recruiter: 'Recruiter', agency: 'Agency' },
  },
  notFound: { title: '404 Page Not Found', heading: 'Page Not Found', text: 'Did you forget to add the page to the router?', back: 'Back to Home' },
  home: {
    eyebrow: 'Resume and job description, side by side',
    headline: 'Every score comes with the line that earned it.',
    lead: 'Cotejo reads candidates’ resumes against your job description, in English and Spanish, and shows the evidence behind each judgement. On your own server; nothing leaves the building.',
    start: 'Start Analysis', manage: 'Manage Clients', closing: 'Get Started Now', closingTitle: 'Lay the next five resumes beside the job.',
    closingText: 'Upload a job description and up to five resumes. The first result takes less than a minute.',
    featuresTitle: 'What it does for you', benefitsTitle: 'What changes on your desk',
    sampleNote: 'A sample result. Persons and companies are invented.',
    features: [
      { title: 'Document Analysis', text: 'PDF and Word, with a text layer or scanned: read page by page, two columns and tables included.' },
      { title: 'Integrated Translation', text: 'Spanish resumes are read in English, with the original sentence always one glance away.' },
      { title: 'Intelligent Matching', text: 'Each requirement is judged on its own and backed by quotes. No quote, no credit.' },
      { title: 'Client Management', text: 'Clients, opportunities and roles in the order in which you work with them.' },
      { title: 'Candidate Management', text: 'Status and expected salary for every candidate, beside the score that brought them there.' },
      { title: 'Detailed Analysis', text: 'Strengths, considerations and the arithmetic of the score, ready to export or to copy.' },
    ],
    benefits: [
      { title: 'Save Time', text: 'Five resumes are read in seconds, so that your hour goes to the people behind them.' },
      { title: 'Better Decisions', text: 'What is shown and what is missing stand next to each other, before the first call.' },
      { title: 'Consistent Process', text: 'The same documents give the same score, today and next month, whoever asks.' },
      { title: 'Enhanced Collaboration', text: 'Colleagues see the same evidence and can argue about the job instead of the number.' },
    ],
    sample: {
      job: 'Backend Engineer', candidate: 'Lucía Ferrán Ortega', translated: 'Translated', evidence: 'Evidence in the resume',
      requirements: [
        { text: '5 years of Java', verdict: 'met' }, { text: 'Kubernetes in production', verdict: 'partial' }, { text: 'Fluent English', verdict: 'met' }, { text: 'AWS certification', verdict: 'missing' },
      ],
      original: ['Ingeniera de software · Naranco Datos · 2018–actualidad', 'Seis años desarrollando servicios en Java para pagos en tiempo real.', 'Despliegues con Docker y primeros pasos con Kubernetes.'],
      english: ['Software engineer · Naranco Datos · 2018–present', 'Six years developing services in Java for real-time payments.', 'Deployments with Docker and first steps with Kubernetes.'],
    },
  },
  session: {
    login: 'Login', register: 'Register', loginTitle: 'Welcome back', registerTitle: 'Open an account', username: 'Username', password: 'Password', confirmPassword: 'Confirm password', firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company',
    loginAction: 'Log in', loggingIn: 'Logging in…', registerAction: 'Create account', registering: 'Creating account…', noAccount: 'No account yet?', haveAccount: 'Already registered?', goRegister: 'Register here', goLogin: 'Log in here',
    loginFailed: 'Login failed', registrationFailed: 'Registration failed', logoutFailed: 'Logout failed', loginSuccessful: 'Login successful', registrationSuccessful: 'Registration successful', loggedOut: 'Logged out',
    welcomeBack: (name: string) => `Welcome back, ${name}!`, welcome: (name: string) => `Welcome, ${name}!`, loggedOutText: 'You have been successfully logged out.',
    panelTitle: 'Read side by side. Decide with evidence.',
    panel: [
      { title: 'AI-powered resume analysis', text: 'Every requirement with a verdict, and the quote that supports it.' },
      { title: 'Multilingual support', text: 'Spanish and English resumes on one scale, the original beside its translation.' },
      { title: 'Client and opportunity management', text: 'From the client to the role to the candidate, in one place.' },
    ],
  },
  account: {
    title: 'Account Settings', tab: 'User Details', firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company', save: 'Save changes', saving: 'Saving…',
    updated: 'Profile updated', updatedText: 'Your details have been saved.', updateFailed: 'Update failed', updateFailedText: 'Failed to update user details',
    intro: 'How you appear to your colleagues, and where the product reaches you.',
  },
  ...recruiting,
  languages: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese', ca: 'Catalan', und: 'Unknown language' } as Record<string, string>,
  upload: {
    intro: 'Upload a job description and up to five resumes. You get a score for each candidate, and the lines of the resume on which it rests.',
    job: 'Job Description', selectRole: 'Select Role', uploadFile: 'Upload File', client: 'Client', opportunity: 'Opportunity', role: 'Role', selectClient: 'Select a client', selectOpportunity: 'Select an opportunity', selectRoleOption: 'Select a role',
    noClients: 'No clients yet. Upload the job description as a file instead.', noOpportunities: 'No opportunities yet', noRoles: 'No roles yet',
    clientsFailed: 'Failed to fetch clients', opportunitiesFailed: 'Failed to fetch opportunities', rolesFailed: 'Failed to fetch roles', resumesFailed: 'Failed to fetch resumes', roleSelected: 'Role selected successfully', loadingRole: 'Loading the job description…',
    drop: 'Drop the file here, or click to choose', dropMany: 'Drop resumes here, or click to choose', hint: 'PDF or DOCX (Max. 5MB)', jobUploaded: 'Job description uploaded successfully', translatedFrom: (language: string) => `Translated from ${language}`,
    position: 'Position', skills: 'Key skills', remove: (name: string) => `Remove ${name}`, uploading: (percent: number) => `Uploading… ${percent} %`, progressOf: (name: string) => `Upload of ${name}`,
    preparing: 'Reading the document…', resumes: 'Resumes (Up to 5)', counter: (count: number) => `${count} of 5 resumes uploaded`, jobFirst: 'Upload a job description to add resumes.', translated: '(Translated)',
    analyze: 'Analyze Resumes', analyzing: 'Analyzing...', startOver: 'Start Over', warnings: 'Has passages that do not count',
    stages: { waiting: 'Waiting', extract: 'Reading the text', ocr: 'Recognising scanned pages', 'detect-language': 'Detecting the language', translate: 'Translating', 'read-job': 'Reading the requirements', score: 'Comparing with the requirements', summarise: 'Writing the summary', done: 'Done', failed: 'Failed' },
    processing: 'Processing Documents', processingText: 'This may take a few moments...', processingDetail: 'Translating content and analyzing matches...',
    dropProblems: {
      'file-invalid-type': () => 'File type must be PDF or DOCX', 'file-too-large': (bytes: number) => `File is larger than ${bytes} bytes`, 'file-too-small': (bytes: number) => `File is smaller than ${bytes} bytes`, 'too-many-files': () => 'Too many files',
    },
    how: 'How It Works',
    steps: [
      { title: 'Upload Documents', text: 'One job description and up to five resumes, as PDF or DOCX. Scanned pages are read too.' },
      { title: 'Automatic Translation', text: 'Spanish documents become English, line by line, and stay linked to the original.' },
      { title: 'Detailed Analysis', text: 'Each requirement gets a verdict with quotes. The score is their weighted sum, nothing else.' },
    ],
    cuts: { pages: (limit: number) => `Only the first ${limit} pages were read.`, characters: (limit: number) => `Only the first ${limit.toLocaleString('en')} characters were read.`, 'ocr-pages': (limit: number) => `Only the first ${limit} scanned pages were read.`, 'page-size': () => 'A very large page was read at a lower resolution.' },
  },
  toasts: {
    invalidType: 'Invalid file type', invalidTypeText: 'Please upload a PDF or DOCX file.', tooLarge: 'File too large', tooLargeText: 'Maximum file size is 5MB.', tooManyAtOnce: 'Too many files', oneFile: 'Please upload one job description.',
    jobFirst: 'Upload job description first', jobFirstText: 'Please upload a job description before adding resumes.', tooMany: 'Too many files', tooManyText: 'You can upload a maximum of 5 resumes.',
    notPdf: (file: string) => `${file} is not a PDF or DOCX file.`, exceeds: (file: string) => `${file} exceeds the 5MB limit.`, emptyFile: (file: string) => `${file} is empty.`,
    noJob: 'No job description', noJobText: 'Please upload a job description first.', noResumes: 'No resumes', noResumesText: 'Please upload at least one resume.', noJobUploaded: 'No job description uploaded',
    uploadFailed: 'Upload failed', jobUploadFailed: 'Failed to upload job description', resumeUploadFailed: 'Failed to upload resume', jobUploaded: 'Job description uploaded', resumeUploaded: 'Resume uploaded',
    uploadingResumes: 'Uploading resumes', uploadingCount: (count: number) => `Uploading ${count} resumes...`, deleteFailed: 'Could not remove the resume. Please try again.', error: 'Error',
    analysisFailed: 'Analysis failed', analysisFailedText: 'Failed to analyze resumes', analysisComplete: 'Analysis complete', analyzed: (count: number) => `Analyzed ${count} resume(s) successfully.`,
    roleLoaded: 'Role job description loaded', roleFailed: 'Failed to load role', roleFailedText: 'Could not load the role\'s job description', roleFileFailed: 'Failed to fetch role file',
    candidateFailed: 'Error loading candidate', candidateFailedText: 'Failed to load candidate details',
    exported: 'Export successful', exportedText: 'The results have been saved as a file.', noExport: 'No results to export', noDownload: 'No analysis to download', noCopy: 'No analysis to copy', downloaded: 'Download successful', downloadedText: 'The analysis has been saved as a text file.', copied: 'Copied to clipboard', copiedText: 'The analysis is on your clipboard.', candidateNotFound: 'Candidate not found',
    copyFailed: 'Copy failed', copyFailedText: 'Failed to copy text to clipboard. Please try again.', downloadFailed: 'Error de descarga', downloadFailedText: 'No se pudo descargar el currículum.', preparingDownload: 'Preparando descarga',
    analyzeFirst: 'Please analyze resumes first.', selectFirst: 'Please select a candidate.',
  },
  results: {
    summary: 'Match Results Summary', defaultJob: 'Job Position', none: 'N/A', skills: 'Key skills', processed: 'Resumes processed', translations: 'Translations performed', export: 'Export Results', translated: 'Translated', scored: (percent: number) => `Match score: ${percent}%`, notScored: 'Not scored',
    bands: { green: 'Excellent match', emerald: 'Strong match', blue: 'Good match', amber: 'Partial match', red: 'Weak match' },
    candidates: 'Candidate Analysis', candidateTabs: 'Candidates', noCandidates: 'No candidate data available. Please analyze resumes first.', noneSelected: 'Please select a candidate to view their analysis',
    view: 'Summary view', views: { default: 'Default View', technical: 'Technical Details', experience: 'Experience Timeline' }, strengths: 'Key Strengths', considerations: 'Areas for Consideration',
    downloadOriginal: 'Download Original Resume', downloadTranslation: 'Download Translation', downloadFull: 'Download Full Analysis', copy: 'Copy to Clipboard', analysedOn: (date: string) => `Analyzed ${date}`, failedTitle: 'This resume could not be analyzed',
    coverage: 'Coverage by Requirement Group', coverageText: 'How much of each group’s points a candidate earns. All groups together are the score.', candidate: 'Candidate', groups: { skill: 'Skills', experience: 'Experience', education: 'Education', language: 'Languages', certification: 'Certifications', other: 'Titles and wording' }, groupPoints: (points: string) => `${points} of 100 points`,
    comparison: 'Technical Requirements Comparison', comparisonText: 'A tick is backed by a quote; a cross means that the resume does not show it.', skill: 'Skill', comparisonCells: { met: 'Met', partial: 'Partly met', missing: 'Not shown', mentioned: 'Mentioned in the summary', considered: 'Only among the considerations' }, noSkills: 'The job description names no skills.', showEvidence: (skill: string, name: string) => `${skill}: show the evidence of ${name}`,
  },
  evidence: {
    title: 'Evidence', intro: 'Choose a requirement to see its passage in the resume.', requirements: 'Requirements', verdicts: { met: 'Met', partial: 'Partly met', missing: 'Not shown' }, must: 'Must have', nice: 'Nice to have', points: (points: string, of: string) => `${points} of ${of} points`,
    filter: 'Filter by verdict', all: 'All', noQuotes: 'No passage of the resume shows this.', text: 'Resume text', textOf: (name: string) => `Resume text of ${name}`, views: { both: 'Side by side', english: 'English', original: 'Original' }, english: 'English', original: (language: string) => `Original (${language})`, originalView: 'Text to read', textFailed: 'The resume’s text could not be loaded.',
    none: 'No requirement could be read from this job description.', noneWith: 'No requirement has this verdict.', openPassage: 'Show in the resume', notCounted: 'Does not count', share: (met: number, total: number) => `${met} of ${total} requirements met`, legend: 'As wide as the points it can earn, as full as it is met',
  },
  arithmetic: { title: 'How the score adds up', text: 'Each line gives degree × weight, scaled so that everything together makes 100 points.', line: 'What counts', weight: 'Weight', degree: 'Degree', points: 'Points', of: 'of', total: 'Score', sum: 'Sum', rounded: (sum: string, score: number) => `${sum} points, rounded to ${score} of 100`, asOf: (month: string) => `“Present” was read as ${month}.` },
  provenance: {
    title: 'How this was made', plugins: { 'match-builtin': 'the built-in matcher', 'translate-apertium': 'Apertium' } as Record<string, string>, scoredBy: (plugin: string) => `Scored by ${plugin}`, translatedBy: (plugin: string) => `translated by ${plugin}`, stage: 'Stage', by: 'Plugin', time: 'Time', instead: (plugin: string, reason: string) => `instead of ${plugin}: ${reason}`,
    stages: { extract: 'Text', ocr: 'Scanned pages', 'detect-language': 'Language', translate: 'Translation', 'read-job': 'Requirements', score: 'Score', summarise: 'Summary' } as Record<string, string>,
  },
  warnings: {
    title: 'Passages that do not count', text: 'They were found in the resume and left out of the score.',
    kinds: { 'hidden-text': 'Text that a reader would not see', 'invisible-characters': 'Invisible characters', instructions: 'Instructions to the reader', 'pasted-job-description': 'A pasted copy of the job description', 'keyword-stuffing': 'A pile of keywords' },
    reasons: { 'background-colour': 'in the colour of the page', tiny: 'too small to read', 'off-page': 'outside the page', covered: 'covered by something else', transparent: 'transparent', 'hidden-run': 'marked as hidden', 'invisible-characters': 'invisible characters' } as Record<string, string>,
    more: (count: number) => `and ${count} more`,
  },
  report: { title: 'Candidate Analysis', score: 'Match Score', summary: 'Summary', strengths: 'Key Strengths', considerations: 'Areas for Consideration', none: 'None identified.', open: 'Printable Report', print: 'Print', back: 'Back to the analysis', evidence: 'Requirements and evidence', more: (count: number) => `and ${count} more in the full analysis`, all: (total: number) => (total === 1 ? 'The full analysis shows the requirement with its quotes.' : `The full analysis shows all ${total} requirements with their quotes.`), leftOut: 'Left out of the score', job: (title: string, file: string) => `Read against ${title} (${file})` },
  ...administration,
  /** Sentences of the server and of the validation, by their English text, in the language of the page. */
  sentences: {} as Record<string, string>,
};

export type Texts = typeof en;
