/**
 * Shortens an absolute address of this site to its path; another site's stays as it is. Whoever came by another name of the
 * machine (`localhost` for `127.0.0.1`) then stays there, where cookies say which orders are theirs.
 */
export function pathOnSite(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return address
  const { hash, origin, pathname, search } = new URL(address)
  return origin === new URL(publicUrl).origin ? `${pathname}${search}${hash}` : address
}
