/** Opportunities, roles and candidates. */
export const recruiting = {
  opportunities: {
    title: 'Opportunities', new: 'New Opportunity', first: 'Create First Opportunity', none: 'No opportunities yet', clientSince: (date: string) => `Client since ${date}`, createdOn: (date: string) => `Created ${date}`, roles: (count: number) => `${count} role${count === 1 ? '' : 's'}`, viewRoles: 'View Roles', viewRolesOf: (name: string) => `View Roles of ${name}`,
    name: 'Opportunity Name', createTitle: 'New Opportunity', editTitle: 'Edit Opportunity', deleteTitle: 'Delete Opportunity', edit: (name: string) => `Edit ${name}`, delete: (name: string) => `Delete ${name}`,
    deleteText: (name: string) => `“${name}” will be deleted. Its roles will also be deleted. This cannot be undone.`, deleteKeeps: 'Analyses of their candidates stay in the history.', loading: 'Loading opportunities…',
    created: 'Opportunity created', updated: 'Opportunity updated', deleted: 'Opportunity deleted',
    createFailed: 'Could not create opportunity. Please try again.', updateFailed: 'Could not update opportunity. Please try again.', deleteFailed: 'Could not delete opportunity. Please try again.',
    invalidId: 'Invalid opportunity ID.', missing: 'Opportunity not found.', back: (client: string) => `Back to ${client}`,
  },
  roles: {
    title: 'Roles', new: 'New Role', first: 'Create First Role', none: 'No roles yet', loading: 'Loading roles…', name: 'Role Name', file: 'Job Description File', currentFile: 'Current file', newFile: 'Replace the file (optional)',
    drop: 'Drop the file here, or click to choose', hint: 'PDF, DOCX, Markdown or TXT (Max. 10MB)', removeFile: (name: string) => `Remove ${name}`, uploading: (name: string) => `Upload of ${name}`,
    createTitle: 'New Role', editTitle: 'Edit Role', deleteTitle: 'Delete Role', edit: (name: string) => `Edit ${name}`, delete: (name: string) => `Delete ${name}`, deleteText: 'This role and its file will be deleted. This cannot be undone.', deleteKeeps: 'Analyses of its candidates stay in the history.',
    created: 'Role created', updated: 'Role updated', deleted: 'Role deleted',
    createFailed: 'Could not create role. Please try again.', updateFailed: 'Could not update role. Please try again.', deleteFailed: 'Could not delete role. Please try again.', downloadFailed: 'Could not download file. Please try again.',
    fileRequired: 'File is required', fileTooLarge: 'File size must not exceed 10MB', fileType: 'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT',
  },
  candidates: {
    title: 'Candidates', ofRole: (role: string) => `Candidates of ${role}`, viewAll: (count: number) => `View all ${count} candidates`, download: 'Download', downloadOf: (file: string) => `Download ${file}`, add: 'Add Candidates', addTo: (role: string) => `Add Candidates to ${role}`, export: 'Export CSV', exportOf: (role: string) => `Export CSV of ${role}`,
    none: 'No candidates analyzed yet', loading: 'Loading candidates...', loadFailed: 'The candidates could not be loaded.', score: '#', scoreLong: 'Match score', fileName: 'File name', scored: (percent: number) => `Match score: ${percent}%`, name: 'Name', file: 'File', status: 'Status', salary: 'Expected Salary', actions: 'Actions', view: (name: string) => `View details of ${name}`, translated: 'Translated', confidence: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' }, pending: 'Being scored again',
    statusOf: (name: string) => `Status of ${name}`, salaryOf: (name: string) => `Expected salary of ${name}`, salaryPlaceholder: 'e.g., $85,000', salaryNotSet: 'Not set', editSalary: (name: string) => `Edit the expected salary of ${name}`, confirm: 'Confirm', cancel: 'Cancel',
    statuses: {
      Analyzed: 'Analyzed', 'Submitted to Client': 'Submitted to Client', 'Under Client Review': 'Under Client Review', 'Client Interview Scheduled': 'Client Interview Scheduled', Hired: 'Hired',
      'Rejected by Client': 'Rejected by Client', 'Rejected by Recruiter': 'Rejected by Recruiter', 'Not a Fit': 'Not a Fit', 'On Hold': 'On Hold', Withdrawn: 'Withdrawn',
    },
    statusUpdated: 'Status updated', statusFailed: 'Could not update candidate status. Please try again.', salaryUpdated: 'Salary updated', salaryFailed: 'Could not update expected salary. Please try again.',
    exported: 'Export successful', exportedText: (count: number) => `${count} candidate${count === 1 ? '' : 's'} saved as a CSV file.`,
  },
};
