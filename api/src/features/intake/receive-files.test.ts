import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@cotejo/contract';
import { paragraph, wordFile, zip } from '@cotejo/plugin-kit/testing/word';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from '../../platform/storage/folder.ts';
import { receiveFiles } from './receive-files.ts';
import { heldArchives } from './testing/held-archives.ts';
import { belied, damaged, encrypted, linked, overlapping } from './testing/archives.ts';

type Content = string | Uint8Array<ArrayBuffer>;
const megabyte = 1024 * 1024;
const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-receive-'));
const storage = folderStorage(folder);
await storage.open();
afterAll(() => rm(folder, { recursive: true }));

const rules = {
  maxBytes: limits.roleFileBytes,
  refusals: { tooLarge: 'file.too-large:role', wrongType: 'document.wrong-type:role' },
} as const;

function formOf(files: [name: string, content: Content][]): Request {
  const body = new FormData();
  for (const [name, content] of files) body.append('files', new File([content], name));
  return new Request('http://localhost', { method: 'POST', body });
}

/** What becomes of each file: its size, or the code of its refusal. */
async function receive(request: Request): Promise<[string, number | string][]> {
  const arrived: [string, number | string][] = [];
  await receiveFiles(request, { storage, ...rules, signal: new AbortController().signal }, async (one) => {
    arrived.push([one.fileName, 'file' in one ? one.file.fileSize : one.refused.code]);
  });
  return arrived;
}
const receiveZip = (archive: Uint8Array, name = 'resumes.zip') => receive(formOf([[name, Uint8Array.from(archive)]]));

async function storedFiles(): Promise<number> {
  return (await Array.fromAsync(storage.list())).length;
}

