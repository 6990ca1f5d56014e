import { builtInPlugins } from '../platform/plugins/built-in.ts';
import { describeSettings, type PluginVariable } from '../platform/plugins/describe.ts';
import { isSecretName, settingGroups } from '../ground/config/config.ts';
import type { Setting, Settings } from '../ground/config/setting.ts';

const titles: Record<keyof typeof settingGroups, string> = {
  process: 'The process',
  http: 'Web server',
  database: 'Database',
  backup: 'Backups',
  storage: 'Files',
  session: 'Sessions and passwords',
  users: 'Users',
  signOn: 'Single sign-on',
  plugins: 'Plugins',
  models: 'Language models',
  sandbox: 'Reading documents',
  queue: 'Queue',
  sources: 'Intake by itself',
  webhooks: 'Webhooks',
  health: 'Health',
  metrics: 'Metrics',
  tracing: 'Traces',
};

const groups = Object.entries(settingGroups) as [keyof typeof settingGroups, Settings][];

/** The page `docs/settings.md`. */
export async function settingsPage(): Promise<string> {
  const sections = groups.map(([name, group]) => `## ${titles[name]}\n\n${table(Object.values(group))}`);
  const plugins = (await describeSettings(builtInPlugins)).map(
    ({ plugin, variables }) => `### ${plugin}\n\n${table(variables.map(shown))}`,
  );
  return `# Settings

Environment variables, read once at the start and checked together: what is wrong is said for all of them at once. A
value marked *secret* may be put into a file instead, whose path goes into the variable of the same name with \`_FILE\`
appended. The key of a plugin is read again from its file with every call, so that changing it needs no restart.

<!-- Written by scripts/checks/generate-settings.ts from the settings.ts of each module. -->

${sections.join('\n')}
## What plugins can be told

${plugins.join('\n')}`;
}

type Shown = Pick<Setting, 'name' | 'meaning' | 'default' | 'defaultShown' | 'secret'>;

function shown(variable: PluginVariable): Shown {
  return { ...variable, ...(isSecretName(variable.name) && { secret: true }) };
}

function table(settings: Shown[]): string {
  return `| Variable | Meaning | Default |\n|---|---|---|\n${settings.map(row).join('\n')}\n`;
}

function row(setting: Shown): string {
  const value = setting.defaultShown ?? (setting.default ? `\`${setting.default}\`` : 'unset');
  const meaning = setting.meaning.replaceAll('|', '\\|') + (setting.secret ? ' *Secret.*' : '');
  return `| \`${setting.name}\` | ${meaning} | ${value} |`;
}

/** The file `.env.example`: every variable with its default, commented out. */
export async function environmentExample(): Promise<string> {
  const plugins = (await describeSettings(builtInPlugins)).map(({ plugin, variables }): [string, Shown[]] => [
    plugin,
    variables,
  ]);
  const sections = [
    ...groups.map(([name, group]): [string, Shown[]] => [titles[name], Object.values(group)]),
    ...plugins,
  ].map(([title, settings]) => `# ${title}\n${settings.map(line).join('\n')}\n`);
  return `# Settings of Cotejo; docs/settings.md says what they mean.\n\n${sections.join('\n')}`;
}

function line({ name, default: value, defaultShown }: Shown): string {
  return `#${name}=${defaultShown === undefined ? (value ?? '') : ''}`;
}
