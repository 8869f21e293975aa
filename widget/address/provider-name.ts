import type { Translate } from '@causeway/content/messages'

/** A naming service as people know it. One that has no name here is shown by its own word. */
export function providerName(t: Translate, provider: string): string {
  if (provider === 'ens') return t('address.providerEns')
  if (provider === 'unstoppable') return t('address.providerUnstoppable')
  if (provider === 'sandbox') return t('address.providerSandbox')
  return provider
}
