import type { Config } from '../../ground/config/config.ts';
import { type Mailbox, passwordOf } from './settings.ts';

/** What is read by itself. Its name tells it apart from the others, and stays with what has come from it. */
export type Source = { name: string } & (
  | { kind: 'folder'; path: string }
  | { kind: 'mailbox'; mailbox: Mailbox; password: string }
);

/** The folder and the mailboxes of the settings. */
export function sourcesOf({ sources: { folder, mailboxes }, environment }: Config): Source[] {
  return [
    ...(folder === undefined ? [] : [{ name: 'folder', kind: 'folder' as const, path: folder }]),
    ...(mailboxes ?? []).map((mailbox) => ({
      name: mailbox.name,
      kind: 'mailbox' as const,
      mailbox,
      password: environment[passwordOf(mailbox)] ?? '',
    })),
  ];
}
