import type { MessageStructureObject } from 'imapflow';
import { expect, test } from 'vitest';
import { shapeOf } from './mail-shape.ts';

type Node = MessageStructureObject;
const mixed = (...childNodes: Node[]): Node => ({ type: 'multipart/mixed', childNodes });
const text: Node = { type: 'text/plain', size: 10 };
const pdf = (filename: string): Node => ({
  type: 'application/pdf',
  disposition: 'attachment',
  dispositionParameters: { filename },
  size: 1000,
});
const forwarded = (child: Node): Node => ({ type: 'message/rfc822', childNodes: [child] });
/** So many parts in one another. */
const nested = (depth: number): Node => (depth === 0 ? pdf('deep.pdf') : mixed(nested(depth - 1)));

test('attachments are told by their place in the mail, those of forwarded mails as well', () => {
  const mail = mixed(text, pdf('a.pdf'), forwarded(mixed(text, pdf('b.pdf'))), forwarded(pdf('c.pdf')));
  expect(shapeOf(mail, '')).toEqual([
    { part: '2', fileName: 'a.pdf', size: 1000 },
    { part: '3.2', fileName: 'b.pdf', size: 1000 },
    { part: '4.1', fileName: 'c.pdf', size: 1000 },
  ]);
  expect(shapeOf(pdf('alone.pdf'), '')).toEqual([{ part: '1', fileName: 'alone.pdf', size: 1000 }]);
  expect(shapeOf(forwarded(pdf('only.pdf')), '')).toMatchObject([{ part: '1.1' }]);
});

test('an attachment without a name gets one by its type', () => {
  expect(shapeOf(mixed({ type: 'application/pdf' }, { type: 'application/octet-stream' }), '')).toMatchObject([
    { fileName: 'attachment.pdf' },
    { fileName: 'attachment.txt' },
  ]);
});

test('the mail’s own text, its pictures and its signature are no attachments', () => {
  const html: Node = { type: 'text/html', size: 10 };
  const logo: Node = { type: 'image/png', id: '<logo>', parameters: { name: 'logo.png' } };
  const seal: Node = { type: 'application/pgp-signature', disposition: 'attachment' };
  const mail = mixed({ type: 'multipart/alternative', childNodes: [text, html] }, logo, seal);
  expect(shapeOf(mail, '')).toBe('no-attachment');
});

test.each<[string, Node | undefined, string, string]>([
  ['without an outline', undefined, '', 'broken'],
  [
    'that tells of one which could not be delivered',
    { ...mixed(pdf('a.pdf')), type: 'multipart/report' },
    '',
    'bounce',
  ],
  ['that answers by itself', mixed(pdf('a.pdf')), 'Auto-Submitted: auto-replied (vacation)\r\n', 'auto-reply'],
  ['that goes in a circle', mixed(pdf('a.pdf')), 'Received: from a by b\r\n'.repeat(51), 'loop'],
  ['that is encrypted', { type: 'multipart/encrypted', childNodes: [pdf('a.pdf')] }, '', 'encrypted'],
  [
    'that is sealed',
    { type: 'application/pkcs7-mime', parameters: { 'smime-type': 'enveloped-data' } },
    '',
    'encrypted',
  ],
  ['with very many parts', mixed(...Array.from({ length: 1000 }, () => text)), '', 'too-many-parts'],
  ['with very many attachments', mixed(...Array.from({ length: 501 }, () => pdf('a.pdf'))), '', 'too-many-parts'],
  ['with parts deep in one another', nested(21), '', 'too-many-parts'],
])('a mail %s is skipped', (_, structure, headers, reason) => {
  expect(shapeOf(structure, headers)).toBe(reason);
});

test('a mail that a portal has sent by itself is read', () => {
  expect(shapeOf(mixed(pdf('a.pdf')), 'Auto-Submitted: auto-generated\r\nReceived: from a by b\r\n')).toHaveLength(1);
});
