import { common } from '@cotejo/contract/wording/en/common';

/** Words of lists, forms and dialogs on any screen, and the names of a job description. */
export const shared = {
  /** The way of an administrator from a record to its part of the company's history. */
  recordHistory: 'Who saw and changed this',
  trail: { label: 'Where this is', back: (name: string) => `Back to ${name}` },
  table: {
    previous: 'Previous page',
    next: 'Next page',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  },
  forms: {
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving…',
    create: 'Create',
    creating: 'Creating…',
    delete: 'Delete',
    deleting: 'Deleting…',
    erase: 'Erase',
    erasing: 'Erasing…',
    error: 'Error',
    undo: 'Undo',
    open: 'Open',
    draftKept: 'What you typed earlier is still here.',
    draftDiscard: 'Discard it',
    chooseFileAgain: 'Please choose the file again.',
    changedMeanwhile: (name: string) =>
      `Somebody else changed this meanwhile. It is now called “${name}”. Save again to replace that with yours.`,
  },
  /** A job description that somebody has as text. */
  paste: {
    open: 'Or paste the text',
    label: 'Text of the job description',
    use: 'Use this text',
    /** The name of the file that the text becomes, where its first line is no title. */
    fileName: 'Job description',
  },
  shownOnce: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser refused to copy. Select it and copy it by hand.',
    done: 'Done',
  },
  files: {
    pdf: 'Download as PDF',
    word: 'Download as Word',
    reportSaved: 'Report saved',
    decision: 'Decision file',
    decisionSaved: 'Decision file saved',
    export: 'Export',
    table: 'Table (CSV)',
    shortlistPdf: 'Report (PDF)',
    shortlistWord: 'Report (Word)',
    shortlistMost: (most: number) => `A report holds at most ${most} candidates.`,
    failed: 'The file could not be made. Please try again.',
  },
  letter: 'Letter',
  letterKinds: { notice: 'Notice', explanation: 'Explanation' },
  musts: common.musts,
  jobs: common.jobs,
  quoted: common.quoted,
  cuts: common.cuts,
};
