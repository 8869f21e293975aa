import type { CurrencyOut, SandboxFundsRequestsReply } from '@causeway/api/contract'
import { labelOfTicker } from '@causeway/ui/money'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

type Request = SandboxFundsRequestsReply['requests'][number]
type FundsPanelProps = {
  readonly requests: readonly Request[]
  readonly outcome: SandboxOutcome | null
  readonly coins: readonly CurrencyOut[]
}

/** Payments that the people of the play world were asked for, to be paid or ignored (TRACK-08). */
export function FundsPanel({ requests, outcome, coins }: FundsPanelProps) {
  const t = useTranslate()
  return (
    <Panel id="funds" outcome={outcome?.intent === 'funds' ? outcome : null}>
      {requests.length === 0 ? (
        <p className={styles.small}>{t('sandbox.fundsEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.transactionId}>
              <FundsRequest request={request} ticker={labelOfTicker(coins, request.currency)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function FundsRequest({ request, ticker }: { readonly request: Request; readonly ticker: string }) {
  const t = useTranslate()
  const { amount, name, state, transactionId } = request
  const asks = { order: transactionId, name, amount, currency: ticker }
  return (
    <Form method="post" action="#funds" className={styles.row}>
      <input type="hidden" name="intent" value="funds" />
      <input type="hidden" name="transactionId" value={transactionId} />
      <span>{t('sandbox.fundsAsks', asks)}</span>
      {state === 'asked' ? (
        <>
          <Button type="submit" name="outcome" value="paid">
            {t('sandbox.fundsPay')}
          </Button>
          <Button type="submit" name="outcome" value="ignored" look="secondary">
            {t('sandbox.fundsIgnore')}
          </Button>
        </>
      ) : (
        <span className={styles.small}>
          {t(state === 'paid' ? 'sandbox.fundsPaid' : 'sandbox.fundsIgnored')}
        </span>
      )}
    </Form>
  )
}
