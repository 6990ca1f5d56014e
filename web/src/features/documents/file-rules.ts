import { limits } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';

type Sized = { name: string; size: number; type: string };
type Problem = { title: string; description: string };
/** Where a file comes from: a drop zone, or text that somebody has pasted. */
export type Origin = 'chosen' | 'pasted';
type Sorted<File> = { accepted: File[]; problem?: Problem };

const types = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];

/** Judges by the ending, as browsers without Word report no type; the server checks the content anyway. */
function isPdfOrDocx(file: Sized): boolean {
  return /\.(?:pdf|docx)$/i.test(file.name) || (types.includes(file.type) && !/\.\w+$/.test(file.name));
}

const isEmpty = (file: Sized): boolean => file.size === 0;

/** The dropped or pasted file that becomes the job description, or the problem with it. */
export function sortJobFiles<File extends Sized>(
  files: File[],
  { toasts }: Texts,
  origin: Origin = 'chosen',
): Sorted<File> {
  const [file, ...others] = files;
  if (!file) return { accepted: [] };
  if (others.length) return { accepted: [], problem: { title: toasts.tooManyAtOnce, description: toasts.oneFile } };
  if (origin === 'chosen' && !isPdfOrDocx(file))
    return { accepted: [], problem: { title: toasts.invalidType, description: toasts.invalidTypeText } };
  if (file.size > limits.analysisFileBytes)
    return { accepted: [], problem: { title: toasts.tooLarge, description: toasts.tooLargeText } };
  if (isEmpty(file))
    return { accepted: [], problem: { title: toasts.uploadFailed, description: toasts.emptyFile(file.name) } };
  return { accepted: [file] };
}

/** The dropped files that are uploaded as resumes, and the problem with the others. */
export function sortResumeFiles<File extends Sized>(
  files: File[],
  present: number,
  hasJob: boolean,
  { toasts }: Texts,
): Sorted<File> {
  if (!hasJob) return { accepted: [], problem: { title: toasts.jobFirst, description: toasts.jobFirstText } };
  if (present + files.length > limits.resumesPerJobDescription)
    return { accepted: [], problem: { title: toasts.tooMany, description: toasts.tooManyText } };
  const wrongType = files.filter((file) => !isPdfOrDocx(file));
  const tooLarge = files.filter((file) => isPdfOrDocx(file) && file.size > limits.analysisFileBytes);
  const empty = files.filter((file) => isPdfOrDocx(file) && isEmpty(file));
  const accepted = files.filter((file) => ![...wrongType, ...tooLarge, ...empty].includes(file));
  const sentences = [
    ...wrongType.map((file) => toasts.notPdf(file.name)),
    ...tooLarge.map((file) => toasts.exceeds(file.name)),
    ...empty.map((file) => toasts.emptyFile(file.name)),
  ];
  if (!sentences.length) return { accepted };
  const title = wrongType.length ? toasts.invalidType : tooLarge.length ? toasts.tooLarge : toasts.uploadFailed;
  return { accepted, problem: { title, description: sentences.join(' ') } };
}
