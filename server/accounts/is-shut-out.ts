import type { Visitor } from './account-types.ts'

/** AUTH-21: residents of Japan are not served; whoever comes from there says first that he is none. */
export function isShutOut({
  country,
  confirmedNotJapan,
}: Pick<Visitor, 'country' | 'confirmedNotJapan'>): boolean {
  return country === 'JP' && !confirmedNotJapan
}
