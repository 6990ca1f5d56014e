import { describe, expect, test } from 'vitest';
import { findIdentity, redactAll, toRedacted } from './index.ts';

const resume = `MARTA REQUENA OSUNA
marta.requena@example.com | 600 123 456 | linkedin.com/in/martarequena
Calle Mayor 14, 28013 Madrid
Edad: 34 años. Nacionalidad: española. Casada, madre de dos hijos.

Ingeniera de software. Ella lidera un equipo de 12 ingenieros; Marta tiene 34 años.
Con 10 años de experiencia en Java y MS SQL Server. Baja por maternidad en 2019.
"She is a 34-year-old engineer," says Mr Brown. Her team shipped Kubernetes. Desarrolladora Java.`;
const identity = findIdentity(resume);
const [{ text, replaced } = { text: '', replaced: [] }] = redactAll({
  texts: [resume],
  identity,
  name: 'Candidate 7F',
});

describe('a text for a reader who is not to know whose it is', () => {
  test('tells neither name, contact, gender nor age', () => {
    for (const gone of ['arta', 'equena', '@', '600', 'linkedin', 'Mayor', '34', 'española', 'asada', 'madre', 'Ella '])
      expect(text).not.toContain(gone);
    for (const gone of ['Ingeniera', 'aternidad', 'She ', 'Her ', 'Mr ', 'Desarrolladora'])
      expect(text).not.toContain(gone);
  });

  test('tells everything of the work', () => {
    for (const kept of [
      'Candidate 7F',
      'Ingeniero/a de software',
      '12 ingenieros/as',
      '10 años de experiencia',
      'MS SQL',
    ])
      expect(text).toContain(kept);
    for (const kept of ['Kubernetes', 'Desarrollador/a Java', 'Java y MS SQL Server']) expect(text).toContain(kept);
  });

  test('has occupations for whoever it is, in the letter case and number in which they stand', () => {
    const said =
      'Dirección técnica, CAMARERA, jefas de obra, Directora, Salesman and foreman. Director of sales, technical ' +
      'supervisor';
    const [{ text: read } = { text: '' }] = redactAll({ texts: [said], identity, name: 'X' });
    expect(read).toBe(
      'Dirección técnica, CAMARERO/A, jefes/as de obra, Director, Salesman/saleswoman and foreman/forewoman. ' +
        'Director of sales, technical supervisor',
    );
  });

  test('has each quote where the place of it leads', () => {
    for (const quote of ['Java y MS SQL Server', 'team shipped Kubernetes']) {
      const start = resume.indexOf(quote);
      const span = toRedacted({ text, replaced }, { start, end: start + quote.length });
      expect(text.slice(span.start, span.end)).toBe(quote);
    }
    const start = resume.indexOf('Her team');
    const span = toRedacted({ text, replaced }, { start: start + 1, end: start + 8 });
    expect(text.slice(span.start, span.end)).toBe('[…] team');
  });

  test('comes soon, also of a text that was made to be slow', () => {
    for (const texts of [[`${'a'.repeat(50_000)}`], ['10 years '.repeat(8000)], ['born '.repeat(10_000)]]) {
      const [{ text: masked } = { text: '' }] = redactAll({ texts, identity, name: 'X' });
      expect(masked.length).toBeGreaterThan(0);
    }
  });
});
