import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * Writes a packed chart as an OCI image layout, as registries and Helm keep it: `config` from Chart.yaml and one layer.
 * Source: OCI Image Layout Specification 1.0; media types of Helm's "Helm OCI MediaTypes" (HIP 6).
 */
export function writeChartLayout(folder: string, chart: { packed: Buffer; yaml: string }): void {
  const about = parse(chart.yaml) as { name: string; version: string };
  const blob = (mediaType: string, bytes: Buffer) => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(path.join(folder, 'blobs/sha256', digest), bytes);
    return { mediaType, digest: `sha256:${digest}`, size: bytes.length };
  };
  const json = (value: object) => Buffer.from(JSON.stringify(value));
  mkdirSync(path.join(folder, 'blobs/sha256'), { recursive: true });
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: blob('application/vnd.cncf.helm.config.v1+json', json(about)),
    layers: [blob('application/vnd.cncf.helm.chart.content.v1.tar+gzip', chart.packed)],
  };
  const entry = {
    ...blob(manifest.mediaType, json(manifest)),
    annotations: { 'org.opencontainers.image.ref.name': about.version },
  };
  writeFileSync(path.join(folder, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  writeFileSync(path.join(folder, 'index.json'), json({ schemaVersion: 2, manifests: [entry] }));
}
