import type { CurrencyOut, SandboxRisksReply } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { Button, CopyButton, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import { CoinOptions } from './coin-options.tsx'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type ScreeningPanelProps = {
  readonly outcome: SandboxOutcome | null
  readonly coins: readonly CurrencyOut[]
  /** Code of the order to begin with. */
  readonly order: string
}

const intents = new Set(['risks', 'hold', 'claim'])

/** Risky addresses to try, and what an operator decides about an order on hold. */
export function ScreeningPanel({ outcome, coins, order }: ScreeningPanelProps) {
  const t = useTranslate()
  const mine = outcome !== null && intents.has(outcome.intent) ? outcome : null
  const isShown = mine !== null && (mine.intent !== 'risks' || !mine.isDone)
  return (
    <Panel id="screening" lead={t('sandbox.riskLead')} outcome={isShown ? mine : null}>
      <Form method="post" action="#screening" className={styles.row}>
        <input type="hidden" name="intent" value="risks" />
        <Field label={t('sandbox.riskCoin')}>
          {(id) => (
            <select id={id} name="currency" defaultValue="eth">
              <CoinOptions coins={coins} />
            </select>
          )}
        </Field>
        <Button type="submit" look="secondary">
          {t('sandbox.riskShow')}
        </Button>
      </Form>
      {mine?.risks ? <RiskyAddresses addresses={mine.risks} /> : null}
      <Form method="post" action="#screening" key={order} className={styles.list}>
        <input type="hidden" name="intent" value="hold" />
        <h3 className={styles.small}>{t('sandbox.holdTitle')}</h3>
        <TextField
          name="transactionId"
          label={t('sandbox.orderCode')}
          defaultValue={order}
          required
          isCode
          maxLength={40}
        />
        <TextField
          name="reason"
          label={t('sandbox.holdReason')}
          placeholder={t('sandbox.holdReasonExample')}
          maxLength={300}
        />
        <div className={styles.row}>
          <Button type="submit" name="decision" value="release">
            {t('sandbox.holdRelease')}
          </Button>
          <Button type="submit" name="decision" value="refund" look="secondary">
            {t('sandbox.holdRefund')}
          </Button>
        </div>
      </Form>
      <DecideClaim order={order} />
    </Panel>
  )
}

/** What an operator decides about a payment that an order's holder has reported. */
function DecideClaim({ order }: { readonly order: string }) {
  const t = useTranslate()
  return (
    <Form method="post" action="#screening" key={order} className={styles.list}>
      <input type="hidden" name="intent" value="claim" />
      <h3 className={styles.small}>{t('lostPayment.playClaimTitle')}</h3>
      <TextField
        name="transactionId"
        label={t('sandbox.orderCode')}
        defaultValue={order}
        required
        isCode
        maxLength={40}
      />
      <div className={styles.row}>
        <Button type="submit" name="decision" value="assign">
          {t('lostPayment.playAssign')}
        </Button>
        <Button type="submit" name="decision" value="unproven" look="secondary">
          {t('lostPayment.playUnproven')}
        </Button>
        <Button type="submit" name="decision" value="returned" look="secondary">
          {t('lostPayment.playReturned')}
        </Button>
      </div>
    </Form>
  )
}

function RiskyAddresses({ addresses }: { readonly addresses: SandboxRisksReply['addresses'] }) {
  const t = useTranslate()
  return (
    <ul className={styles.list}>
      {addresses.map(({ address, isListed, score }, index) => (
        <li key={address}>
          <p className={styles.small}>
            {isListed
              ? t('sandbox.riskListed')
              : t(index === 1 ? 'sandbox.riskHigh' : 'sandbox.riskDoubtful', { score })}
          </p>
          <AddressText address={address} />
          <CopyButton
            text={address}
            label={`${t('common.copy')}: ${t('sandbox.walletAddress')}`}
            short={t('common.copy')}
            copied={t('common.copied')}
          />
        </li>
      ))}
    </ul>
  )
}
