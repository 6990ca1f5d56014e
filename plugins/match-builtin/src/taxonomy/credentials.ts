import { namesCertificate } from './certificates.ts';
import { once } from '../text/data.ts';
import { fold } from '../text/fold.ts';
import { loadTaxonomy } from './load.ts';

/** "rn license" among the names of a skill that is also called "rn": whoever is one has it. */
const ofName = /^(.+) license$/;

const loadCredentials = once(() => {
  const { skills, forms } = loadTaxonomy();
  const byName = skills.flatMap(({ name }, skill) => (namesCertificate(fold(name)) ? [skill] : []));
  const byForm = [...forms].flatMap(([form, { skill }]) => {
    const [, name] = ofName.exec(form) ?? [];
    return skill !== undefined && name && forms.get(name)?.skill === skill ? [skill] : [];
  });
  return new Set([...byName, ...byForm]);
});

/** Whether a skill of that name is itself a license or certificate. */
export function isLicense(name: string): boolean {
  const skill = loadTaxonomy().byName.get(name);
  return skill !== undefined && isCredential(skill);
}

/** Whether an entry of the taxonomy is itself a license or certificate, such as CDL and Registered nurse. */
export const isCredential = (skill: number): boolean => loadCredentials().has(skill);
