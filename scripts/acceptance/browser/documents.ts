import type { Locator, Page } from 'playwright-core';
import { PATIENCE } from './walk.ts';

type Dropped = { name: string; type: string; size: number };

/** Drops files that hold nothing but zeros, as somebody does who drags them over from the desktop. */
export async function drop(zone: Locator, files: Dropped[]): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, size } of all) transfer.items.add(new File([new Uint8Array(size)], name, { type }));
    return transfer;
  }, files);
  await zone.dispatchEvent('drop', { dataTransfer });
}

/**
 * Uploads a text document as the one who works at the page, and answers with the id that it got. Throws what is
 * refused.
 */
export async function sendText(
  page: Page,
  address: string,
  name: string,
  text: string,
  fields: Record<string, string> = {},
): Promise<number> {
  const response = await page.request.post(address, {
    multipart: { ...fields, file: { name, mimeType: 'text/plain', buffer: Buffer.from(text) } },
    timeout: PATIENCE,
  });
  const { id } = (await response.json()) as { id?: number };
  if (!response.ok() || !id) throw new Error(`${name} was refused: ${await response.text()}`);
  return id;
}

/** A fictional resume as plain text, different for every number. */
export const resumeText = (number: number): string =>
  `Robin Ashdown ${number}\n\nExperience\nPayroll clerk, Quayside Ledger ${number}, 2019 – 2023\n• Ran the monthly ` +
  `payroll of ${number} people\n`;
