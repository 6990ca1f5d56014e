import { limits, roleChangeInput, roleInput } from '@cotejo/contract';
import * as v from 'valibot';

/** Endings by media type. Files are judged by their ending here, as browsers know few of the types; the server looks into the file. */
export const roleFileTypes = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/markdown': ['.md', '.markdown'],
  'text/plain': ['.txt'],
};
const endings = Object.values(roleFileTypes).flat();

/** The messages, in the language of the page. */
type Messages = { fileRequired: string; fileTooLarge: string; fileType: string };

/** What the role's form holds: its name by the contract's rule, and its file, which may stay away where there is one already. */
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

export type RoleForm = {
  name: string;
  file?: File | undefined;
  /** Of the version that the author of a change saw. */ updatedAt?: string | undefined;
};
