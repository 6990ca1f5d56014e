import { settingGroups } from './config.ts';
import type { Setting, Settings } from './setting.ts';

const titles: Record<keyof typeof settingGroups, string> = {
  process: 'The process',
  http: 'Web server',
  database: 'Database',
  storage: 'Files',
  session: 'Sessions and passwords',
  users: 'Users',
  plugins: 'Plugins',
  sandbox: 'Reading documents',
  jobs: 'Jobs',
};

const groups = Object.entries(settingGroups) as [keyof typeof settingGroups, Settings][];

/** The page `docs/settings.md`. */
export function settingsPage(): string {
  const sections = groups.map(([name, group]) => `## ${titles[name]}\n\n| Variable | Meaning | Default |\n|---|---|---|\n${Object.values(group).map(row).join('\n')}\n`);
  return `# Settings

Environment variables, read once at the start and checked together: what is wrong is said for all of them at once. A value
marked *secret* may be put into a file instead, whose path goes into the variable of the same name with \`_FILE\` appended.

<!-- Written by scripts/generate-settings.ts from the settings.ts of each module. -->

${sections.join('\n')}`;
}

function row(setting: Setting): string {
  const shown = setting.defaultShown ?? (setting.default ? `\`${setting.default}\`` : 'unset');
  return `| \`${setting.name}\` | ${setting.meaning.replaceAll('|', '\\|')}${setting.secret ? ' *Secret.*' : ''} | ${shown} |`;
}

/** The file `.env.example`: every variable with its default, commented out. */
export function environmentExample(): string {
  const sections = groups.map(([name, group]) => `# ${titles[name]}\n${Object.values(group).map(line).join('\n')}\n`);
  return `# Settings of Cotejo; docs/settings.md says what they mean.\n\n${sections.join('\n')}`;
}

function line({ name, default: value, defaultShown }: Setting): string {
  return `#${name}=${defaultShown === undefined ? value ?? '' : ''}`;
}
