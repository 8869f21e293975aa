import { useEffect, useEffectEvent } from 'react'
import { usePageQuery, useSubmit } from '../../../../client-page/index.ts'
import { tabStorage } from '../../../../order-steps/tab-storage.ts'
import { type ExchangeChoice, isCheckAddress, processingPath } from '../exchange-choice.ts'
import { readOrderDraft } from '../order/order-draft.ts'
import { orderFormData } from '../order/order-form-data.ts'

/**
 * A reload of the step to check, and the browser's way back or forward to it, come to step 1 at that step's address: what
 * this tab has kept is sent once more. Where it kept nothing, step 1 gets its own address.
 */
export function useCheckAgain(choice: ExchangeChoice): void {
  const submit = useSubmit()
  const isAsked = isCheckAddress(usePageQuery().toString())
  const checkAgain = useEffectEvent(() => {
    if (!isCheckAddress(location.search)) return
    const fields = readOrderDraft(tabStorage(), choice)
    const address = new URL(location.href)
    address.searchParams.delete('step')
    // An order that was made from it has taken the draft along.
    if (fields === null) return history.replaceState(history.state, '', address)
    void submit(orderFormData({ choice, fields }, 'check'), {
      method: 'post',
      action: processingPath(choice),
    })
  })
  useEffect(() => {
    if (isAsked) checkAgain()
  }, [isAsked])
}
