/** The ending of a file's name in capitals; a dash for a name without one. */
export function fileKind(fileName: string): string {
  return /[^.]\.([^.\s]{1,10})$/.exec(fileName)?.[1]?.toUpperCase() ?? '–';
}
