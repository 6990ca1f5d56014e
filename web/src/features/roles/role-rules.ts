import { limits, roleChangeInput, roleInput } from '@cotejo/contract';
import * as v from 'valibot';

/**
 * File endings by media type. Only the ending is checked here, as browsers know few of the types; the server checks
 * the content.
 */
export const roleFileTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/markdown': ['.md', '.markdown'],
  'text/plain': ['.txt'],
};
const endings = Object.values(roleFileTypes).flat();

/** The error messages in the language of the page. */
type Messages = { fileRequired: string; fileTooLarge: string; fileType: string };

/**
 * The rules of a role's form: its name as in the contract, and its file, which is optional where there is one
 * already.
 */
export function roleFormSchema(messages: Messages, hasFile: boolean) {
  const file = v.pipe(
    v.file(messages.fileRequired),
    v.check(({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending)), messages.fileType),
    v.maxSize(limits.roleFileBytes, messages.fileTooLarge),
  );
  return hasFile
    ? v.object({ ...roleChangeInput.entries, file: v.optional(file) })
    : v.object({ ...roleInput.entries, file });
}

/** What a role may be called by the name of its file: `payroll-manager.pdf` suggests "Payroll manager". */
export function nameOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, limits.nameMaximum);
}

export type RoleForm = {
  name: string;
  file?: File | undefined;
  /** The version that was on the screen when the change began. */
  updatedAt?: string | undefined;
};
