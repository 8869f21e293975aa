import type { UseCases } from '@causeway/server'
import type { CheckAddressReply, CheckAddressRequest } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer } from '../handler.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

const validAddress: CheckAddressReply = {
  result: true,
  code: null,
  message: null,
  fits: [],
  warning: null,
}

/** Whether an address fits its coin, and which other networks it would fit (EXCH-01): good and bad alike are answers. */
export async function answerAddressCheck(
  { useCases, words }: Needs,
  { currency, address, extraId }: CheckAddressRequest,
) {
  const checked = useCases.checkAddress(currency.toLowerCase(), address, extraId ?? null)
  if (checked.ok) {
    const networks = checked.value.alsoFits.map(words.network)
    const warning = networks.length > 0 ? { code: 'address_also_fits' as const, networks } : null
    return answer({ ...validAddress, warning })
  }
  const { failure } = checked
  if (!('fits' in failure)) return refuse(failure, words)
  const { code, message } = refuse(failure, words).body.error
  const fits = failure.fits.map(words.network)
  const body = { result: false, code, message, fits, warning: null }
  return answer(body)
}
