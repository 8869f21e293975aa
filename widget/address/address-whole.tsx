import { AddressText } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '../messages/index.ts'
import styles from './address-field.module.css'
import type { AddressCoin, AddressFinding } from './address-finding.ts'
import type { AddressValue } from './address-value.ts'
import { providerName } from './provider-name.ts'

const SHORTEST_TO_COMPARE = 12

export type AddressWholeProps = {
  readonly coin: AddressCoin
  readonly value: AddressValue
  readonly finding: AddressFinding
}

/** The whole address in groups of four, for comparing; for a name, whose it is and who says so (EXCH-03). */
export function AddressWhole({ value, finding }: AddressWholeProps) {
  const t = useTranslate()
  const found = finding.state === 'good' || finding.state === 'bad' ? finding.found : null
  // Groups stand there with the keystroke, not with the verdict: nothing moves when that comes.
  const address = found?.address ?? value.text.trim()
  const isName = found?.alias != null
  const isPending = finding.state === 'resolving'
  if (!isName && (isPending || address.length < SHORTEST_TO_COMPARE)) return null
  if (!isName && !/^[!-~]+$/.test(address)) return null
  return (
    <div className={styles.whole}>
      <p className={styles.compare} aria-live="polite">
        {found?.alias == null ? (
          t('address.compare')
        ) : (
          <Phrase
            id="address.nameStandsFor"
            values={{ alias: found.alias, provider: providerName(t, found.provider ?? '') }}
            tags={{ name: (words) => <strong>{words}</strong> }}
          />
        )}
        {found?.asciiAlias == null ? null : (
          <>
            {' '}
            <LtrText>{t('address.nameInAscii', { name: found.asciiAlias })}</LtrText>
          </>
        )}
      </p>
      <AddressText address={address} />
    </div>
  )
}
