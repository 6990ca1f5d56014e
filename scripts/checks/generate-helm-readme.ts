import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chartReadme } from '../acceptance/helm/values-table.ts';

/** Writes the table of the chart's values from their schema. */
await writeFile(path.resolve(import.meta.dirname, '../../helm/README.md'), chartReadme());
