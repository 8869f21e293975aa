import { isEmailAddress } from '@causeway/core/accounts'
import { useEffect, useState } from 'react'

/** AUTH-04: nobody is told that he is wrong while he types. */
const SETTLE_MILLISECONDS = 700

/** Whether an address can be sent, and whether to say that it cannot. */
export function useEmailCheck(email: string): {
  readonly isValid: boolean
  readonly isShownInvalid: boolean
} {
  const [settled, setSettled] = useState(email)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [email])
  const isValid = isEmailAddress(email)
  return { isValid, isShownInvalid: settled === email && email !== '' && !isValid }
}
