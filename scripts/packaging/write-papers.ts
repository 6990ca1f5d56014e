import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChartLayout } from './oci-layout.ts';
import { allNotices, billOfMaterials } from './papers.ts';

/**
 * Writes beside the parts of a release what is said about them: for scripts/release.
 *   node scripts/packaging/write-papers.ts FOLDER VERSION COMMIT SECONDS
 */
const [folder, version, commit, seconds] = process.argv.slice(2) as [string, string, string, string];
const root = path.resolve(import.meta.dirname, '../..');
const inFolder = (name: string) => path.join(folder, name);
const sha256 = (name: string) =>
  createHash('sha256')
    .update(readFileSync(inFolder(name)))
    .digest('hex');
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const chart = `cotejo-${version}-chart.tgz`;
const layout = inFolder('chart-oci');
const yaml = readFileSync(path.join(root, 'helm/Chart.yaml'), 'utf8');
writeChartLayout(layout, { packed: readFileSync(inFolder(chart)), yaml });
const asOfCommit = [
  `--mtime=@${seconds}`,
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u=rwX,go=rX',
];
execFileSync('tar', [...asOfCommit, '-C', layout, '-cf', inFolder(`cotejo-${version}-chart-oci.tar`), '.']);
execFileSync('rm', ['-r', layout]);

writeFileSync(inFolder(`cotejo-${version}-sbom.cdx.json`), json(billOfMaterials(root, Number(seconds))));
writeFileSync(inFolder(`cotejo-${version}-notices.txt`), allNotices(root));

const parts = readdirSync(folder).sort();
/** Source: in-toto Statement 1 with the predicate "SLSA Provenance 1.0". It is not signed. */
const provenance = {
  _type: 'https://in-toto.io/Statement/v1',
  subject: parts.map((name) => ({ name, digest: { sha256: sha256(name) } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'scripts/release',
      externalParameters: { version },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: commit } },
        {
          name: 'package-lock.json',
          digest: {
            sha256: createHash('sha256')
              .update(readFileSync(path.join(root, 'package-lock.json')))
              .digest('hex'),
          },
        },
      ],
    },
    runDetails: { builder: { id: 'scripts/release', version: { node: process.version } } },
  },
};
writeFileSync(inFolder(`cotejo-${version}-provenance.json`), json(provenance));
const sums = readdirSync(folder)
  .sort()
  .map((name) => `${sha256(name)}  ${name}\n`);
writeFileSync(inFolder('SHA256SUMS'), sums.join(''));
