import { AddressText } from '@causeway/ui/money'
import { Icon, LtrText } from '@causeway/ui/primitives'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import type { EarlierAddress } from './earlier-address.ts'
import styles from './earlier-addresses.module.css'
import { NameField } from './name-field.tsx'

export type EarlierRowProps = {
  readonly earlier: EarlierAddress
  /** What the coin calls its extra id; null where it has none. */
  readonly extraIdName: string | null
  readonly onChoose: () => void
  readonly onForget: () => void
  /** Null where it was named, else why not. */
  readonly onName: (id: string, name: string) => Promise<string | null>
}

/** One address used before: to be chosen, forgotten, and of an account to be named. */
export function EarlierRow({ earlier, extraIdName, onChoose, onForget, onName }: EarlierRowProps) {
  const t = useTranslate()
  const [isNaming, setNaming] = useState(false)
  const choose = useFocusAfter(isNaming)
  const { address, alias, extraId, favourite } = earlier
  const name = favourite?.name ?? null
  if (isNaming && favourite !== null) {
    return (
      <NameField
        address={address}
        name={name ?? ''}
        onCancel={() => setNaming(false)}
        onSave={async (next) => {
          const problem = await onName(favourite.id, next)
          if (problem === null) setNaming(false)
          return problem
        }}
      />
    )
  }
  return (
    <div className={styles.row}>
      <button
        ref={choose}
        type="button"
        data-earlier=""
        className={styles.choose}
        title={address}
        onClick={onChoose}
      >
        {name === null ? null : <bdi className={styles.name}>{name}</bdi>}
        {alias === null ? null : <LtrText>{alias}</LtrText>}
        <AddressText address={address} short />
        {extraId === '' || extraIdName === null ? null : (
          <span className={styles.extraId}>
            {t('address.earlierExtraId', { name: extraIdName, extraId })}
          </span>
        )}
      </button>
      {favourite === null ? null : (
        <button
          type="button"
          className={styles.forget}
          aria-label={t('address.earlierName', { address })}
          title={t('address.earlierName', { address })}
          onClick={() => setNaming(true)}
        >
          <Icon name="edit" />
        </button>
      )}
      <button
        type="button"
        className={styles.forget}
        aria-label={t('address.earlierForget', { address })}
        onClick={onForget}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** What stood in its place is gone, and the keyboard goes on from here. */
function useFocusAfter(isReplaced: boolean): RefObject<HTMLButtonElement | null> {
  const element = useRef<HTMLButtonElement>(null)
  const wasReplaced = useRef(false)
  useEffect(() => {
    if (wasReplaced.current && !isReplaced) element.current?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced])
  return element
}
