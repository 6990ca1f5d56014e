import { limits } from './limits.ts';

/** What can be wrong with input, by code, in English; `{name}` stands for a value. Answered with `invalid-input`. */
export const issues = {
  'invalid-input': 'The data is not valid.',
  'value-invalid': 'The value of {path} is not valid.',
  'id-invalid': 'Invalid id.',
  'limit-invalid': 'The limit must be a number from 1 to 500.',
  'cursor-invalid': 'The cursor must be one that an answer has given.',
  'too-long': `Must be at most ${limits.nameMaximum} characters`,

  'value-required': 'A value is required.',
  'date-invalid': 'Write the day as year, month and day: 2026-11-30.',
  'consent-unknown': 'Unknown consent.',
  'tags-too-many': `A candidate can have at most ${limits.tagsOfPerson} tags.`,

  'username-too-short': `Username must be at least ${limits.usernameMinimum} characters`,
  'password-too-short': `Password must be at least ${limits.passwordMinimum} characters`,
  'password-too-short-here': 'Password must be at least {minimum} characters',
  'password-too-long': `Password must be at most ${limits.passwordMaximum} characters`,
  'passwords-differ': "Passwords don't match",
  'current-password-wrong': 'The current password is not right',
  'first-name-required': 'First name is required',
  'last-name-required': 'Last name is required',
  'email-invalid': 'Please enter a valid email address',
  'new-user-email-invalid': 'Invalid email address',
  'company-required': 'Company name is required',
  'user-role-required': 'Role is required',
  'language-unknown': 'Unknown language.',

  'name-required': 'Name is required',
  'name-too-long': `Name must be at most ${limits.nameMaximum} characters`,
  'new-client-name-required': 'Client name is required',
  'client-name-required': 'El nombre del cliente es requerido',
  'swap-unknown': 'Unknown kind of swap.',
  'status-unknown': 'Unknown status.',
  'sort-unknown': 'Unknown order.',
  'ids-required': 'Choose at least one candidate.',
  'ids-too-many': `Choose at most ${limits.candidatesChosen} candidates.`,
  'reason-required': 'Give a reason.',
  'reason-too-long': `A reason must be at most ${limits.noteMaximum} characters`,
  'unmask-reason-too-long': `A reason must be at most ${limits.unmaskReasonMaximum} characters`,
  'note-required': 'Write a note.',
  'letter-required': 'Write the letter.',
  'letter-too-long': `A letter must be at most ${limits.letterMaximum} characters`,
  'letter-kind-unknown': 'Unknown kind of letter.',
  'letter-not-sent-yet': 'A letter cannot have been sent on a day to come.',
  'template-required': 'Write the template.',
  'template-too-long': `A template must be at most ${limits.templateMaximum} characters`,
  'placeholder-unknown': 'These are no placeholders of this letter: {names}. Write one of: {known}.',
  'contact-too-long': `A contact must be at most ${limits.contactMaximum} characters`,
  'days-out-of-range': `Give a number of days from 0 to ${limits.dueDaysMaximum}`,
  'note-too-long': `A note must be at most ${limits.noteMaximum} characters`,
  'expected-salary-too-long': `Expected salary must be at most ${limits.expectedSalaryMaximum} characters`,

  'requirement-text-required': 'Say what is required.',
  'requirement-too-long': `A requirement must be at most ${limits.requirementMaximum} characters`,
  'question-too-long': `A question must be at most ${limits.questionMaximum} characters`,
  'question-empty': 'Say what you are looking for.',
  'requirement-unknown': 'There is no such requirement.',
  'requirement-twice': 'This requirement is there already.',
  'requirement-not-removable': 'A requirement of the job description can be switched off, not removed.',
  'requirements-all-off': 'Keep at least one requirement switched on.',
  'requirements-too-many': `You can add a maximum of ${limits.requirementsAdded} requirements.`,
  'version-not-restorable': 'This version is not there, or belongs to a file that was replaced.',
  'signal-unknown': 'There is no such line.',
  'share-out-of-range': `A line must be worth from ${limits.shareMinimum * 100} to ${limits.shareMaximum * 100} points`,
  'weight-out-of-range': `A weight must be a number from ${limits.weightMinimum} to ${limits.weightMaximum}`,
} as const;
export type IssueKey = keyof typeof issues;
/** What a rule of a schema can say: it has no values to fill in. */
export type RuleKey = {
  [Key in IssueKey]: (typeof issues)[Key] extends `${string}{${string}` ? never : Key;
}[IssueKey];
