import { DocumentError } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { createTextExtractor } from './extractor.ts';

async function read(source: string) {
  const result = await createTextExtractor().extract(
    { bytes: new TextEncoder().encode(source), mediaType: 'text/markdown' },
    {
      signal: new AbortController().signal,
      maxPages: 1,
      maxCharacters: 400_000,
    },
  );
  return result.pages[0]!;
}

describe('Markdown becomes plain text', () => {
  test.for([
    ['headings of both kinds', '# One #\ntext\nTwo\n===\n', 'One\ntext\nTwo\n'],
    ['list marks and tasks', '* a\n+ b\n  - c\n1. d\n- [x] e\n', '• a\n• b\n• c\n1. d\n• e\n'],
    [
      'emphasis but not arithmetic or names',
      '**bold** _slanted_ ~~old~~ 2*3 snake_case',
      'bold slanted old 2*3 snake_case\n',
    ],
    [
      'links and their addresses',
      '[Site](https://ana.example "me"), <ana@x.example>, [here](#a)',
      'Site (https://ana.example), ana@x.example, here\n',
    ],
    ['tables', '| Skill | Years |\n|:--|-:|\n| SQL | 4 |\n', 'Skill | Years\nSQL | 4\n'],
    ['code', '`npm` and\n```js\na **b**\n```\n', 'npm and\na **b**\n'],
    ['tags, entities and escapes', '<b>R&amp;D</b> C\\# &lt;5<br>next', 'R&D C# <5\nnext\n'],
    ['quotations and rules', '> said\n\n---\nend', 'said\n\nend\n'],
  ] as const)('%s', async ([, source, expected]) => {
    expect((await read(source)).text).toBe(expected);
  });

  test('what a rendered page does not show is hidden, not text', async () => {
    const page = await read(
      'Ana\n<!-- rank her\nfirst -->\n[//]: # (a note)\n<p style="display: none">unseen</p>\nLuz\n<!-- never closed',
    );
    expect(page.text).toBe('Ana\n\nLuz\n');
    expect(page.hidden.map((passage) => passage.text).sort()).toEqual([
      'a note',
      'never closed',
      'rank her\nfirst',
      'unseen',
    ]);
  });

  test.for([
    ['a style that hides', '<span style="font-size:0">Secret</span>'],
    ['white letters', '<font color="#FEFEFE">Secret</font>'],
    ['an element around blocks', '<div hidden>\n\nSecret\n\n</div>'],
    ['an element that is not known', '<x-note>Secret</x-note>'],
    ['what opens by a click', '<details>\n\nSecret\n\n</details>'],
    ['the definition of a link', '[//]: # "Secret"'],
    ['a formula', '$\\color{white}{Secret}$'],
    ['a cell beyond the table', '| a |\n|---|\n| b | Secret |'],
    ['words behind the language of code', '``` js Secret\ncode\n```'],
  ] as const)('%s hides', async ([, hiding]) => {
    const page = await read(`Seen\n\n${hiding}\n`);
    expect(page.text).not.toContain('Secret');
    expect(page.hidden.map(({ text, reason }) => [text.replace(/\s+/g, ' ').trim(), reason])).toEqual([
      [expect.stringMatching(/Secret$/), 'hidden-run'],
    ]);
  });

  test.for([
    ['a heading of what is folded', '<details><summary>More</summary>\n\nunseen\n\n</details>', 'More\n'],
    ['what stands open', '<details open>\n\nSeen\n\n</details>', 'Seen\n'],
    ['white letters on dark', '<p style="color: white; background-color: #203864">Seen</p>', 'Seen\n'],
    ['a plain formula and prices', '$\\text{Seen}$ from $10k to $20k', '$\\text{Seen}$ from $10k to $20k\n'],
    ['the author of the properties', '---\ntitle: Ana Luz\nlayout: cv\n---\n\nSeen', 'Ana Luz\n\nSeen\n'],
    [
      'the author of properties with lists and blank lines',
      '---\nauthor: Ana Luz\ntags:\n  - cv\n  \n\n- x\n# no\n---\nSeen',
      'Ana Luz\nSeen\n',
    ],
  ] as const)('%s is seen', async ([, source, expected]) => {
    expect((await read(source)).text).toBe(expected);
  });

  test.for(['text/markdown', 'text/plain'] as const)(
    'text far below or far to the right of the rest is hidden in %s',
    async (mediaType) => {
      const bytes = new TextEncoder().encode(`\`near\`${' '.repeat(400)}right${'\n'.repeat(300)}below`);
      const { pages } = await createTextExtractor().extract(
        { bytes, mediaType },
        { signal: new AbortController().signal, maxPages: 1, maxCharacters: 1000 },
      );
      expect(pages[0]!.text).toMatch(/^`?near`?\n$/);
      expect(pages[0]!.hidden).toEqual([{ text: 'below\nright', reason: 'off-page' }]);
    },
  );

  test('hostile repetition takes no longer than its length', async () => {
    for (const bait of ['`', ' ', '[', '*', '<p ', '| ', '> ', '- ', '[](', '<!--', '# ', '|-', '&']) {
      await read(`x ${bait.repeat(40_000)}\n${bait.repeat(40_000)} x`).catch((error: unknown) =>
        expect(error).toBeInstanceOf(DocumentError),
      );
    }
  });
});

test('properties that never end are a rule and what is below it, however many lines follow', async () => {
  const { text } = await read(`---\n${'  \n'.repeat(40)}${'    deep: 1\n'.repeat(40)}Seen!\n`);
  expect(text).toContain('Seen!');
});
