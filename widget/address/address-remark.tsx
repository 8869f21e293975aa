import type { Translate } from '@causeway/content/messages'
import styles from './address-field.module.css'
import type { AddressValue } from './address-value.ts'
import type { AddressCoin, AddressFinding } from './validation/address-finding.ts'
import { addressProblemText } from './validation/address-problem-text.ts'

/** The line below the field; null and undefined: nothing to say. */
export type AddressRemarks = {
  readonly error: string | undefined
  readonly good: { readonly text: string; readonly tone: 'good' | 'waiting' | 'warning' } | null
  readonly extraIdError: string | undefined
  /** Only the extra id is missing: a thing to think of while typing, a fault when the form is sent. */
  readonly isExtraIdMissing: boolean
}

/** What to say about an address at its own place. */
export function addressRemarks(
  t: Translate,
  coin: AddressCoin,
  value: AddressValue,
  finding: AddressFinding,
): AddressRemarks {
  const { network } = coin
  const quiet = { error: undefined, good: null, extraIdError: undefined, isExtraIdMissing: false }
  const good = (text: string, tone: 'good' | 'waiting' | 'warning' = 'good') => ({
    ...quiet,
    good: { text, tone },
  })
  switch (finding.state) {
    case 'empty':
      return quiet
    case 'checking':
      return good(t('address.checking'), 'waiting')
    case 'resolving':
      return good(t('address.resolving', { name: value.text.trim() }), 'waiting')
    case 'good': {
      const { alsoFits } = finding.found
      if (alsoFits.length === 0) return good(t('address.fits', { network }))
      const networks = alsoFits.join(', ')
      return good(t('address.alsoFits', { network, networks }), 'warning')
    }
    case 'bad': {
      const text = addressProblemText(t, coin, finding.problem)
      if (finding.problem.field === 'address') return { ...quiet, error: text }
      const isExtraIdMissing = finding.problem.code === 'extra_id_missing'
      return {
        ...good(t('address.fits', { network })),
        extraIdError: isExtraIdMissing ? undefined : text,
        isExtraIdMissing,
      }
    }
  }
}

/** A remark in the colour of what it means. */
export function AddressRemark({ text }: { readonly text: NonNullable<AddressRemarks['good']> }) {
  return <span className={styles[text.tone]}>{text.text}</span>
}
