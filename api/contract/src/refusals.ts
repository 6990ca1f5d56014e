import { issues } from './issues.ts';
import { limits } from './limits.ts';

/**
 * Why a document or a candidate failed, by the code that is stored with it and answered to the call that waits for it.
 */
export const failures = {
  'document.password': [422, 'This document is protected by a password. Upload it without one.'],
  'document.damaged': [
    422,
    'This file is damaged and cannot be opened. Save it again, or export it as a PDF, and upload it once more.',
  ],
  'document.unreadable': [
    422,
    'No readable text was found in this document. Upload a version with text, or a clearer scan.',
  ],
  'document.empty': [422, 'This file is empty. Upload one with text.'],
  'document.wrong-type': [415, 'Please upload a PDF or DOCX file.'],
  'document.too-complex': [422, 'This document is too complex to be read. Print it to a PDF and upload that.'],
  'document.too-large': [
    413,
    'This document is too large once unpacked. Remove pictures or pages and upload it again.',
  ],
  'document.not-prepared': [
    422,
    'This document could not be processed. Please upload it again; if that does not help, tell your administrator.',
  ],
  'job-description.failed': [422, 'The job description could not be read. Upload another one.'],
  'analysis.too-complex': [422, 'This resume is too complex to be analyzed. Print it to a PDF and upload that.'],
  'analysis.failed': [
    422,
    'This candidate could not be analyzed. Please try again; if that does not help, tell your administrator.',
  ],
} as const;
export type FailureCode = keyof typeof failures;

/**
 * Everything that the server refuses: HTTP status and English sentence, in which `{name}` stands for a value. The key
 * is the code for programs. Where one code has several sentences, a colon and a word tell them apart.
 */