describe('a form with many files', () => {
  test('gives each, and what is refused costs no other one', async () => {
    const word = Uint8Array.from(wordFile(paragraph('Ana')));
    expect(
      await receive(
        formOf([
          ['one.txt', 'One'],
          ['picture.png', Buffer.from('89504e470d0a1a0a00', 'hex')],
          ['empty.pdf', ''],
          ['large.txt', 'x'.repeat(limits.roleFileBytes + megabyte)],
          ['.DS_Store', 'of a Mac'],
          ['~$two.docx', 'of Word'],
          ['two.docx', word],
          ['three.md', '# Three'],
        ]),
      ),
    ).toEqual([
      ['one.txt', 3],
      ['picture.png', 'document.wrong-type'],
      ['empty.pdf', 'document.empty'],
      ['large.txt', 'file.too-large'],
      ['two.docx', word.length],
      ['three.md', 7],
    ]);
  });

  test.each<[string, [string, Content][]]>([
    ['without any file', []],
    ['with the part of a file that was not chosen', [['', '']]],
    ['with files alone that nobody meant', [['.DS_Store', 'of a Mac']]],
  ])('%s is refused', async (_, files) => {
    await expect(receive(formOf(files))).rejects.toMatchObject({ code: 'file.missing', status: 400 });
  });

  test('brings so many files at most, and says so of each of the others', async () => {
    const many = Array.from({ length: limits.filesPerUpload + 2 }, (_, index) => [`${index}.txt`, 'Text'] as const);
    const arrived = await receive(formOf(many.map(([name, content]) => [name, content])));
    expect(arrived.slice(limits.filesPerUpload)).toEqual([
      ['500.txt', 'upload.too-much'],
      ['501.txt', 'upload.too-much'],
    ]);
    expect(arrived.filter(([, outcome]) => outcome === 4)).toHaveLength(limits.filesPerUpload);
  });

  test('of 10,000 names is refused behind the first ones', async () => {
    const many = Array.from({ length: 10_000 }, (_, n): [string, Content] => [`${n}.txt`, 'Text']);
    await expect(receive(formOf(many))).rejects.toMatchObject({ code: 'upload.too-much', status: 413 });
  });

  test('that breaks off has given the files before, whole, and nothing of the one that was on its way', async () => {
    const before = await storedFiles();
    const part = (name: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}`;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(Buffer.from(`${part('whole.txt', 'Whole')}\r\n${part('half.txt', 'half '.repeat(50_000))}`));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const arrived: string[] = [];
    await expect(
      receiveFiles(
        new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' }),
        { storage, ...rules, signal: new AbortController().signal },
        async ({ fileName }) => void arrived.push(fileName),
      ),
    ).rejects.toMatchObject({ code: 'form.broken' });
    expect(arrived).toEqual(['whole.txt']);
    expect(await storedFiles()).toBe(before + 1);
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
  });

  test('ends with the first failure that concerns all, and takes no further file', async () => {
    const seen: string[] = [];
    const files = ['a', 'b', 'c'].map((name): [string, string] => [`${name}.txt`, name]);
    const take = async ({ fileName }: { fileName: string }) => {
      seen.push(fileName);
      throw new RangeError('no row');
    };
    await expect(
      receiveFiles(formOf(files), { storage, ...rules, signal: new AbortController().signal }, take),
    ).rejects.toThrow('no row');
    expect(seen).toEqual(['a.txt']);
  });
});

describe('a ZIP archive', () => {
  test('gives its files, without folders, their companions and archives of its own', async () => {
    const archive = zip({
      'Ana/cv.txt': 'Ana',
      'Luis/cv.txt': 'Luis!',
      'Luis/': '',
      '__MACOSX/Ana/._cv.txt': 'of a Mac',
      'Ana/.DS_Store': 'of a Mac',
      'Thumbs.db': 'of Windows',
      'photo.jpg': Buffer.from('ffd8ffe0', 'hex'),
      'more.zip': zip({ 'a.txt': 'a' }),
      'Muñoz.md': '# M',
    });
    expect(await receiveZip(archive)).toEqual([
      ['Ana - cv.txt', 3],
      ['Luis - cv.txt', 5],
      ['photo.jpg', 'document.wrong-type'],
      ['more.zip', 'archive.nested'],
      ['Muñoz.md', 3],
    ]);
  });

  test('may have names that mean other places, or are far too long: they are only shown', async () => {
    const long = `${'n'.repeat(300)}.txt`;
    const arrived = await receiveZip(
      zip({
        '../../etc/out.txt': '1',
        '/srv/absolute.txt': '12',
        'C:\\Users\\ana\\windows.txt': '123',
        '..\\..\\back.txt': '1234',
        [long]: '12345',
      }),
    );
    expect(arrived).toEqual([
      ['out.txt', 1],
      ['absolute.txt', 2],
      ['windows.txt', 3],
      ['back.txt', 4],
      [`${'n'.repeat(251)}.txt`, 5],
    ]);
    expect(await readdir(path.dirname(folder))).not.toContain('out.txt');
  });

  test.each([
    [
      'that is protected by a password',
      encrypted({ 'a.txt': 'a', 'b.txt': 'b' }),
      ['a.txt', 'b.txt'],
      'document.password',
    ],
    ['of links', linked({ 'a.txt': '/etc/passwd' }), ['a.txt'], 'document.wrong-type'],
    ['with a damaged file', damaged({ 'a.txt': 'Some text, long enough.' }), ['a.txt'], 'document.damaged'],
    ['that belies its sizes', belied({ 'a.txt': 'x'.repeat(megabyte) }), ['a.txt'], 'document.damaged'],
    ['with a larger file than may be', zip({ 'a.txt': 'x'.repeat(11 * megabyte) }), ['a.txt'], 'file.too-large'],
    ['with an empty file', zip({ 'a.txt': '' }), ['a.txt'], 'document.empty'],
  ])('%s has those files refused, one by one', async (_, archive, names, code) => {
    const before = await storedFiles();
    expect(await receiveZip(archive)).toEqual(names.map((name) => [name, code]));
    expect(await storedFiles()).toBe(before);
  });

  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.txt`, '.']));
  test.each([
    ['of 10,000 names', zip(names(10_000)), 'archive.too-many-files'],
    ['with one file too many', zip(names(limits.filesPerUpload + 1)), 'archive.too-many-files'],
    ['that is a bomb', overlapping('a.txt', Buffer.alloc(9 * megabyte, 'x'), 20), 'archive.too-large'],
    ['that is too large unpacked', overlapping('a.txt', Buffer.alloc(9 * megabyte, 'x'), 60), 'archive.too-large'],
    ['of folders alone', zip({ 'a/': '', 'a/.DS_Store': 'of a Mac' }), 'archive.empty'],
    ['without anything', zip({}), 'archive.empty'],
    ['that is none', Buffer.from('not an archive at all'), 'archive.damaged'],
    ['that is empty', Buffer.alloc(0), 'archive.damaged'],
    ['that was cut off', zip(names(20)).subarray(0, 700), 'archive.damaged'],
  ])('%s is refused as a whole, and the form goes on', async (_, archive, code) => {
    const before = await storedFiles();
    const request = formOf([
      ['resumes.zip', Uint8Array.from(archive)],
      ['after.txt', 'After'],
    ]);
    expect(await receive(request)).toEqual([
      ['resumes.zip', code],
      ['after.txt', 5],
    ]);
    expect(await storedFiles()).toBe(before + 1);
  });

  test('that is larger than archives may be is refused while it arrives, and nobody holds it after', async () => {
    const large = Buffer.alloc(limits.archiveBytes + megabyte, 'PK');
    expect(await receiveZip(large)).toEqual([['resumes.zip', 'archive.too-large']]);
    expect(await heldArchives()).toEqual([]);
  });

  test('by another name is refused, as a download would have that name too', async () => {
    expect(await receiveZip(zip({ 'a.txt': 'a' }), 'resume.docx')).toEqual([['resume.docx', 'document.wrong-type']]);
  });
});
