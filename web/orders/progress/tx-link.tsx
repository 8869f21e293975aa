import type { CurrencyOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { CopyButton, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './tx-link.module.css'

export type TxLinkProps = Pick<OrderViewProps, 'world' | 'canPlay'> & {
  readonly txId: string | null
  readonly coin: CurrencyOut
  /** Address that received it, to be looked at in the play world. */
  readonly wallet: string | null
}

/** A transaction id with the way to where it can be seen. An explorer of the real world never gets a play id. */
export function TxLink({ txId, coin, wallet, world, canPlay }: TxLinkProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  if (txId === null) return null
  const href =
    world === 'real'
      ? coin.explorerTransaction.replace('{id}', encodeURIComponent(txId))
      : canPlay && wallet !== null
        ? localPath(`/sandbox?wallet=${encodeURIComponent(wallet)}#wallet`)
        : null
  return (
    <span className={styles.tx}>
      {href === null ? (
        <AddressText address={txId} short />
      ) : (
        <a
          href={href}
          {...(world === 'real' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          <AddressText address={txId} short />
          <Icon name="external" size={14} />
        </a>
      )}
      <CopyButton
        text={txId}
        label={t('transaction.copyTxId')}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </span>
  )
}
