import { type Config, type Environment, loadConfig } from '../../ground/config/config.ts';
import { StartError } from '../../ground/config/start-error.ts';

/** The settings with the other storage that those say whose names begin with `TO_`. Throws where there is none. */
export function elsewhere(config: Config): Config {
  if (!config.environment['TO_STORAGE'])
    throw new StartError('TO_STORAGE and the settings of that storage are needed.');
  return loadConfig(targetSettings(config));
}

/** The settings of a server with the other storage, which has only the keys of this one; secrets are read. */
function targetSettings({ environment, secretFiles }: Config): Environment {
  const all = Object.entries(environment).filter(
    ([name]) => !Object.keys(secretFiles).some((secret) => name === `${secret}_FILE`),
  );
  const given = all.filter(([name]) => name.startsWith('TO_'));
  // The keys go along unless others are named, so that no copy is less encrypted than the original by oversight.
  const own = given.some(([name]) => name.startsWith('TO_STORAGE_KEYS')) ? /^(STORAGE|S3_|TO_)/ : /^(STORAGE$|S3_|TO_)/;
  const kept = all.filter(([name]) => !own.test(name));
  return Object.fromEntries([...kept, ...given.map(([name, value]) => [name.slice('TO_'.length), value])]);
}
