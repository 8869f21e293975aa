import type { DeskOrderOut } from '@causeway/api/contract'
import { Fragment } from 'react'
import { DataTable, Facts, Panel, StateBadge, Time } from '../../../backoffice/index.ts'
import styles from './page.module.css'

/** What came in, what it was priced at, what went out, and how it stands in the books. */
export function OrderMoney({ order }: { readonly order: DeskOrderOut }) {
  return (
    <>
      <Panel title="Deposits" isWide>
        <DataTable
          caption="Deposits"
          columns={['Transaction', 'Amount', 'State', 'Confirmations', 'Seen']}
          empty="Nothing was paid yet."
          rows={order.deposits.map((deposit) => ({
            key: `${deposit.txId} ${deposit.amount} ${deposit.seenAt}`,
            cells: [
              <code key="tx" className={styles.tx}>
                {deposit.txId}
              </code>,
              deposit.amount,
              <StateBadge key="state" state={deposit.state} />,
              `${deposit.confirmations} of ${deposit.needed}`,
              <Time key="seen" at={deposit.seenAt} />,
            ],
          }))}
        />
      </Panel>
      <Prices order={order} />
      <Panel title="Transfers" isWide>
        <DataTable
          caption="Transfers"
          columns={['Kind', 'State', 'Amount', 'Transactions', 'Network cost', 'Last error']}
          empty="Nothing was sent yet."
          rows={order.transfers.map((transfer) => ({
            key: `${transfer.kind} ${transfer.createdAt}`,
            cells: [
              transfer.kind,
              <StateBadge key="state" state={transfer.state} />,
              transfer.amount,
              <span key="tx">
                {transfer.transactions.map(({ payments, txId }) => (
                  <Fragment key={txId}>
                    <code className={styles.tx}>{txId}</code>
                    {payments > 1 ? (
                      <small className={styles.shared}>
                        Pays {payments} transfers, which share its fee equally.
                      </small>
                    ) : null}
                  </Fragment>
                ))}
              </span>,
              transfer.transactions.map(({ fee }) => fee ?? '–').join(', ') || '–',
              transfer.lastError ?? '–',
            ],
          }))}
        />
      </Panel>
      <Panel title="Ledger" isWide>
        <DataTable
          caption="Ledger entries"
          columns={['At', 'Posting', 'Account', 'Amount']}
          empty="Nothing was booked yet."
          rows={order.ledger.map((entry, index) => ({
            key: String(index),
            cells: [
              <Time key="at" at={entry.at} />,
              entry.kind,
              <code key="account">{entry.account}</code>,
              <span key="amount" className={styles.sum}>
                {entry.amount}
              </span>,
            ],
          }))}
        />
      </Panel>
      {order.screenings.length === 0 ? null : (
        <Panel title="Screening" isWide>
          <DataTable
            caption="Screening"
            columns={['Direction', 'Address', 'Score', 'Listed', 'Reason']}
            empty=""
            rows={order.screenings.map((screening) => ({
              key: `${screening.direction} ${screening.address}`,
              cells: [
                screening.direction,
                <code key="address">{screening.address}</code>,
                screening.score ?? '–',
                screening.isListed === true ? 'yes' : 'no',
                screening.reason ?? '–',
              ],
            }))}
          />
        </Panel>
      )}
    </>
  )
}

function Prices({ order: { quoted, settlements } }: { readonly order: DeskOrderOut }) {
  return (
    <>
      <Panel title="Quoted">
        <Facts
          of={[
            ['Gross', quoted.gross],
            ['Exchange fee', quoted.exchangeFee],
            ['Network fee', quoted.networkFee],
            ['Prices', <code key="prices">{quoted.snapshotId}</code>],
            ['Fee policy', <code key="policy">{quoted.policyVersion}</code>],
          ]}
        />
      </Panel>
      {settlements.map((settled) => (
        <Panel
          key={settled.at}
          title={settled.kind === 'payout' ? 'Settled as payout' : 'Settled as refund'}
        >
          <Facts
            of={[
              ['In', settled.amountIn],
              ['Gross', settled.gross],
              ['Exchange fee', settled.exchangeFee],
              ['Partner’s part', settled.partnerFee],
              ['Affiliate’s part', settled.affiliateFee],
              ['Our part', settled.ourFee],
              ['Network fee', settled.networkFee],
              ['Out', settled.amountOut],
              ['At', <Time key="at" at={settled.at} />],
              ...(settled.takenBackAt === null
                ? []
                : [['Taken back', <Time key="back" at={settled.takenBackAt} />] as const]),
            ]}
          />
        </Panel>
      ))}
    </>
  )
}
