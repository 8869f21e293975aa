import type { LedgerTotalsReply } from '@causeway/api/contract'
import { AmountText } from '@causeway/ui/money'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'

/** The books of what customers have moved: each asset's sum, which is zero, and every account behind it. */
export function LedgerPanel({ ledger }: { readonly ledger: LedgerTotalsReply }) {
  const t = useTranslate()
  const moved = ledger.sums.filter(({ isMoved }) => isMoved)
  const assets = new Set(moved.map(({ asset }) => asset))
  if (moved.length === 0) {
    return (
      <Panel id="ledger" lead={t('sandbox.ledgerLead')}>
        <p>{t('sandbox.ledgerEmpty')}</p>
      </Panel>
    )
  }
  return (
    <Panel id="ledger" lead={t('sandbox.ledgerLead')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sandbox.ledgerAsset')}</th>
            <th scope="col">{t('sandbox.ledgerSum')}</th>
          </tr>
        </thead>
        <tbody>
          {moved.map(({ asset, sum }) => (
            <tr key={asset}>
              <td>{asset.toUpperCase()}</td>
              <td>
                <AmountText amount={sum} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure summary={t('sandbox.ledgerAccount')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sandbox.ledgerAccount')}</th>
              <th scope="col">{t('sandbox.ledgerAsset')}</th>
              <th scope="col">{t('sandbox.ledgerBalance')}</th>
            </tr>
          </thead>
          <tbody>
            {ledger.accounts
              .filter(({ asset }) => assets.has(asset))
              .map(({ account, asset, balance }) => (
                <tr key={`${account} ${asset}`}>
                  <td>{account}</td>
                  <td>{asset.toUpperCase()}</td>
                  <td>
                    <AmountText amount={balance} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </Disclosure>
    </Panel>
  )
}
