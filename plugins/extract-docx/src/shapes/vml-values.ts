import type { XmlElement } from '../package/xml.ts';

export const pair = (text: string | undefined, usual: number): [number, number] => {
  const [one, other] = (text ?? '').split(',').map(Number);
  return [one || usual, other || usual];
};

const perPoint: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** Points of a length; a number without a unit is returned unchanged. */
export function length(text: string | undefined): number | undefined {
  const [, digits, unit] = /^\s*(-?\d*\.?\d+)\s*([a-z]*)/i.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (perPoint[unit!.toLowerCase()] ?? 1);
}

export function styleOf(shape: XmlElement): Record<string, string> {
  const rules = (shape.attributes.style ?? '')
    .toLowerCase()
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()));
  return Object.fromEntries(rules.filter(([name]) => name)) as Record<string, string>;
}
