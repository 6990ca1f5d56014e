import { asDocument, paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import { describe, expect, test } from 'vitest';
import { createWordExtractor } from '../extractor.ts';
import { boxOf, solid } from '../testing/drawings.ts';

async function read(body: string) {
  const result = await createWordExtractor().extract(asDocument(wordFile(body)), {
    signal: new AbortController().signal,
    maxPages: 1,
    maxCharacters: 10_000,
  });
  return result.pages[0]!;
}

const here = { x: 60, y: 500, width: 400, height: 40 };
const frame = '<w:framePr w:w="5000" w:hAnchor="page" w:vAnchor="page" w:x="1200" w:y="9000"/>';

describe('text over text', () => {
  test.for([
    ['in two boxes', boxOf(paragraph('One line'), here) + boxOf(paragraph('Another'), { ...here, order: 9 })],
    ['in two frames', `${paragraph('One line', '', frame)}<w:p/>${paragraph('Another', '', frame)}`],
    [
      'of the body and a box before it',
      boxOf(paragraph('One line'), { from: 'paragraph', x: 0, y: -3 }).replace(
        /<\/w:p>$/,
        '<w:r><w:t>Another</w:t></w:r></w:p>',
      ),
    ],
  ])('%s is not read, and told', async ([, body]) => {
    const page = await read(body!);
    expect(page.text).toBe('');
    expect(page.hidden.map(({ text }) => text).join('\n')).toMatch(/One line.*Another/s);
    expect(new Set(page.hidden.map(({ reason }) => reason))).toEqual(new Set(['unreadable']));
  });

  test.for([
    ['beside it', boxOf(paragraph('One line'), here) + boxOf(paragraph('Another'), { ...here, x: 300, order: 9 })],
    ['in the same frame', paragraph('One line', '', frame) + paragraph('Another', '', frame)],
    [
      'at the foot of a box over one at its head',
      boxOf(paragraph('One line'), { ...here, height: 80 }) +
        boxOf(paragraph('Another'), { ...here, height: 80, order: 9, body: '<wps:bodyPr anchor="b"/>' }),
    ],
    [
      'much larger than it',
      boxOf(paragraph('One line'), { ...here, height: 80 }) +
        boxOf(paragraph('Another', '<w:sz w:val="120"/>'), { ...here, height: 80, order: 9, behind: true }),
    ],
  ])('%s is read', async ([, body]) => {
    const page = await read(body!);
    expect(page.text.match(/One line|Another/g)?.toSorted()).toEqual(['Another', 'One line']);
    expect(page.hidden).toEqual([]);
  });

  test('in a filled box hides the one below and is read itself', async () => {
    const above = boxOf(paragraph('Another'), { ...here, order: 9, fill: solid('FFF2CC') });
    const page = await read(boxOf(paragraph('One line'), here) + above);
    expect(page).toMatchObject({ text: 'Another\n', hidden: [{ text: 'One line', reason: 'covered' }] });
  });
});
