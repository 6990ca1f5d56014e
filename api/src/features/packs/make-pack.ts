import { type PackInput, safeFileName } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { refuseLeaks } from './leaks.ts';
import { packPage } from './pack-page.ts';
import { packPaper } from './pack-paper.ts';
import { readPack } from './read-pack.ts';
import { saidInPage, saidInPdf } from './said.ts';

type Needed = Pick<Dependencies, 'database' | 'mask' | 'text' | 'providers' | 'drawPaper'>;

/** The file of a pack. Throws as `readPack` does, and a 422 for a file that tells who is masked in it. */
export async function makePack(
  dependencies: Needed,
  actor: Actor,
  roleId: number,
  { format, ...input }: PackInput,
  signal: AbortSignal,
): Promise<Response> {
  const read = await readPack(dependencies, actor, roleId, input);
  const { companyId } = actor;
  const fileName = safeFileName(`${read.pack.role} - ${read.pack.words.packs.fileName}`);
  const file =
    format === 'pdf'
      ? await dependencies.drawPaper('pdf', packPaper(read.pack), { companyId, signal })
      : await packPage(read.pack);
  if (read.masked.length > 0) {
    const said = typeof file === 'string' ? saidInPage(file) : await saidInPdf(dependencies, companyId, file, signal);
    await refuseLeaks(dependencies, actor, read, `${fileName}\n${said}`);
  }
  const ids = read.pack.profiles.map(({ candidacyId }) => candidacyId);
  await audit(dependencies.database, actor, 'pack-made', roleId, { ids, format, blind: input.blind });
  return attachment(file, format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8', `${fileName}.${format}`);
}
