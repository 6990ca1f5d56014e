import path from 'node:path';
import { wholeNumber } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { list, settings, text } from '../../ground/config/setting.ts';

const example = 'jobs=imaps://jobs%40agency.example@imap.agency.example/INBOX?role=17';

/** A mailbox as the settings name it; its password is in a variable of its own. */
export type Mailbox = {
  name: string;
  host: string;
  port: number;
  /** Whether the connection is encrypted from its first byte; otherwise it is after STARTTLS. */
  isTls: boolean;
  user: string;
  /** The folder of the mailbox that is read. */
  folder: string;
  /** The role that its resumes are for, if they are for one. */
  roleId: number | undefined;
  /** The address as a URL without user and query. */
  url: string;
};

/** The variable that holds the password of a mailbox. */
export const passwordOf = ({ name }: Pick<Mailbox, 'name'>): string => `INTAKE_${name.toUpperCase()}_PASSWORD`;

/** Reads `NAME=imaps://USER@HOST:PORT/FOLDER?role=ID`; undefined for anything else. */
function readMailbox(given: string): Mailbox | undefined {
  const [, name, address] = /^([a-z][a-z0-9_]{0,29})=(imaps?:\/\/.+)$/.exec(given) ?? [];
  if (name === undefined || name === 'folder' || !address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const role = searchParams.get('role');
  if (!hostname || !username || password || (role !== null && !/^[1-9]\d{0,8}$/.test(role))) return undefined;
  const isTls = protocol === 'imaps:';
  try {
    return {
      name,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isTls ? 993 : 143),
      isTls,
      user: decodeURIComponent(username),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
      roleId: role === null ? undefined : Number(role),
      url: `${protocol}//${hostname}:${Number(port) || (isTls ? 993 : 143)}`,
    };
  } catch {
    return undefined;
  }
}

const mailboxes = v.pipe(
  list,
  v.transform((items) => items.map(readMailbox)),
  v.check(
    (read) => read.every((mailbox) => mailbox !== undefined),
    `must be mailboxes such as ${example}, separated by commas, without passwords`,
  ),
  v.transform((read) => read.filter((mailbox) => mailbox !== undefined)),
  v.check((read) => new Set(read.map(({ name }) => name)).size === read.length, 'must name each mailbox differently'),
);

/** Settings of what is read by itself; without the first two of them nothing is. */
export const sourceSettings = settings({
  folder: {
    name: 'INTAKE_DIR',
    meaning:
      'Folder whose files are taken as resumes. A subfolder whose name begins with the id of a role, such as `17` or ' +
      '`17 Payroll`, holds those for that role; files outside of such folders are for no role yet. Nothing in it is ' +
      'changed. All workers need it. Unset: no folder.',
    schema: v.pipe(
      text,
      v.check((value) => path.isAbsolute(value), 'must be a path from the root on'),
    ),
  },
  mailboxes: {
    name: 'INTAKE_MAILBOXES',
    meaning:
      `Mailboxes whose attachments are taken as resumes, separated by commas, each as \`${example}\`: a name of ` +
      'small letters and digits; `imaps` or, with STARTTLS, `imap`; the user, with `%40` for @; the server and its ' +
      'folder; and the role that the resumes are for, if they are for one. The password of each is in ' +
      '`INTAKE_<NAME>_PASSWORD` or the file `INTAKE_<NAME>_PASSWORD_FILE`. Unset: none.',
    schema: mailboxes,
    // No secret, but a password that stands in it by mistake must not be shown.
    secret: true,
  },
  company: {
    name: 'INTAKE_COMPANY',
    meaning:
      'User name of somebody in the company that gets what comes. Unset: the company of the first administrator.',
    schema: text,
  },
  seconds: {
    name: 'INTAKE_SECONDS',
    meaning: 'Seconds between two looks at a folder or mailbox; more after one of a mailbox that has failed.',
    schema: wholeNumber(1, 86_400),
    default: '60',
  },
  settleSeconds: {
    name: 'INTAKE_SETTLE_SECONDS',
    meaning: 'Seconds for which a file in the folder must not change before it is read.',
    schema: wholeNumber(1, 600),
    default: '5',
  },
});