export const refusals = {
  ...failures,
  'not-signed-in': [401, 'Not signed in'],
  'wrong-credentials': [401, 'Invalid username or password'],
  'second-factor.needed': [401, 'Enter the code of your authenticator app, or a recovery code.'],
  'second-factor.wrong-code': [401, issues['code-wrong']],
  'second-factor.required': [403, 'Your company asks for a second factor. Set it up first.'],
  'second-factor.on': [409, 'The second factor is on already.'],
  'second-factor.off': [409, 'The second factor is off, and its setting up has not begun.'],
  'account-deactivated': [403, 'This account has been deactivated. Ask an administrator of your company.'],
  'passwords-off': [403, 'Passwords are switched off here. Sign in by your company’s identity provider.'],
  'sign-on.off': [404, 'No identity provider is set up here.'],
  'sign-on.not-begun': [400, 'This sign-in was not begun in this browser, or it took too long. Please try again.'],
  'sign-on.denied': [403, 'The identity provider did not let you in.'],
  'sign-on.unreachable': [
    503,
    'The identity provider does not answer as it should at the moment. Please try again shortly; if that does not ' +
      'help, tell your administrator.',
  ],
  'sign-on.not-trusted': [
    401,
    'What the identity provider answered cannot be trusted, so you were not signed in. Tell your administrator.',
  ],
  'sign-on.no-email': [403, 'The identity provider does not say your email address. Tell your administrator.'],
  'sign-on.no-company': [403, 'Your account at the identity provider belongs to no company here.'],
  'sign-on.no-role': [403, 'Your account at the identity provider gives you no role here.'],
  'sign-on.other-company': [403, 'Your account here belongs to another company than the identity provider says.'],
  'admins-only': [403, 'Only administrators may do this.'],
  'token.invalid': [401, 'This API token is not valid: it is mistyped, has expired or was revoked.'],
  'token.in-address': [
    400,
    'Send an API token in the header Authorization. Revoke this one, as addresses are written down.',
  ],
  'token.reads-only': [403, 'This API token may only read.'],
  'token.not-admin': [403, 'This API token may not make the calls of administrators.'],
  'token.personal': [403, 'This is for somebody who is signed in, and not for API tokens.'],
  'token.too-many': [409, `One user has at most ${limits.tokensOfUser} API tokens. Revoke one that is not needed.`],
  'webhook.offline': [409, 'Webhooks are not called while OFFLINE=true.'],
  'webhook.paused': [409, 'This webhook is paused. Let it go on first.'],
  'webhook.too-many': [
    409,
    `A company has at most ${limits.webhooksOfCompany} webhooks. Delete one that is not needed.`,
  ],
  'foreign-origin': [403, 'This request came from another site and was refused.'],
  'registration-closed': [403, 'Registration is closed. Ask your administrator for an account.'],
  'too-many-attempts:a-minute': [429, 'Too many attempts. Please try again in a minute.'],
  'too-many-attempts:minutes': [429, 'Too many attempts. Please try again in {minutes} minutes.'],
  'too-many-uploads': [429, 'Too many uploads at once. Please try again in a moment.'],
  'too-many-analyses': [429, 'Too many analyses at once. Please try again in a moment.'],
  'too-many-calls': [429, 'Too many calls with this API token. Please try again in a moment.'],
  'too-many-reports': [429, 'Too many reports at once. Please try again in a moment.'],
  'trial-under-way': [429, 'Another trial is under way. Please try again in a few seconds.'],

  // Another company's row gets the same answer as one that is absent.
  'not-found:call': [404, 'There is no such call.'],
  'not-found:token': [404, 'API token not found.'],
  'not-found:webhook': [404, 'Webhook not found.'],
  'not-found:user': [404, 'User not found.'],
  'not-found:client': [404, 'Client not found.'],
  'not-found:opportunity': [404, 'Opportunity not found.'],
  'not-found:role': [404, 'Role not found.'],
  'not-found:job-description': [404, 'Job description not found.'],
  'not-found:resume': [404, 'Resume not found.'],
  'not-found:candidate': [404, 'Candidate not found.'],
  'not-found:search': [404, 'Search not found.'],
  'not-found:hold': [404, 'Legal hold not found.'],
  blind: [403, 'This candidate is reviewed blind, and this would show who it is. Unmask the candidate first.'],
  'blind:text': [403, 'What is shown of it is masked and cannot be changed. Unmask the candidate first.'],
  'blind:company': [403, 'It holds everything by name, and something of the company is reviewed blind.'],
  'retention.not-due': [409, 'One of these candidates is not due any more. Load the list again.'],
  held: [409, 'A legal hold keeps this from being deleted. An administrator can lift it.'],
  'swap-check.nobody': [409, 'This role has no scored candidate to check with.'],
  'not-found:erasure': [404, 'Erasure not found.'],
  'not-found:import': [404, 'Import not found.'],
  'not-found:note': [404, 'Note not found.'],
  'not-found:requirement': [404, 'The requirement is not one that counts here.'],
  'not-found:correction': [404, 'There is no such correction.'],
  'not-found:fact': [404, 'This is not read from the resume any more. Load it again.'],
  'not-found:judgment': [404, 'The verdicts of that time were not kept.'],
  'not-found:share': [404, 'There is no such shared page.'],
  'not-found:letter': [404, 'There is no such letter.'],
  'not-found:source': [404, 'There is no such folder or mailbox.'],

  'invalid-input': [400, issues['invalid-input']],
  'invalid-input:no-job-description': [400, 'Please upload a job description before adding resumes.'],
  'malformed-json': [400, 'The data is not valid JSON.'],
  'unstorable-text': [400, 'The data contains characters that cannot be stored.'],
  'body-too-large': [413, 'The data is too large.'],
  'wrong-content-type:json': [415, 'Send the data as application/json.'],
  'wrong-content-type:form': [415, 'Send the data as multipart/form-data.'],
  'wrong-content-encoding': [415, 'Send the data uncompressed.'],
  'form.invalid': [400, 'This is not a form with a file.'],
  'form.broken': [400, 'The upload was cut off or is not a valid form.'],
  'form.too-many-files': [400, 'Upload one file at a time.'],
  'form.too-many-fields': [413, 'The form has too many fields.'],
  'file.missing': [400, 'File is required'],
  'file.too-large': [413, 'Maximum file size is {megabytes}MB.'],
  'file.too-large:role': [413, 'File size must not exceed {megabytes}MB'],
  'document.wrong-type:role': [415, 'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT'],
  'document.wrong-type:content': [
    415,
    'The content of this file is not what its name says. Save it again as PDF, DOCX, Markdown or TXT.',
  ],

  'document.virus': [422, 'Virus scanners take this file for a virus. It was not stored.'],

  'upload.too-much': [
    413,
    'One upload may bring {files} files and {megabytes}MB at most. Upload this file again after the others.',
  ],
  'archive.too-large': [413, 'This archive is too large: {megabytes}MB at most. Split it, or upload its files.'],
  'archive.too-slow': [
    408,
    'This archive came so slowly that others had to wait, and was left. Upload it again, or its files unpacked.',
  ],
  'archive.too-many-files': [413, 'This archive holds more files than the {files} of one upload. Split it.'],
  'archive.damaged': [422, 'This archive is damaged and cannot be opened. Pack it again, or upload its files.'],
  'archive.empty': [422, 'This archive holds no files.'],
  'archive.nested': [415, 'Archives within an archive, and other kinds than ZIP, are not opened. Upload the files.'],

  'table.wrong-type': [415, 'This is no CSV or XLSX file. Save the spreadsheet as one of the two, without a password.'],
  'table.damaged': [
    422,
    'This spreadsheet cannot be read: it is damaged, or a quotation mark is never closed. Save it again, best as CSV.',
  ],
  'table.empty': [422, 'This spreadsheet is empty.'],
  'table.too-large': [
    413,
    'A spreadsheet may have {rows} rows, {columns} columns and {megabytes}MB at most. Split it into several.',
  ],
  'table.not-read': [503, 'The spreadsheet could not be read at the moment. Please try again.'],
  'categories.too-many': [
    422,
    'A column has more than {most} different values, and so is hardly one of categories. Choose another one.',
  ],
  'import.under-way': [409, 'This import is under way. Wait until it has ended.'],
  'import.not-checked': [409, 'This import has not been checked, or has been carried out already.'],
  'import.not-undoable': [409, 'There is nothing to undo any more: a day has passed, or it was undone.'],

  'username-taken': [409, 'Username already exists'],
  'email-taken': [409, 'Email already exists'],
  'user.last-admin': [409, 'The last administrator cannot be given another role.'],
  'user.last-admin:active': [409, 'The last administrator cannot be deactivated.'],
  'samples.there': [409, 'The sample documents are here already.'],
  'client.name-taken': [409, 'A client with this name already exists'],
  'client.has-opportunities': [409, 'El cliente tiene oportunidades asociadas. Elimine primero las oportunidades.'],
  'changed-meanwhile': [
    409,
    'Somebody else has changed this meanwhile. Look at the current version, then make your change again.',
  ],
  'resumes.too-many': [409, `You can upload a maximum of ${limits.resumesPerJobDescription} resumes.`],
  'note.of-another': [403, 'Only the author of a note may change or delete it.'],
  'question.not-understood': [422, 'Nothing to look for was understood. Name skills, languages, titles or years.'],
  'person.in-role': [409, 'This candidate is in the role already.'],
  'person.only-resume': [409, 'This candidate has no other resume, so there is nothing to separate.'],
  'job-description.needed': [409, 'A role needs this analysis. Remove its candidates from the role first.'],
  'job-description.in-role': [409, 'This job description belongs to a role already.'],
  'export.none': [404, 'There is no archive to download. Make one first.'],
  'export.range': [416, 'The archive has no such part.'],
  'report.none': [404, 'There is no candidate for a report here.'],
  'report.too-many': [400, `A report holds at most ${limits.candidatesInReport} candidates. Choose fewer.`],
  'decision.outdated': [
    409,
    'The score is not up to date: it is being added up again, or an earlier version of Cotejo made it. Try again in ' +
      'a moment or, if that does not help, analyze this candidate again.',
  ],
  'rejection.unseen': [
    409,
    'Several candidates are rejected only by somebody who has seen, within the last 30 minutes and since the last ' +
      'change of a score, what each resume does not show. Open the reasons and try again.',
  ],
  'report.not-drawn': [503, 'The report could not be made. Please try again, or with fewer candidates.'],
  'pack.tells': [
    422,
    'This would tell who {candidate} is: it says “{words}”. Take that out, or show the candidate by name.',
  ],
  'pack.tells:withheld': [422, 'This would tell who {candidate} is, in a quote or in what you wrote. Leave it out.'],
  'share.no-address': [409, 'Nothing can be shared by a link, as PUBLIC_URL is not set. Hand over a file.'],
  'answers.unreadable': [415, 'This is no file of answers that a page of profiles has made.'],
  'logo.none': [404, 'There is no logo.'],
  'logo.unreadable': [415, 'This is no picture that can be used as a logo. Save it as PNG, JPEG or WebP.'],
  'logo.too-large': [413, 'A logo may have {megabytes}MB and {megapixels} million pixels at most.'],
  'resumes.none': [400, 'Please upload at least one resume.'],
  'document.not-ready:resume': [409, 'This resume has not been read yet.'],
  'document.not-ready:job-description': [409, 'This job description has not been read yet.'],
  'analysis.running': [503, 'The analysis is still running. Please ask again in a moment.'],

  'storage.missing': [404, 'This file is no longer there.'],
  'storage.unavailable': [503, 'The file storage does not answer. Please try again in a moment.'],
  'storage.unreadable': [500, 'This file cannot be decrypted. Please tell your administrator.'],
  'storage.full': [507, 'The file storage is full. Please tell your administrator.'],
  'database-unavailable:unreachable': [503, 'The database cannot be reached at the moment. Please try again shortly.'],
  'database-unavailable:silent': [503, 'The database does not answer at the moment. Please try again shortly.'],
  internal: [500, 'Something went wrong on the server. Please try again.'],
} as const;
export type RefusalKey = keyof typeof refusals;

type CodeOf<Key extends string> = Key extends `${infer Code}:${string}` ? Code : Key;
export type RefusalCode = CodeOf<RefusalKey>;

/** The code for programs: the key without the word that tells sentences apart. */
export const codeOf = (key: RefusalKey): RefusalCode => key.split(':', 1)[0] as RefusalCode;
