import type { CurrencyOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { Disclosure } from '@causeway/ui/primitives'
import { AddressField, type AddressFinding, emptyAddress } from '@causeway/widget/address'
import { createAddressCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import styles from './refund-field.module.css'

export type RefundFieldProps = {
  readonly coin: CurrencyOut
  /** The address that is known; whole, because money is about to be sent there (TRACK-12). */
  readonly known: string | null
  /** For another address where one is known, else for the first. */
  readonly label: string
}

/** Where the coins go back to: the address that is known, or another one. */
export function RefundField({ coin, known, label }: RefundFieldProps) {
  const t = useTranslate()
  if (known === null) return <NewRefundField coin={coin} label={label} isRequired />
  return (
    <div className={styles.known}>
      <p>{t('desk.refundTo')}</p>
      <p>
        <AddressText address={known} />
      </p>
      <Disclosure summary={t('desk.refundElsewhere')}>
        <NewRefundField coin={coin} label={label} />
      </Disclosure>
    </div>
  )
}

const calls = createAddressCalls()

/**
 * An address, judged while it is typed. What was typed goes along as `refundText`, the address that a name stands for as
 * `refundAddress`: without script the server has the first, and checks whatever it gets.
 */
export function NewRefundField({
  coin,
  label,
  isRequired = false,
}: Pick<RefundFieldProps, 'coin' | 'label'> & { readonly isRequired?: boolean }) {
  const [value, setValue] = useState(emptyAddress)
  const [finding, setFinding] = useState<AddressFinding>({ state: 'empty' })
  const found = finding.state === 'good' ? finding.found : null
  return (
    <>
      <AddressField
        calls={calls}
        coin={coin}
        kind="refund"
        value={value}
        onChange={setValue}
        onFinding={setFinding}
        label={label}
        names={{ address: 'refundText', extraId: 'refundExtraId' }}
        isRequired={isRequired}
      />
      <input type="hidden" name="refundAddress" value={found?.address ?? ''} />
    </>
  )
}
