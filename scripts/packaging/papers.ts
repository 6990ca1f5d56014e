import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type RuntimePackage = { name: string; version: string; license: string; folder: string };

/** The packages of others that run, as the lock file says; those for other kinds of machines among them. */
export function runtimePackages(root: string): RuntimePackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version, license = 'see its text' }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license, folder: path.join(root, folder) };
    });
}

type Component = { name: string; version: string; 'bom-ref': string };
type Bill = {
  serialNumber?: string;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * The software bill of materials of what runs (CycloneDX 1.5), from the lock file.
 *
 * @param moment - in seconds since 1970: that of the commit, so that the same commit has the same bill
 */
export function billOfMaterials(root: string, moment: number): Bill {
  const made = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const { serialNumber: _random, ...bill } = JSON.parse(made) as Bill;
  bill.metadata.timestamp = new Date(moment * 1000).toISOString();
  // npm names the whole after the folder that it stands in.
  bill.metadata.component.name = 'cotejo';
  // By --omit=dev npm leaves out what runs as well, where a tool of the developers needs it too.
  const runs = new Set(runtimePackages(root).map(({ name, version }) => `${name}@${version}`));
  const isPart = (ref: string) => ref.startsWith('cotejo@') || ref.startsWith('@cotejo/') || runs.has(ref);
  bill.components = bill.components.filter((component) => isPart(component['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isPart(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isPart) }));
  return bill;
}

/** The licenses of all packages that run, each with its own text, after what NOTICE says. */
export function allNotices(root: string): string {
  const parts = runtimePackages(root).map(({ name, version, license, folder }) => {
    const text =
      licenseTexts(folder) || 'Its text does not come with the package, or the package is not for this machine.';
    return `${name} ${version}\n${license}\n\n${text}`;
  });
  const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
  return [notice, ...[...new Set(parts)].sort()].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function licenseTexts(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-]\w+)*$/i.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
}
