import type { HandCoinOut, HandPayoutOut, StaffMe } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { classNames } from '@causeway/ui/primitives'
import type { ReactNode } from 'react'
import {
  ActField,
  ActForm,
  ChoiceField,
  CodeField,
  DataTable,
  Facts,
  FilterForm,
  Hint,
  ReasonField,
  SendBadge,
  SentTransaction,
  Stack,
  TickBox,
  Time,
  useTyped,
} from '../../../backoffice/index.ts'
import styles from './page.module.css'

const purposes = {
  expense: 'Expense',
  compensation: 'Compensation of a customer',
  profit: 'Profit taken out',
  other: 'Other',
} as const satisfies Readonly<Record<HandPayoutOut['purpose'], string>>

/** Chooses a coin, then proposes to pay some of it out: what is free, the fee and the day’s limit are shown before. */
export function PayByHand({
  chosen,
  coins,
  me,
}: {
  readonly coins: readonly HandCoinOut[]
  /** Ticker in the address of the page; empty where none was chosen. */
  readonly chosen: string
  readonly me: StaffMe
}) {
  if (coins.length === 0) {
    return (
      <Hint>
        Payouts by hand are off. The operator turns them on with <code>HAND_PAYOUT_LIMITS</code>, in
        the environment of every process and of the signer: how much of each coin may leave by hand
        on one day.
      </Hint>
    )
  }
  const coin = coins.find(({ asset }) => asset === chosen)
  return (
    <Stack>
      <FilterForm label="Choose">
        <ChoiceField
          label="Coin"
          name="coin"
          options={coins.map(
            ({ asset, network }) => [asset, `${asset.toUpperCase()} on ${network}`] as const,
          )}
          {...(coin === undefined ? {} : { value: coin.asset })}
        />
      </FilterForm>
      {coin === undefined ? null : <PayForm key={coin.asset} coin={coin} me={me} />}
    </Stack>
  )
}

function PayForm({ coin, me }: { readonly coin: HandCoinOut; readonly me: StaffMe }) {
  const { asset, feeCoin, free, left, memoName, network, networkFee } = coin
  const key = { asset }
  const typed = useTyped('hand', key)
  const name = asset.toUpperCase()
  const paidIn = feeCoin === asset ? '' : `, paid in ${feeCoin.toUpperCase()}`
  return (
    <>
      <Facts
        of={[
          ['Free now', free],
          ['Left of today’s limit', left === null ? 'no limit is set' : `${left} until 0:00 UTC`],
          ['Network fee', `about ${networkFee}${paidIn}, on top`],
        ]}
      />
      {me.calls.includes('proposeHandPayout') ? (
        <ActForm act="hand" label="Propose the payout" values={key}>
          <Hint>
            The coins leave the shop’s capital once a second person approves. What is owed,
            promised, on its way out or kept for network fees can’t be paid out.
          </Hint>
          <ActField
            label={`Amount in ${name}`}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={100}
            required
          />
          <ActField
            label="Address"
            name="address"
            isCode
            maxLength={200}
            autoComplete="off"
            required
            hint={`On ${network}; not one of the shop’s own`}
          />
          {memoName === null ? null : (
            <>
              <ActField label={memoName} name="memo" isCode maxLength={100} autoComplete="off" />
              <TickBox
                name="noMemo"
                label={`This address needs no ${memoName.toLowerCase()}`}
                isTicked={typed['noMemo'] === '1'}
              />
            </>
          )}
          <ChoiceField
            label="Purpose"
            name="purpose"
            options={Object.entries(purposes)}
            {...(typed['purpose'] === undefined ? {} : { value: typed['purpose'] })}
          />
          <ReasonField />
          <CodeField isSteppedUp={me.isSteppedUp} />
        </ActForm>
      ) : null}
    </>
  )
}

/** A payout by hand with the way to its transaction; null where there is none. */
export type ListedHandPayout = HandPayoutOut & { readonly transactionUrl: string | null }

/** Payouts by hand that two people agreed on. */
export function HandPayouts({ payouts }: { readonly payouts: readonly ListedHandPayout[] }) {
  return (
    <DataTable
      caption="Payouts made by hand"
      columns={['Amount', 'State', 'Transaction', 'To', 'Purpose', 'Proposed by', 'Approved by']}
      empty="No coins were paid out by hand."
      rows={payouts.map((payout) => ({
        key: payout.id,
        cells: [
          <Lines key="amount" first={payout.amount} second={payout.network} />,
          <SendBadge
            key="state"
            state={payout.state}
            undone="not possible, still in the hot wallet"
          />,
          <SentTransaction key="tx" of={payout.transaction} at={payout.transactionUrl} />,
          <Lines
            key="to"
            first={<AddressText address={payout.address} short />}
            second={payout.extraId === null ? null : `memo ${payout.extraId}`}
          />,
          <span key="why" className={classNames(styles.lines, styles.why)}>
            {purposes[payout.purpose]}
            <span>{payout.reason}</span>
          </span>,
          payout.proposedBy ?? '–',
          <Lines
            key="approved"
            first={payout.approvedBy ?? '–'}
            second={<Time at={payout.decidedAt} />}
          />,
        ],
      }))}
    />
  )
}

function Lines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={styles.lines}>
      {first}
      <span className={styles.small}>{second}</span>
    </span>
  )
}
