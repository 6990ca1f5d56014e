import type { Span } from '@cotejo/plugin-kit';

/** What parts a degree from its school and its time where a scorer tells them together, which stand in lines near. */
const besideLine = ' | ';
const longestWay = 300;

/**
 * Where a text has the lines about education that a scorer has read in it: each as a whole, also where it goes on in a
 * next line, or else its parts near one another.
 */
export function placesOf(text: string, education: readonly string[]): Span[] {
  const flat = text.replace(/\s/g, ' ');
  return education.flatMap((line) => {
    const whole = flat.indexOf(line);
    if (whole >= 0) return [{ start: whole, end: whole + line.length }];
    const [first, ...others] = line.split(besideLine);
    const start = flat.indexOf(first!);
    if (start < 0) return [];
    const from = Math.max(0, start - longestWay);
    const near = flat.slice(from, start + first!.length + longestWay);
    const beside = others.flatMap((other) => {
      const at = near.indexOf(other);
      return at < 0 ? [] : [{ start: from + at, end: from + at + other.length }];
    });
    return [{ start, end: start + first!.length }, ...beside];
  });
}
