import { dirname, join, normalize } from 'node:path';
import { type Repository, foreign } from './repository.ts';

/** What is read in a document, with the place where it stands. */
type Named = { line: number; text: string };

/** What a document sets in code: between backticks, and the lines of code blocks, each without its comment. */
function codeOf(document: string): Named[] {
  let isBlock = false;
  return document.split('\n').flatMap((text, index): Named[] => {
    const line = index + 1;
    if (/^\s*```/.test(text)) isBlock = !isBlock;
    else if (isBlock) return [{ line, text: text.replace(/(?:^|\s)#.*$/, '').trim() }];
    return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => ({ line, text: code! }));
  });
}

const linksOf = (document: string): Named[] =>
  document
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => ({ line: index + 1, text: target! })),
    );

/** `plugins/<name>/src` and `plugins/*` as what they stand for. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/<[^<>]+>/g, '*')
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^{}]+)\}/g, (_, choices: string) => `(?:${choices.split(',').join('|')})`)
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')}$`,
  );

const has = ({ files, folders }: Repository, path: string): boolean => {
  const pattern = patternOf(path.replace(/\/$/, ''));
  return (
    [...folders].some((name) => pattern.test(name)) ||
    (!path.endsWith('/') && [...files].some((name) => pattern.test(name)))
  );
};

/** Whether a path begins with a folder of the repository, or is the bare name of a file of code. */
function isOwnPath(word: string, { folders }: Repository): boolean {
  if (!/^[\w.@{},*<>/-]+$/.test(word) || foreign.test(word)) return false;
  return word.includes('/') ? folders.has(word.split('/')[0]!) : /^[\w-]+\.tsx?$/.test(word);
}

/** The file or folder that a path means, or one of that name anywhere where it has no folder before it. */
const exists = (repository: Repository, path: string): boolean =>
  has(repository, path) || (!path.slice(0, -1).includes('/') && has(repository, `**/${path}`));

/** Flags of a script that neither it nor a file that it names reads. */
function unknownFlags(repository: Repository, [script, ...words]: string[]): string[] {
  if (!/^scripts\/[\w/-]+$/.test(script!) || !repository.files.has(script!)) return [];
  const text = repository.read(script!);
  const called = [...text.matchAll(/\b(?:scripts|api)\/[\w/.-]+\.ts\b/g)].map(([path]) => path);
  const all = [text, ...called.filter((path) => repository.files.has(path)).map(repository.read)].join('\n');
  return words
    .filter((word) => /^\[?--\w/.test(word))
    .map((word) => /--([\w-]+)/.exec(word)![1]!)
    .filter((flag) => !new RegExp(`\\b${flag}\\b`).test(all))
    .map((flag) => `${script} --${flag}`);
}

/** A secret's setting may name a file by another ending; what begins with ERR_ is Node's. */
const isKnown = ({ settings }: Repository, name: string): boolean =>
  name.startsWith('ERR_') || settings.has(name) || settings.has(name.replace(/_FILE$/, ''));

/** What is wrong in one code span: paths, commands, flags, npm scripts and settings that the repository has not. */
function wrongIn(repository: Repository, code: string): string[] {
  const words = code.split(/[\s|&;]+/).map((word) => word.replace(/^[[("']+|[\])"',:]+$/g, ''));
  const paths = words
    .map((word) => word.replace(/^\.\//, '').replace(/:\d+$/, ''))
    .filter((word) => isOwnPath(word, repository) && !exists(repository, word));
  const command = words.findIndex((word) => word.startsWith('scripts/'));
  const run = /\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)\b/.exec(code)?.[1];
  const packages = [...repository.files].filter(
    (path) => /(?:^|\/)package\.json$/.test(path) && !path.startsWith('examples/'),
  );
  const known = packages.some(
    (path) => run !== undefined && run in ((JSON.parse(repository.read(path)) as { scripts?: object }).scripts ?? {}),
  );
  const setting = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/.exec(code)?.[1];
  return [
    ...paths,
    ...(command < 0 ? [] : unknownFlags(repository, words.slice(command))),
    ...(run === undefined || known ? [] : [`npm run ${run}`]),
    ...(setting === undefined || isKnown(repository, setting) ? [] : [setting]),
  ];
}

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function isBroken(repository: Repository, path: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [file = '', anchor] = target.split('#');
  const meant = file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, '');
  if (!repository.files.has(meant) && !repository.folders.has(meant)) return true;
  if (anchor === undefined || !meant.endsWith('.md')) return false;
  const headings = repository.read(meant).match(/^#+ .*$/gm) ?? [];
  return !headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor);
}

/** What a document names that the repository does not have, as `file:line name`. */
export function missingIn(repository: Repository, path: string): string[] {
  const document = repository.read(path);
  return [
    ...codeOf(document).flatMap(({ line, text }) => wrongIn(repository, text).map((name) => ({ line, name }))),
    ...linksOf(document)
      .filter(({ text }) => isBroken(repository, path, text))
      .map(({ line, text }) => ({ line, name: text })),
  ].map(({ line, name }) => `${path}:${line} ${name}`);
}
