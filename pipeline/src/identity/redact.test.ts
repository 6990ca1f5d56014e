import { ProviderError } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { checkRedacted, findIdentity, redact, restore, toReal } from './index.ts';

const resume = `JOSÉ MARÍA DE LA FUENTE O’NEILL
Jefe de obra | jose.delafuente@example.com | 600 123 456 | linkedin.com/in/jmfuente
C/ Mayor 14, 3º B, 28013 Madrid (Madrid)
Fecha de nacimiento: 1 de mayo de 1980 • Estado civil: casado
Nacionalidad: española
DNI: 12345678Z

Experiencia
Jefe de obra, Construcciones Molino S.L., 03/2015 - 06/2021
Dirección de 12 obras. "José María es puntual", dice su jefe. Tel. +34600123456
De la Fuente, J. M. (2019). Edad media de los edificios: 50 años.
Certificado por fuente y agua; visitó www.delafuente.example.org`;

describe('a redacted text', () => {
  const identity = findIdentity(resume);
  const redacted = redact(resume, identity);

  test('says nothing of who its owner is, and everything of the work', () => {
    for (const gone of [
      'JOSÉ',
      'José',
      'FUENTE',
      'Fuente',
      'NEILL',
      '@',
      '600',
      '600123456',
      'linkedin',
      'Mayor',
      '28013',
      '1980',
      'casado',
      'española',
      '12345678',
      'delafuente',
    ])
      expect(redacted.text).not.toContain(gone);
    for (const kept of [
      'Jefe de obra, Construcciones Molino S.L., 03/2015 - 06/2021',
      'Dirección de 12 obras.',
      'Edad media de los edificios: 50 años',
      'Nacionalidad: [PERSONAL DETAIL',
      'Fecha de nacimiento: [BIRTH DATE]',
    ])
      expect(redacted.text).toContain(kept);
    expect(() => checkRedacted('model', redacted.text, identity)).not.toThrow();
  });

  test('leads back to the real text, passage by passage', () => {
    for (const passage of [
      'Dirección de 12 obras. "[NAME] es puntual"',
      'Construcciones Molino',
      '03/2015 - 06/2021\nDirección',
    ]) {
      const start = redacted.text.indexOf(passage);
      const real = toReal(redacted, { start, end: start + passage.length });
      expect(resume.slice(real.start, real.end)).toBe(passage.replace('[NAME]', 'José María'));
    }
  });

  test('has its placeholders put back in what is written about it', () => {
    expect(restore(redacted, '[NAME] can be reached at [EMAIL]; [ADDRESS 9] stays.')).toBe(
      'JOSÉ MARÍA DE LA FUENTE O’NEILL can be reached at jose.delafuente@example.com; [ADDRESS 9] stays.',
    );
  });

  test('of a whole is made piece by piece with the identity of the whole', () => {
    expect(redact('Informe de josé maría, de La Fuente, para Ana', identity).text).toBe('Informe de [NAME], para Ana');
    expect(
      redact('Contact: MARTA.REQUENA@example.com', findIdentity('Marta Requena\nNurse\nmarta.requena@example.com'))
        .text,
    ).toBe('Contact: [EMAIL]');
  });
});

test.for([
  ['Date of birth: 12 May 1990', 'Date of birth: [BIRTH DATE]'],
  ['Age: 34 | Marital status: single | Excel', 'Age: [BIRTH DATE] | Marital status: [PERSONAL DETAIL] | Excel'],
  ['Address: 14 Elm Street, Springfield, IL 62704', 'Address: [ADDRESS]'],
  ['221 Baker Street, London NW1 6XE', '[ADDRESS]'],
  ['Springfield, IL 62704', '[ADDRESS]'],
  ['Avda. de la Constitución, 7', '[ADDRESS]'],
  ['Nacida el 3 de abril de 1991 en Cádiz.', '[BIRTH DATE].'],
  ['NIE X1234567L', 'NIE [PERSONAL DETAIL]'],
] as const)('%j becomes %j', ([line, expected]) => {
  expect(redact(line, findIdentity('')).text).toBe(expected);
});

test.for([
  'Managed a budget of 28013 euros in Madrid',
  'C++, C#, ASP.NET, Node.js and Socket.io',
  'Average age of the fleet: 4 years',
  'Led a road show in 12 cities',
  '2015 - 2019 Universidad Carlos III',
  'SAP S/4HANA, ISO 27001, RFC 5322',
  'Plaza mayorista de frutas: 40 empleados',
])('%j stays as it is', (line) => {
  expect(redact(line, findIdentity('')).text).toBe(line);
});

test('where no name is shown with confidence, what may be one is hidden all the same', () => {
  const text = 'Registered Nurse\nNight shifts and weekends\nXochitl Quetzal\nXochitl worked at nights';
  expect(findIdentity(text).name).toBeUndefined();
  expect(redact(text, findIdentity(text)).text).toBe(
    'Registered Nurse\nNight shifts and weekends\n[NAME]\n[NAME] worked at nights',
  );
});

test.for(['Nurse, as Requena said', 'call 6 0 0-1 2 3-4 5 6', 'write to MARTA.R@EXAMPLE.COM', 'other@example.com'])(
  'a text that still has %j is refused',
  (left) => {
    const identity = findIdentity('Marta Requena\nNurse\nmarta.r@example.com\n600 123 456');
    expect(() => checkRedacted('model', left, identity)).toThrow(ProviderError);
    expect(() => checkRedacted('model', left, identity)).not.toThrow('Requena');
  },
);
