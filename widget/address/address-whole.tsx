import { isNameLike } from '@causeway/core/names'
import { AddressText } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '../messages/index.ts'
import styles from './address-field.module.css'
import type { AddressValue } from './address-value.ts'
import { providerName } from './provider-name.ts'
import type { AddressFinding } from './validation/address-finding.ts'

const SHORTEST_TO_COMPARE = 12

export type AddressWholeProps = {
  readonly value: AddressValue
  readonly finding: AddressFinding
}

/** Texts that are no address at all are not worth comparing. */
const NO_ADDRESS = /^(address_malformed$|name_|payment_uri_)/

/** The whole address in groups of four, for comparing; for a name, whose it is and who says so (EXCH-03). */
export function AddressWhole({ value, finding }: AddressWholeProps) {
  const t = useTranslate()
  const typed = value.text.trim()
  const found = finding.state === 'good' || finding.state === 'bad' ? finding.found : null
  // Groups stand there with the keystroke, not with the verdict: nothing moves when that comes.
  if (finding.state === 'resolving') return <NamePending name={typed} />
  if (finding.state === 'checking' && isNameLike(typed)) return null
  const isNoAddress = finding.state === 'bad' && NO_ADDRESS.test(finding.problem.code)
  const address = found?.address ?? typed
  const isPlain = address.length >= SHORTEST_TO_COMPARE && /^[!-~]+$/.test(address)
  if (isNoAddress || !isPlain) return null
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
      </p>
      <AddressText address={address} />
      {found?.asciiAlias == null ? null : (
        <p className={styles.compare}>
          <LtrText>{t('address.nameInAscii', { name: found.asciiAlias })}</LtrText>
        </p>
      )}
    </div>
  )
}

/** Keeps the room in which the address will stand. */
function NamePending({ name }: { readonly name: string }) {
  const t = useTranslate()
  return (
    <div className={styles.whole} data-pending="">
      <p className={styles.compare}>{t('address.resolving', { name })}</p>
    </div>
  )
}
