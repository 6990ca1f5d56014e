import { namesCertificate } from '../text/certificates.ts';
import { fold } from '../text/fold.ts';
import { type Taxonomy, loadTaxonomy } from './load.ts';

/** "rn license" among the names of a skill that is also called "rn": whoever is one has it. */
const ofName = /^(.+) license$/;
let credentials: Set<number> | undefined;

function readCredentials({ skills, forms }: Taxonomy): Set<number> {
  const byName = skills.flatMap(({ name }, skill) => (namesCertificate(fold(name)) ? [skill] : []));
  const byForm = [...forms].flatMap(([form, { skill }]) => {
    const [, name] = ofName.exec(form) ?? [];
    return skill !== undefined && name && forms.get(name)?.skill === skill ? [skill] : [];
  });
  return new Set([...byName, ...byForm]);
}

/** Whether an entry of the taxonomy is itself a license or certificate, such as CDL and Registered nurse. */
export function isCredential(skill: number): boolean {
  credentials ??= readCredentials(loadTaxonomy());
  return credentials.has(skill);
}
