/**
 * Whole minutes that so many blocks take, as the network means it; null where nobody can say. Blocks come by chance, so
 * a page says "about".
 */
export function minutesLeft(blocks: number, blockSeconds: number | null): number | null {
  if (blockSeconds === null || blocks <= 0) return null
  return Math.max(1, Math.round((blocks * blockSeconds) / 60))
}
