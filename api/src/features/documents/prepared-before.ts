import { pipelineVersion, type Providers } from '@cotejo/pipeline';
import type { Database } from '../../platform/database/client.ts';
import { eq, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import { hash, versionsOf } from '../../platform/plugins/versions.ts';

const stages = ['extractor', 'ocr', 'languageDetector', 'translator', 'embedder'] as const;

/** A hash of everything that Prepare's result depends on beside the file: the code, and who does each stage. */
export function preparedBy(providers: Pick<Providers, (typeof stages)[number]>): string {
  return hash([pipelineVersion, stages.map((stage) => versionsOf(providers[stage]))]);
}

/** What Prepare finds. */
const found = {
  language: resumes.language,
  extractedText: resumes.extractedText,
  translatedText: resumes.translatedText,
  alignment: resumes.alignment,
  excluded: resumes.excluded,
  warnings: resumes.warnings,
  cuts: resumes.cuts,
  pages: resumes.pages,
  provenance: resumes.provenance,
  name: resumes.name,
  isTranslated: resumes.isTranslated,
  preparedBy: resumes.preparedBy,
};

type Source = { id: number; companyId: number; contentHash: string; mediaType: string };

/**
 * What Prepare has found for the company in another resume of the same bytes, with the same versions and without a
 * plugin that stood in for another; undefined where there is none, and the document is to be read.
 */
export async function preparedBefore(
  database: Database,
  { id, contentHash, mediaType, ...owner }: Source,
  versions: string,
) {
  const [same] = await database
    .select(found)
    .from(resumes)
    .where(
      ofCompany(
        resumes,
        owner,
        eq(resumes.contentHash, contentHash),
        eq(resumes.mediaType, mediaType),
        eq(resumes.state, 'ready'),
        eq(resumes.preparedBy, versions),
        ne(resumes.id, id),
        sql`not jsonb_path_exists(${resumes.provenance}, '$[*].fallbacks[*]')`,
      ),
    )
    .limit(1);
  return same && { ...same, state: 'ready' as const };
}
