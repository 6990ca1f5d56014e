/** The ending of a file name in capitals, or a dash where there is none. */
export function fileKind(fileName: string): string {
  return /[^.]\.([^.\s]{1,10})$/.exec(fileName)?.[1]?.toUpperCase() ?? '–';
}
