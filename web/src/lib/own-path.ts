/** The path when it stays on this site, otherwise `/`: a link may not send a person elsewhere after signing in. */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith('/')) return '/';
  const origin = 'http://own.invalid';
  const url = URL.parse(path, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}
