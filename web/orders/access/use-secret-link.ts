import { secretInFragment } from '@causeway/core/orders'
import { becomeHolder } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useEffect, useState } from 'react'

/** `worked`: this browser holds the order now; `wrong`: the secret is another order's or mistyped. */
export type SecretLinkOutcome = 'none' | 'worked' | 'wrong'

/**
 * Opened by a secret link, makes this browser a holder of the order. The secret leaves the address bar at once, so that
 * it is neither bookmarked nor looked at over the shoulder. `onHolder` is called when the cookie is there.
 */
export function useSecretLink(transactionId: string, onHolder: () => void): SecretLinkOutcome {
  const [outcome, setOutcome] = useState<SecretLinkOutcome>('none')
  useEffect(() => {
    const open = async () => {
      const holderSecret = secretInFragment(location.hash)
      if (holderSecret === null) return
      history.replaceState(history.state, '', location.pathname + location.search)
      const answer = await httpCalls({ becomeHolder }).becomeHolder({
        id: transactionId,
        holderSecret,
      })
      setOutcome(answer.ok ? 'worked' : 'wrong')
      if (answer.ok) onHolder()
    }
    void open()
    // A link that is opened in a tab that shows the order already changes the fragment only.
    const reopen = () => void open()
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [transactionId, onHolder])
  return outcome
}
