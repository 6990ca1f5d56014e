import type { Browser } from 'playwright-core';
import { scannedPdf } from './pdf.ts';

/** A4 at 200 dpi. */
const width = 1654;
const height = 2339;
const cssPixels = 96 / 200;

/** Prints a page, lays it askew on a scanner whose glass is more or less dusty, and keeps only the picture. */
export async function scan(browser: Browser, html: string, dust = 22): Promise<Uint8Array> {
  const page = await browser.newPage({
    viewport: { width: Math.round(width * cssPixels), height: Math.round(height * cssPixels) },
    deviceScaleFactor: 1 / cssPixels,
  });
  await page.setContent(html);
  await page.addStyleTag({
    content: 'html { background: #f7f6f2 } body { padding: 18mm 17mm; transform: rotate(.7deg) }',
  });
  const clean = await page.screenshot({ type: 'png' });
  await page.goto('about:blank');
  const encoded = await page.evaluate(drawWithNoise, { png: clean.toString('base64'), width, height, dust });
  await page.close();
  return scannedPdf(Buffer.from(encoded, 'base64'), width, height);
}

/** Runs in the browser: gray, slightly uneven, with the same grain every time. */
async function drawWithNoise({
  png,
  width: wide,
  height: high,
  dust,
}: {
  png: string;
  width: number;
  height: number;
  dust: number;
}): Promise<string> {
  const { document, Image } = globalThis as unknown as { document: any; Image: any };
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, wide, high);
  const pixels = context.getImageData(0, 0, wide, high);
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 4) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const grain = (seed / 2147483648 - 0.5) * dust;
    const gray = 0.3 * pixels.data[index] + 0.59 * pixels.data[index + 1] + 0.11 * pixels.data[index + 2];
    pixels.data.fill(Math.max(0, Math.min(255, gray * 0.96 + 6 + grain)), index, index + 3);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.42).split(',')[1];
}
