import type { Translate } from '@causeway/content/messages'
import type { FormCoin } from './form-coin.ts'

/** Where a coin lives, as the form says it; money of states lives on no chain. */
export function networkText(coin: Pick<FormCoin, 'isFiat' | 'network'>, t: Translate): string {
  return coin.isFiat ? t('form.bankOrCard') : coin.network
}
