/** The spreadsheets that the server reads: file endings by media type. */
export const spreadsheets = {
  'text/csv': ['.csv', '.tsv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};
