import { paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import { lines, writePdf } from '@cotejo/plugin-kit/testing/pdf';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { resumeVariants, type Variant } from '../../demo/variants.ts';

type Language = 'en' | 'es';

const names = {
  first: ['Mara', 'Jonas', 'Lucía', 'Tomás', 'Priya', 'Owen', 'Helen', 'Nadia', 'Rubén', 'Anna', 'Diego', 'Ines'],
  last: ['Ilves', 'Perl', 'Bermejo', 'Craddock', 'Oduya', 'Ferro', 'Casals', 'Tadesse', 'Lindqvist', 'Montalvo'],
};
const skills = 'Java,Kubernetes,PostgreSQL,Terraform,Python,React,Kafka,Docker,AWS,Spring Boot,Go,SQL'.split(',');
const employers = 'Northwind Payments,Banco Ribera,Aurora Hotels,Delta Freight,Lumen Health,Orchard Foods'.split(',');

/** What a line of experience is put together from: a deed, its object, and how well it went, with the skill between. */
const parts: Record<Language, { deeds: string[]; objects: string[]; ends: string[]; by: string; heads: string[] }> = {
  en: {
    deeds: 'Built,Ran,Redesigned,Tested,Moved,Documented,Secured,Led the team of'.split(','),
    objects: 'the billing service,the booking platform,nightly reports,the customer portal,the data warehouse'.split(
      ',',
    ),
    ends: 'and cut its cost by N %,for N thousand users,in N weeks,with N colleagues,across N sites'.split(','),
    by: 'with',
    heads: ['Experience', 'Education', 'Languages', 'Engineer', 'BSc Computer Science', 'English (fluent)', 'present'],
  },
  es: {
    deeds: 'Desarrollo de,Administración de,Diseño de,Pruebas de,Migración de,Documentación de'.split(','),
    objects: 'servicios de pago,la plataforma de reservas,informes diarios,el portal de clientes'.split(','),
    ends: 'con un ahorro del N %,para N mil usuarios,en N semanas,junto a N compañeros,en N sedes'.split(','),
    by: 'con',
    heads: [
      'Experiencia',
      'Formación',
      'Idiomas',
      'Ingeniero de software',
      'Grado en Ingeniería Informática',
      'Inglés avanzado',
      'actualidad',
    ],
  },
};

/**
 * `count` resumes of people who do not exist, of which no two share a line of experience but by chance: of 25 twenty
 * are in English and three in Spanish, by turns PDF and Word, and two are scanned pages of the sample company.
 */
export async function madeUpResumes(count: number, seed = 1): Promise<Variant[]> {
  const random = seededRandom(seed);
  const scans = (await resumeVariants(count * 4)).filter((_, number) => number % 40 === 0);
  return Array.from({ length: count }, (_, number) => {
    const place = number % 25;
    if (place % 12 === 6) return scans[Math.floor((number / 25) * 2) % scans.length]!;
    const written = write(place % 8 === 3 ? 'es' : 'en', random);
    const word = number % 2 === 1;
    const bytes = word
      ? wordFile(written.map((line) => paragraph(line)).join(''))
      : Buffer.from(writePdf([lines(60, 780, written, 13)]).bytes);
    return { name: `resume-${number}.${word ? 'docx' : 'pdf'}`, bytes: Uint8Array.from(bytes) };
  });
}

function write(language: Language, random: () => number): string[] {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const { deeds, objects, ends, by, heads } = parts[language];
  const [experience, education, languages, title, degree, fluent, present] = heads;
  const year = 2005 + Math.floor(random() * 12);
  const deed = () =>
    `- ${pick(deeds)} ${pick(objects)} ${by} ${pick(skills)} ` +
    pick(ends).replace('N', String(2 + Math.floor(random() * 90)));
  const position = (from: number, to: string | number | undefined) => [
    `${title}, ${pick(employers)}, ${from} - ${to}`,
    ...Array.from({ length: 8 }, deed),
  ];
  return [
    `${pick(names.first)} ${pick(names.last)} ${pick(names.last)}`,
    title!,
    '',
    experience!,
    ...position(year + 4, present),
    ...position(year, year + 4),
    '',
    education!,
    `${degree}, ${year}`,
    '',
    languages!,
    fluent!,
  ];
}
