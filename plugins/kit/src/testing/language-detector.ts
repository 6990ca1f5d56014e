import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { never, openPlugin } from './open-plugin.ts';

const english = `Accountant with eight years of experience in the monthly closing of small companies.
Prepared the annual accounts, answered the auditors and trained two assistants in the use of the new software.`;
const spanish = `Contable con ocho años de experiencia en el cierre mensual de pequeñas empresas.
Preparación de las cuentas anuales, atención a los auditores y formación de dos auxiliares en el nuevo programa.`;
const spanishWithProducts =
  'Desarrolladora Full Stack Senior\n' +
  'React, Angular, Node.js, TypeScript, Python, Django, Docker, Kubernetes, Google Cloud ' +
  'Platform, Apache Kafka, GitHub Actions\n' +
  'Lead Backend Engineer, Northwind Cloud Services\n' +
  'Desarrollo de servicios con Spring Boot y Apache Kafka para la gestión de pedidos, y ' +
  'paneles de Power BI para el equipo de ventas.';

/**
 * The contract of a `languageDetector`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeLanguageDetector<Schema extends GenericSchema>(plugin: Plugin<Schema>): void {
  describe(`${plugin.name} keeps the contract of a language detector`, () => {
    const detector = openPlugin(plugin, 'languageDetector');

    test.for([
      { title: 'English', text: english, language: 'en' },
      { title: 'Spanish', text: spanish, language: 'es' },
      { title: 'Spanish full of English product names', text: spanishWithProducts, language: 'es' },
    ])('it recognizes $title', async ({ text, language }) => {
      const found = await detector.detect(text, { signal: never() });
      expect(found.language).toBe(language);
      expect(found.confidence).toBeGreaterThan(0);
      expect(found.confidence).toBeLessThanOrEqual(1);
    });

    test.for(['', '12345 67890', '• — •'])('it says that nothing can be said about %j', async (text) => {
      expect((await detector.detect(text, { signal: never() })).language).toBe('und');
    });

    test('the same text always gives the same answer', async () => {
      const first = await detector.detect(spanish, { signal: never() });
      await detector.detect(english, { signal: never() });
      expect(await detector.detect(spanish, { signal: never() })).toEqual(first);
    });

    test('an aborted signal ends the detection with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(detector.detect(english, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
