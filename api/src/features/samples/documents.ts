import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { User } from '@cotejo/contract';

type Language = NonNullable<User['language']>;

const folder = new URL('documents/', import.meta.url);
const resumes = ['irene-valcarce.md', 'conor-hartigan.md', 'marta-ribelles.md', 'dylan-prescott.md'];

/** What the samples are called; the name of the role is its job's title. */
export const sampleNames: Record<Language, Record<'client' | 'opportunity' | 'role' | 'file', string>> = {
  en: {
    client: 'Sample: Fernhollow Logistics',
    opportunity: 'Finance team',
    role: 'Payroll Specialist',
    file: 'role-payroll-specialist.en.md',
  },
  es: {
    client: 'Muestra: Fernhollow Logistics',
    opportunity: 'Equipo de finanzas',
    role: 'Técnico de nóminas',
    file: 'role-payroll-specialist.es.md',
  },
};

/** One of the documents, as a browser would send it. */
export async function sampleFile(name: string): Promise<File> {
  return new File([await readFile(new URL(name, folder))], name);
}

export const sampleResumes = (): Promise<File[]> => Promise.all(resumes.map(sampleFile));

/** The SHA-256 of each resume, in hex, as rows have it. */
export async function hashesOfResumes(): Promise<string[]> {
  const contents = await Promise.all(resumes.map((name) => readFile(new URL(name, folder))));
  return contents.map((content) => createHash('sha256').update(content).digest('hex'));
}
