import type { ArrivalSkip, ArrivedFile, IntakeSource, SourceProblem } from '@cotejo/contract';

/** The folder and mailboxes from which resumes are taken by themselves. */
export const sources = {
  sources: {
    tab: 'Intake',
    intro: 'What arrives in a folder or in a mailbox, and becomes resumes by itself.',
    title: 'Folders and mailboxes',
    hint: 'They are set by whoever runs the server. Nothing in them is changed; a mail that was read gets a mark.',
    none:
      'Nothing is read by itself yet. Whoever runs the server sets INTAKE_DIR for a folder or INTAKE_MAILBOXES for ' +
      'mailboxes.',
    loading: 'Loading folders and mailboxes…',
    loadFailed: 'The folders and mailboxes could not be loaded.',
    kinds: { folder: 'Folder', mailbox: 'Mailbox' } satisfies Record<IntakeSource['kind'], string>,
    forRole: (role: string) => `For ${role}`,
    forNobody: 'For no role yet',
    byFolder:
      'A folder in it whose name begins with the number of a role, such as “17” or “17 Payroll”, holds resumes for ' +
      'that role. The number stands in the address of the role’s page. Files outside of such folders are for no role ' +
      'yet.',
    works: 'Works',
    fails: 'Does not work',
    unknown: 'Not looked at yet',
    lookedAt: (time: string) => `Last look: ${time}`,
    counts: (taken: number, known: number, refused: number) =>
      `${taken} taken, ${known} known already, ${refused} refused`,
    try: 'Try now',
    trying: 'Trying…',
    tried: 'It can be opened',
    triedText: 'What has arrived is being read.',
    silent: 'No answer yet',
    silentText: 'No process has looked at it within 20 seconds. Is a worker running?',
    tryFailed: 'It could not be tried.',
    problems: {
      'host-unknown': 'No server has this name. Check its address in INTAKE_MAILBOXES.',
      'host-refuses': 'The mail server refuses connections at this port. Check the address and the port.',
      'host-silent': 'The mail server does not answer. Check the address, the port and the firewall.',
      'connection-lost': 'The connection was lost. The next look goes on where this one ended.',
      offline: 'This address cannot be reached from here. With OFFLINE=true only addresses on a private network can.',
      'no-tls': 'The mail server does not encrypt as it should. Use imaps with port 993, or imap with STARTTLS.',
      'certificate-expired': 'The certificate of the mail server has expired. It has to be renewed there.',
      'certificate-of-another': 'The certificate of the mail server is for another name. Use the name that it is for.',
      'certificate-unknown':
        'The certificate of the mail server is signed by nobody known here. Name the authority in NODE_EXTRA_CA_CERTS.',
      'wrong-password':
        'The mail server refuses this user name or password. Many providers want a password made for programs.',
      'no-such-mail-folder': 'The mailbox has no folder of this name.',
      'folder-gone': 'The folder is not there. Check INTAKE_DIR, and that the drive is connected.',
      'folder-closed': 'The folder may not be read by the account that runs Cotejo.',
      'files-closed':
        'Some files in the folder may not be read by the account that runs Cotejo. The others were taken.',
      'folder-fails': 'The folder cannot be read: the drive or the network reports an error.',
      'no-such-role': 'There is no role with the number in INTAKE_MAILBOXES. Nothing is read until there is.',
      'storage-full': 'The disk for files is full. What has come waits where it is.',
      'storage-away': 'The file storage does not answer. What has come waits where it is.',
      unexpected: 'Something went wrong that is not known here. The log of the server says more.',
    } satisfies Record<SourceProblem, string>,
    arrivals: {
      title: 'What has come',
      hint: 'Senders, subjects and file names are forgotten after 90 days.',
      show: 'Which to show',
      all: 'Everything',
      skipped: 'Refused or skipped',
      empty: 'Nothing has come yet.',
      emptySkipped: 'Nothing was refused or skipped.',
      loading: 'Loading what has come…',
      loadFailed: 'What has come could not be loaded.',
      more: 'Show more',
      forgotten: 'No longer remembered',
      from: (sender: string) => `from ${sender}`,
      reading: 'Is being read',
      outcomes: { taken: 'Taken', known: 'Known already', refused: 'Refused' } satisfies Record<
        ArrivedFile['outcome'],
        string
      >,
      deleted: 'Deleted since',
      skips: {
        'no-attachment': 'Skipped: nothing is attached.',
        'auto-reply': 'Skipped: an automatic reply.',
        bounce: 'Skipped: a notice that a mail could not be delivered.',
        loop: 'Skipped: the mail goes in a circle between servers.',
        encrypted: 'Skipped: the mail is encrypted.',
        'too-many-parts': 'Skipped: the mail has more parts than any honest one.',
        broken: 'Skipped: the mail is damaged, and its parts cannot be told.',
        gone: 'Skipped: the mail was deleted before it could be read.',
        'no-role-in-name':
          'Skipped: the name of its folder does not begin with the number of a role. Rename the folder.',
      } satisfies Record<ArrivalSkip, string>,
    },
  },
};
