import type { StaffMe, WalletOut } from '@causeway/api/contract'

type Wallet = Pick<WalletOut, 'asset' | 'rebalance'>

/** The form that moves an amount of a coin to cold storage, filled in. `amount`: `0.1 BTC`. */
function moveLink(asset: string, amount: string): string {
  const query = new URLSearchParams({ move: asset, amount: amount.split(' ')[0] ?? '' })
  return `/backoffice/wallets?${query}#move-${asset}`
}

/** What to do about stock outside its band, with links to do it. Nothing inside it. `isTopUpHere`: the page shows the address to top up. */
export function RebalanceHint(props: {
  readonly wallet: Wallet
  readonly me: StaffMe
  readonly isTopUpHere?: boolean
}) {
  const { isTopUpHere = false, me, wallet } = props
  const { asset, rebalance } = wallet
  if (rebalance === null) return null
  const { amount, movable, side } = rebalance
  if (side === 'below') {
    return (
      <>
        {amount} below the target.{' '}
        {isTopUpHere ? (
          'Send it to the address above.'
        ) : (
          <a href={`/backoffice/wallets/${asset}`}>Top up {asset.toUpperCase()}</a>
        )}
      </>
    )
  }
  return (
    <>
      {amount} above the target. <Moving asset={asset} me={me} movable={movable} />
    </>
  )
}

function Moving(props: {
  readonly asset: string
  readonly me: StaffMe
  readonly movable: string | null
}) {
  const { asset, me, movable } = props
  if (movable === null) return 'COLD_ADDRESSES has no address for this coin.'
  if (movable.startsWith('0 ')) return 'None of it is free to move now.'
  const says = `Move ${movable} to cold storage`
  return me.calls.includes('proposeColdMove') ? (
    <a href={moveLink(asset, movable)}>{says}</a>
  ) : (
    `${movable} can be moved to cold storage.`
  )
}
