/** Which plugins do the work, and the trial of them all. */
export const plugins = {
  plugins: {
    tab: 'Plugins', intro: 'Who reads, translates and judges documents on this server, and where those documents go.', loading: 'Asking the plugins how they are…', loadFailed: 'The plugins could not be loaded.',
    title: 'Who does the work', order: 'The first plugin of a stage does its work; the next one stands in where it cannot.', again: 'Check again',
    offline: 'Offline mode is on: nothing leaves the private network, and plugins that call a cloud service are refused.',
    budget: (spent: string, limit: string) => `Cloud services have used ${spent} of ${limit} tokens this month.`, budgetSpent: 'The budget is used up; until next month other plugins do the work of cloud services.',
    columns: { stage: 'Stage', plugin: 'Plugin', model: 'Model', egress: 'Documents go', tokens: 'Tokens this month, all stages', state: 'State' },
    stages: { extract: 'Read the file', ocr: 'Read scanned pages', 'detect-language': 'Tell the language', translate: 'Translate into English', 'read-job': 'Read the requirements', score: 'Judge the resume', summarise: 'Write the summary' },
    nobody: 'No plugin', version: (version: string) => `version ${version}`, place: (place: number) => `${place}.`, kinds: { 'application/pdf': 'PDF', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word', 'text/markdown': 'Markdown', 'text/plain': 'Text' } as Record<string, string>,
    egress: { none: 'Nowhere', local: 'To your own network', cloud: 'To a cloud service' }, works: 'Works', skipped: 'Skipped', skippedSince: (since: string) => `It has not answered since ${since}. It is skipped, and tried once a minute.`, down: 'Does not work', downNote: 'It does not say why.', tokens: (total: string) => `${total} tokens`,
    trial: {
      title: 'Try it', text: 'Takes a scanned Spanish resume and a short job description, both made up, through every stage. Nothing is stored.', start: 'Try it', again: 'Try it again', running: 'Trying…', now: (stage: string) => `At work: ${stage}`,
      parts: { job: 'Job description', resume: 'Resume', match: 'The resume beside the job' }, ended: (time: string) => `All stages done in ${time}.`, endedBadly: (time: string) => `Ended after ${time}. Not every stage could be done.`, failed: 'The trial broke off before its end.',
      atWork: 'At work…', by: (plugin: string, version: string) => `${plugin} ${version}`, usage: (calls: number, tokens: string) => `${calls} call${calls === 1 ? '' : 's'}, ${tokens} tokens`, beside: (plugins: string) => `with ${plugins}`,
      could: (plugin: string, reason: string) => `${plugin} could not: ${reason}`, nobody: 'No plugin could do this stage, so what follows from it was left out.', none: 'No plugin is configured for this stage.', refused: (code: string) => `The document was refused (${code}).`,
      picture: 'The page is a picture without text.', score: (score: string) => `${score} of 100`,
      reasons: {
        auth: 'its key was refused', 'rate-limit': 'it was asked too often', unavailable: 'it cannot be reached', timeout: 'it took too long', 'bad-input': 'it could not use the text', 'bad-output': 'its answer was of no use',
        crashed: 'it broke down', 'too-long': 'the text is too long for it', missing: 'the model is not there', refused: 'the model would not answer', budget: 'the tokens of this month are used up',
      } as Record<string, string>,
    },
  },
};
