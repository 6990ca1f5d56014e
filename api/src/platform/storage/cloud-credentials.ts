import { readFile } from 'node:fs/promises';

/** Where a cloud lends keys, by the variables that it sets itself for its own programs. */
export type CloudSettings = {
  region: string;
  /** The token of the pod's account, and the role that is lent for it. */
  tokenFile?: string | undefined;
  role?: string | undefined;
  /** The address of the Security Token Service; that of the region when absent. */
  tokenService?: string | undefined;
  /** The address from which a container has keys, and the token that it shows there. */
  container?: string | undefined;
  containerTokenFile?: string | undefined;
  /** The metadata service of a virtual machine. */
  instance: string;
};

type Keys = { accessKey: string; secretKey: string; sessionToken: string; ends: number };

/** Milliseconds in which the cloud has to answer. */
const ANSWER_LIMIT = 10_000;
/** Milliseconds before their end from which new keys are asked for. */
const MARGIN = 300_000;

/**
 * Asks for the keys that a cloud lends for some hours: to the account of a pod (web identity), to a container, or to a
 * virtual machine, whichever is set first. Rejects when the cloud does not answer and no keys are valid any more.
 */
export function cloudKeys(settings: CloudSettings): () => Promise<Keys> {
  let lent: Keys | undefined;
  let asked: Promise<Keys> | undefined;
  return async () => {
    if (lent && Date.now() < lent.ends - MARGIN) return lent;
    asked ??= askCloud(settings).finally(() => (asked = undefined));
    lent = await asked.catch((error: unknown) => {
      if (lent && Date.now() < lent.ends) return lent;
      throw error;
    });
    return lent;
  };
}

function askCloud(settings: CloudSettings): Promise<Keys> {
  if (settings.tokenFile && settings.role) return askTokenService(settings, settings.tokenFile, settings.role);
  if (settings.container) return askContainer(settings.container, settings.containerTokenFile);
  return askInstance(settings.instance);
}

/** Source: AWS Security Token Service, AssumeRoleWithWebIdentity, version 2011-06-15. */
async function askTokenService({ region, tokenService }: CloudSettings, tokenFile: string, role: string) {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: 'cotejo',
    WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
  });
  const answer = await ask(tokenService ?? `https://sts.${region}.amazonaws.com`, { method: 'POST', body });
  const fields = [...answer.matchAll(/<(AccessKeyId|SecretAccessKey|SessionToken|Expiration)>([^<]+)</g)];
  const found = Object.fromEntries(fields.map(([, name, value]) => [name!, value!]));
  return read({ ...found, Token: found['SessionToken'] });
}

/** Source: "Container credential provider" of the AWS SDKs and Tools Reference Guide. */
async function askContainer(address: string, tokenFile: string | undefined): Promise<Keys> {
  const headers: Record<string, string> = tokenFile
    ? { Authorization: (await readFile(tokenFile, 'utf8')).trim() }
    : {};
  return read(JSON.parse(await ask(address, { headers })));
}

/** Source: "Use the Instance Metadata Service", version 2, of the Amazon EC2 User Guide. */
async function askInstance(address: string): Promise<Keys> {
  const seconds = { 'X-aws-ec2-metadata-token-ttl-seconds': '300' };
  const token = await ask(`${address}/latest/api/token`, { method: 'PUT', headers: seconds });
  const headers = { 'X-aws-ec2-metadata-token': token };
  const roles = `${address}/latest/meta-data/iam/security-credentials/`;
  const [role = ''] = (await ask(roles, { headers })).split('\n');
  return read(JSON.parse(await ask(roles + role.trim(), { headers })));
}

async function ask(address: string, request: RequestInit): Promise<string> {
  const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!answer.ok) throw new Error(`The cloud lends no keys: ${answer.status} of ${new URL(address).host}`);
  return answer.text();
}

function read({ AccessKeyId, SecretAccessKey, Token, Expiration }: Record<string, string | undefined>): Keys {
  const ends = Date.parse(Expiration ?? '');
  if (!AccessKeyId || !SecretAccessKey || !Token || Number.isNaN(ends))
    throw new Error('The cloud lends no keys: its answer lacks some of them.');
  return { accessKey: AccessKeyId, secretKey: SecretAccessKey, sessionToken: Token, ends };
}
