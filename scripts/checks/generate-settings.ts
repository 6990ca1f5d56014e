import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentExample, settingsPage } from '../../api/src/commands/describe-settings.ts';

/** Writes what is said about settings from where they are declared. */
const project = path.resolve(import.meta.dirname, '../..');
await writeFile(path.join(project, 'docs/settings.md'), await settingsPage());
await writeFile(path.join(project, '.env.example'), await environmentExample());
