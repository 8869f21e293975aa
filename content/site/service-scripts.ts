import type { SiteFacts } from './site-facts.ts'

/** Addresses of the scripts of others that the operator has on his pages; pages load nothing else from elsewhere. */
export function serviceScripts({ chat, tracking }: Pick<SiteFacts, 'chat' | 'tracking'>): string[] {
  return [chat, tracking].flatMap((service) => (service === null ? [] : [service.scriptUrl]))
}
