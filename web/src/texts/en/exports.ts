/** Everything of a company as an archive. */
export const exports = {
  exports: {
    tab: 'Export',
    intro: 'Everything that your company has in Cotejo, to take with you.',
    loading: 'Loading the archive…',
    loadFailed: 'The archive could not be loaded.',
    title: 'Everything as one archive',
    hint: (size: string) =>
      `A ZIP file with all tables as CSV and JSON and the original files (${size}). It holds personal data.`,
    corrections: {
      title: 'Corrected verdicts',
      hint:
        'A JSON Lines file with every verdict that a recruiter has corrected or confirmed, what Cotejo had found, ' +
        'the reason and the quotes. scripts/evaluate --corrections says from it how often the two agree. It holds ' +
        'personal data.',
      download: 'Download the corrections',
    },
    none: 'No archive has been made yet. It is made in the background; you can go on working.',
    start: 'Make the archive',
    again: 'Make a new one',
    stop: 'Stop',
    remove: 'Delete',
    making: 'The archive is being made.',
    ready: (made: string, files: number, until: string) =>
      `Made on ${made} with ${files === 1 ? '1 file' : `${files} files`}. It is deleted on ${until}.`,
    missing: (count: number) =>
      count === 1
        ? '1 file is missing in the storage. The archive names it in missing-files.csv.'
        : `${count} files are missing in the storage. The archive names them in missing-files.csv.`,
    download: (size: string) => `Download (${size})`,
    failures: {
      'storage.full': 'The storage is full, so the archive could not be made. Tell your administrator of the server.',
      'storage.unavailable': 'The storage did not answer, so the archive could not be made. Try again.',
      internal: 'The archive could not be made. Try again.',
    },
  },
};
