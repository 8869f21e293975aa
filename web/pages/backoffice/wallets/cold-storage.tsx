import type { ColdCoinOut, ColdMoveOut, StaffMe } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import {
  ActField,
  ActForm,
  ChoiceField,
  CodeField,
  CoinCell,
  DataTable,
  Hint,
  ReasonField,
  SendBadge,
  SentTransaction,
  Time,
  useTyped,
} from '../../../backoffice/index.ts'
import { placeText, type WantedMove } from './cold-place.ts'
import styles from './page.module.css'

/** What lies in cold storage by the books, and what may go there. */
export function ColdCoins({
  coins,
  me,
  wanted,
}: {
  readonly coins: readonly ColdCoinOut[]
  readonly me: StaffMe
  readonly wanted: WantedMove | null
}) {
  const mayPropose = me.calls.includes('proposeColdMove')
  return (
    <>
      <DataTable
        caption="Coins in cold storage"
        columns={['Coin', 'In cold storage', 'Free to move', 'Addresses']}
        empty="No cold storage is configured. The operator sets its addresses with COLD_ADDRESSES."
        rows={coins.map(({ addresses, asset, free, held, network }) => ({
          key: asset,
          cells: [
            <CoinCell key="coin" asset={asset} network={network} />,
            held,
            free,
            <span key="addresses" className={styles.two}>
              {addresses.length === 0 ? 'not configured any more' : null}
              {addresses.map((place) => (
                <span key={placeText(place)}>
                  <AddressText address={place.address} short />
                  {place.extraId === null ? null : ` memo ${place.extraId}`}
                </span>
              ))}
            </span>,
          ],
        }))}
      />
      {coins.map((coin) =>
        mayPropose && coin.addresses.length > 0 ? (
          <MoveForm
            key={coin.asset}
            coin={coin}
            isSteppedUp={me.isSteppedUp}
            wanted={wanted?.asset === coin.asset ? wanted.amount : null}
          />
        ) : null,
      )}
    </>
  )
}

function MoveForm({
  coin: { addresses, asset, feeCoin, free, networkFee },
  isSteppedUp,
  wanted,
}: {
  readonly coin: ColdCoinOut
  readonly isSteppedUp: boolean
  /** An amount to begin with. */
  readonly wanted: string | null
}) {
  const key = { asset }
  const typed = useTyped('cold', key)
  const name = asset.toUpperCase()
  const paidIn = feeCoin === asset ? '' : `, paid in ${feeCoin.toUpperCase()}`
  return (
    <details className={styles.more} id={`move-${asset}`} open={'act' in typed || wanted !== null}>
      <summary>Move {name} to cold storage</summary>
      <ActForm act="cold" label="Propose the move" look="secondary" values={key}>
        <Hint>
          Up to {free} can be moved. The network fee of about {networkFee}
          {paidIn} comes on top. The coins go out once a second person approves.
        </Hint>
        <ActField
          label={`Amount in ${name}`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={100}
          required
          {...(wanted !== null && { defaultValue: wanted })}
        />
        <ChoiceField
          label="Address"
          name="place"
          options={addresses.map((place) => [placeText(place), placeText(place)] as const)}
          {...(typed['place'] === undefined ? {} : { value: typed['place'] })}
        />
        <ReasonField />
        <CodeField isSteppedUp={isSteppedUp} />
      </ActForm>
    </details>
  )
}

/** Coins on their way to cold storage, or there. */
export function ColdMoves({ moves }: { readonly moves: readonly ColdMoveOut[] }) {
  return (
    <DataTable
      caption="Moves to cold storage"
      columns={['Amount', 'State', 'Transaction', 'To', 'Memo', 'Reason', 'Approved']}
      empty="No coins were moved to cold storage."
      rows={moves.map((move) => ({
        key: move.id,
        cells: [
          move.amount,
          <SendBadge
            key="state"
            state={move.state}
            undone="not possible, still in the hot wallet"
          />,
          <SentTransaction key="tx" of={move.transaction} />,
          <AddressText key="to" address={move.address} short />,
          move.extraId ?? '–',
          move.reason,
          <Time key="at" at={move.decidedAt} />,
        ],
      }))}
    />
  )
}
