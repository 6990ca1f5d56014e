/** The path where it stays on this site, otherwise `/`. A link must not lead to another site after the login. */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith('/')) return '/';
  const origin = 'http://own.invalid';
  const url = URL.parse(path, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}
