import type {
  SandboxFiatMessageRequest,
  SandboxFiatOrderOut,
  SandboxFiatOutcomeRequest,
} from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { Button, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, Link } from '../../../client-page/index.ts'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type FiatPanelProps = {
  readonly orders: readonly SandboxFiatOrderOut[]
  /** Ids of the sandbox's providers of fiat. */
  readonly providers: readonly string[]
  readonly outcome: SandboxOutcome | null
}

/** Purchases and sales at the sandbox's providers, and the mishaps of their messages (BUY-02, BUY-07). */
export function FiatPanel({ orders, outcome, providers }: FiatPanelProps) {
  const t = useTranslate()
  const isMine = outcome?.intent === 'fiat' || outcome?.intent === 'fiat-message'
  return (
    <Panel id="fiat" lead={t('sandbox.fiatLead')} outcome={isMine ? outcome : null}>
      {orders.length === 0 ? (
        <p className={styles.small}>{t('sandbox.fiatEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <FiatOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      <MessageForm providers={providers} />
    </Panel>
  )
}

type State = SandboxFiatOrderOut['state']
type Outcome = SandboxFiatOutcomeRequest['outcome']

const stateNames = {
  waiting: 'sandbox.fiatStateWaiting',
  paid: 'sandbox.fiatStatePaid',
  sending: 'sandbox.fiatStateSending',
  ended: 'sandbox.fiatStateEnded',
  declined: 'sandbox.fiatStateDeclined',
  expired: 'sandbox.fiatStateExpired',
  refunded: 'sandbox.fiatStateRefunded',
  charged_back: 'sandbox.fiatStateChargedBack',
} as const satisfies Record<State, MessageKey>

const outcomeNames = {
  paid: 'sandbox.fiatPaid',
  declined: 'sandbox.fiatDeclined',
  expired: 'sandbox.fiatExpired',
  refunded: 'sandbox.fiatRefunded',
  charged_back: 'sandbox.fiatChargedBack',
} as const satisfies Partial<Record<Outcome, MessageKey>>
type PanelOutcome = keyof typeof outcomeNames

/** What can still happen in each state. */
const outcomesOf: Readonly<Record<State, readonly PanelOutcome[]>> = {
  waiting: ['paid', 'declined', 'expired'],
  paid: ['refunded', 'charged_back'],
  sending: ['charged_back'],
  ended: ['refunded', 'charged_back'],
  declined: ['paid'],
  expired: [],
  refunded: [],
  charged_back: [],
}

/** No bank takes back what it never paid, and who called a sale off was told to send no coins. */
function isOfSales(outcome: PanelOutcome, state: State): boolean {
  return outcome !== 'charged_back' && state !== 'declined'
}

/** What the person knows the order by here: where he comes back to is its page. */
function codeOf({ returnUrl }: SandboxFiatOrderOut): string {
  return new URL(returnUrl).pathname.split('/').at(-1) ?? ''
}

function FiatOrder({ order }: { readonly order: SandboxFiatOrderOut }) {
  const t = useTranslate()
  const { amountFrom, amountTo, id, providerName: provider, side, state } = order
  const said = {
    provider,
    amountFrom,
    amountTo,
    coin: order.coin.toUpperCase(),
    fiat: order.fiat.toUpperCase(),
  }
  const outcomes = outcomesOf[state].filter(
    (outcome) => side === 'buy' || isOfSales(outcome, state),
  )
  return (
    <Form method="post" action="#fiat" className={styles.list}>
      <input type="hidden" name="intent" value="fiat" />
      <input type="hidden" name="order" value={id} />
      <p>{t(side === 'buy' ? 'sandbox.fiatBuys' : 'sandbox.fiatSells', said)}</p>
      <p className={styles.small}>
        <LtrText>{codeOf(order)}</LtrText> · {t(stateNames[state])} ·{' '}
        <Link to={`/sandbox/checkout/${id}`}>{t('sandbox.fiatOpen')}</Link>
      </p>
      <div className={styles.row}>
        {outcomes.map((outcome) => (
          <Button key={outcome} type="submit" name="outcome" value={outcome} look="secondary">
            {t(outcomeNames[outcome])}
          </Button>
        ))}
      </div>
    </Form>
  )
}

const messageNames = {
  lose: 'sandbox.fiatLose',
  repeat: 'sandbox.fiatRepeat',
  delay: 'sandbox.fiatDelay',
  again: 'sandbox.fiatAgain',
} as const satisfies Record<SandboxFiatMessageRequest['message'], MessageKey>

function MessageForm({ providers }: Pick<FiatPanelProps, 'providers'>) {
  const t = useTranslate()
  return (
    <Form method="post" action="#fiat" className={styles.row}>
      <input type="hidden" name="intent" value="fiat-message" />
      <Field label={t('sandbox.fiatMessages')}>
        {(fieldId) => (
          <select id={fieldId} name="provider">
            {providers.map((provider) => (
              <option key={provider} value={provider}>
                {provider}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('sandbox.mode')}>
        {(fieldId) => (
          <select id={fieldId} name="message">
            {Object.entries(messageNames).map(([message, name]) => (
              <option key={message} value={message}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="secondary">
        {t('sandbox.apply')}
      </Button>
    </Form>
  )
}
