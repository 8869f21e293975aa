import { lazyView } from '../../../../client-page/index.ts'
import type { EosAccountProps } from './eos-account.tsx'

/** What only a payout to an EOS account needs. */
export const lazyEosAccount = lazyView<EosAccountProps>(
  async () => (await import('./eos-account.tsx')).EosAccount,
)
