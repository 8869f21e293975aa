import type { ClientCalls } from '@causeway/api/contract'
import { checkEosName } from '@causeway/core/account-names/eos-name'
import { Button, Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import styles from './eos-account.module.css'
import { eosNameProblems } from './eos-problems.ts'
import { type NameAnswer, useEosName } from './use-eos-name.ts'

export type EosAccountProps = {
  readonly calls: Pick<ClientCalls, 'eosAccountCost' | 'eosName'>
  /** What stands in the destination's field. */
  readonly name: string
  readonly onName: (name: string) => void
  /** Public key of the account's owner; empty: no account is wanted. */
  readonly ownerKey: string
  readonly onOwnerKey: (key: string) => void
  readonly keyError?: string | undefined
}

/**
 * For who has no EOS account yet (EXCH-09): a free name, the key that will own it, and what it costs. Without script the
 * key's field is there all the same.
 */
export function EosAccount(props: EosAccountProps) {
  const { calls, name, onName, ownerKey, onOwnerKey, keyError } = props
  const t = useTranslate()
  const cost = useAccountCost(calls)
  const answer = useEosName(calls, name)
  const [isSuggesting, setSuggesting] = useState(false)
  const isWanted = ownerKey !== ''

  async function suggest() {
    setSuggesting(true)
    const suggested = await calls.eosName({ baseWord: name })
    setSuggesting(false)
    if (suggested.ok) onName(suggested.body.result.name)
  }

  return (
    <div className={styles.account}>
      {answer.state === 'free' && !isWanted ? (
        <Notice tone="warning" announce="status">
          {t('processing.eosNoSuchAccount', { name })}
        </Notice>
      ) : null}
      <Disclosure summary={t('processing.eosNone')} startsOpen={isWanted || keyError !== undefined}>
        <div className={styles.body}>
          <p>{t('processing.eosWhat')}</p>
          {cost === null ? null : <p>{t('processing.eosCost', { cost })}</p>}
          <div className={styles.name} aria-live="polite">
            <NameRemark name={name} answer={answer} onName={onName} />
          </div>
          <Button type="button" look="secondary" onClick={suggest} busy={isSuggesting}>
            {t('processing.eosSuggest')}
          </Button>
          <TextField
            name="newAccountKey"
            isCode
            label={t('processing.newAccountKey')}
            hint={t('processing.eosKeyHint')}
            error={keyError}
            value={ownerKey}
            onChange={(event) => onOwnerKey(event.currentTarget.value.trim())}
            maxLength={80}
          />
        </div>
      </Disclosure>
    </div>
  )
}

type NameRemarkProps = {
  readonly name: string
  readonly answer: NameAnswer
  readonly onName: (name: string) => void
}

/** Whether the name in the destination's field can be a new account's, and a free one beside it. */
function NameRemark({ name, answer, onName }: NameRemarkProps) {
  const t = useTranslate()
  if (name === '') return <p>{t('processing.eosNameEmpty')}</p>
  const checked = checkEosName(name)
  if (!checked.ok) return <p className={styles.bad}>{t(eosNameProblems[checked.failure.code])}</p>
  switch (answer.state) {
    case 'asking':
      return <p>{t('processing.eosNameChecking', { name })}</p>
    case 'unknown':
      return <p>{t('processing.eosNameUnknown')}</p>
    case 'free':
      return <p className={styles.good}>{t('processing.eosNameFree', { name })}</p>
    case 'taken':
      return (
        <>
          <p className={styles.bad}>{t('processing.eosNameTaken', { name })}</p>
          <Button type="button" look="quiet" onClick={() => onName(answer.other)}>
            {t('processing.eosNameTake', { name: answer.other })}
          </Button>
        </>
      )
  }
}

/** In whole coins with the ticker; null until it is known. */
function useAccountCost(calls: EosAccountProps['calls']): string | null {
  const [cost, setCost] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void calls.eosAccountCost().then((answer) => {
      if (isOver || !answer.ok) return
      const { cost: amount, currency } = answer.body.result
      setCost(`${amount} ${currency.toUpperCase()}`)
    })
    return () => {
      isOver = true
    }
  }, [calls])
  return cost
}
