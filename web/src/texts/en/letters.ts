import type { LetterRemark } from '@cotejo/contract';

/** Letters to candidates: the page of one, and the list of those that are due. */
export const letters = {
  letters: {
    title: (name: string) => `Letter to ${name}`,
    intro:
      'Filled with what is stored about this candidacy. Read it, change it, and send it yourself: Cotejo ' +
      'sends nothing.',
    loadFailed: 'The letters of this candidate could not be loaded.',
    draftFailed: 'The letter could not be written.',
    kind: 'Kind of letter',
    language: 'Language of the letter',
    text: 'The letter',
    textHint: 'Your changes stay in this tab only, until you mark the letter as sent.',
    remarks: {
      'no-decision': 'No decision is recorded for this candidate. Set the status first, so that the letter can say it.',
      'not-current':
        'This candidate is being scored again, or the score comes from earlier requirements. The facts may ' +
        'still change.',
      'no-requirements': 'No requirement has been judged, so the letter has little to explain.',
      'own-contact':
        'The letter names you as the contact. An administrator can set one for everybody, under ' +
        'Administration, Letters.',
    } satisfies Record<LetterRemark, string>,
    copy: 'Copy',
    copied: 'Letter copied',
    copyFailed: 'The browser refused to copy.',
    print: 'Print',
    saved: 'Letter saved',
    again: 'Start again from the template',
    sentOn: 'Sent on',
    mark: 'Mark as sent',
    marked: 'Letter marked as sent',
    markHint: 'The text is then kept with the candidate, together with the day and your name.',
    failed: 'The change could not be saved. Please try again.',
    due: (kind: string) => `${kind}: due date`,
    dueDay: 'Due date',
    dueOn: (day: string) => `due on ${day}`,
    overdue: (day: string) => `overdue since ${day}`,
    notDue: 'No due date is set.',
    bySettings: 'set by the company’s settings',
    takeAway: 'Not due',
    sent: 'Sent letters',
    noneSent: 'No letter has been marked as sent yet.',
    sentTitle: (kind: string, day: string) => `${kind}, ${day}`,
    sentBy: (name: string) => `Marked by ${name}`,
    somebody: 'somebody',
    takeBack: 'Not sent after all',
    takenBack: 'No longer marked as sent',
    dueTitle: 'Letters that are due',
    dueIntro: 'The earliest first. A letter leaves this list when it is marked as sent.',
    home: 'Your roles',
    dueLoading: 'Loading the letters…',
    dueFailed: 'The letters that are due could not be loaded.',
    noneDue: 'No letter is due.',
    letterTo: (kind: string, name: string) => `${kind} to ${name}`,
    more: 'Show more',
  },
};
