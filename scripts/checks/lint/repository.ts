import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** The files of a repository, by which a document is judged; `settings` are names that its code and deployment know. */
export type Repository = {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  settings: ReadonlySet<string>;
  read: (path: string) => string;
};

/** Folders that a checkout does not bring along. */
export const foreign = /(?:^|\/)(?:node_modules|dist|\.git|\.runtime|\.cache|\.data)(?:\/|$)/;

/** Reads the names of a repository's files, and of the settings that anything but its documents speaks of. */
export function openRepository(root: string): Repository {
  const paths = globSync('**', { cwd: root, withFileTypes: true, exclude: ({ name }) => foreign.test(name) });
  const nameOf = (parent: string, name: string): string =>
    normalize(join(parent, name)).slice(normalize(root).length + 1);
  const files = new Set(paths.filter((path) => path.isFile()).map(({ parentPath, name }) => nameOf(parentPath, name)));
  const folders = new Set([...files].flatMap(foldersAbove));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const sources = [...files].filter((path) => isSource(path));
  const settings = new Set(sources.flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []));
  return { files, folders, settings, read };
}

const foldersAbove = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

const isSource = (path: string): boolean =>
  /^(?:api|plugins|deploy|helm|scripts|examples)\/|^Dockerfile$|^docker-compose\.yml$/.test(path) &&
  /\.(?:ts|js|sh|ya?ml|tpl)$|\/[\w-]+$|^Dockerfile$/.test(path) &&
  !/\.(?:test|wide)\.ts$/.test(path);
