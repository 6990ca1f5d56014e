/** Asking all people of the company, and the people whom a role knows. */
export const pool = {
  pool: {
    label: 'Find candidates',
    field: 'Names, words, or what you need: SAP and German, at least five years',
    people: 'People found',
    ask: 'Ask',
    hint: 'The list shows who has the words. Ask, in English or Spanish, and resumes are judged by what you need.',
    understood: 'Understood',
    leftOut: (parts: string) => `Left out: ${parts}. A resume shows what somebody has, not what somebody lacks.`,
    change: (text: string) => `Change “${text}”`,
    remove: (text: string) => `Remove “${text}”`,
    add: 'Add a requirement',
    requirement: 'Requirement',
    apply: 'Apply',
    cancel: 'Cancel',
    close: 'Close',
    clear: 'Clear the search',
    failed: 'The search could not be carried out. Please try again.',
    asking: 'Looking for people …',
    looked: (found: number, looked: number) =>
      `${found === 1 ? '1 person shows' : `${found} people show`} something of it; ` +
      `${looked === 1 ? '1 resume was' : `${looked} resumes were`} judged, the nearest to what is asked for.`,
    looking: (looked: number, nearest: number) => `${looked} of ${nearest} resumes judged …`,
    nobody: 'Nobody whose resume shows it was found.',
    rest: (count: number) => `Show ${count} more requirement${count === 1 ? '' : 's'}`,
    more: 'Show more',
    verdicts: { met: 'Shown', partial: 'Partly shown', missing: 'Not shown' },
    resume: (file: string, date: string) => `${file}, ${date}`,
    save: 'Save this search',
    saveAs: 'Name of the search',
    saved: 'Search saved',
    savedSearches: 'Saved searches',
    deleteSaved: (name: string) => `Delete the search “${name}”`,
    score: (score: number) => `Score ${score} of 100`,
    lastContact: (date: string) => `last contact ${date}`,
    consent: { unknown: 'consent not known', given: 'consent given', withheld: 'consent withheld' },
    elsewhere: (status: string, role: string, client: string, date: string) =>
      `${status} at ${client} for ${role}, since ${date}`,
    submitted: (client: string, role: string, status: string, date: string) =>
      `${client} knows this person already: ${status} for ${role}, since ${date}. A second submission may be refused.`,
    known: (count: number) =>
      count === 1 ? '1 person you know fits this role' : `${count} people you know fit this role`,
    knownTitle: 'People you know',
    show: 'Show',
    choose: (name: string) => `Choose ${name}`,
    chooseShown: (count: number) => (count === 1 ? 'Choose the one shown' : `Choose the first ${count}`),
    chosen: (count: number) => `${count} chosen`,
    shortlist: 'Add to a role',
    shortlistTitle: (count: number) => (count === 1 ? 'Add 1 person to a role' : `Add ${count} people to a role`),
    willBeAdded: (free: number, inRole: number) =>
      `${free === 1 ? '1 person' : `${free} people`} will be added` +
      (inRole === 0 ? '.' : `; ${inRole} ${inRole === 1 ? 'is' : 'are'} in the role already.`),
    shortlisted: (count: number, role: string) =>
      `${count === 1 ? '1 person was' : `${count} people were`} added to ${role}`,
    takeUp: 'Add to the role',
    takeUpPerson: (name: string) => `Add to the role: ${name}`,
    taken: (name: string) => `${name} was added to the role`,
    takeUpFailed: 'This person could not be added. Please try again.',
  },
};
