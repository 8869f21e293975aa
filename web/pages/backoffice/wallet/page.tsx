import type { StaffMe, WalletOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import {
  BackofficeFrame,
  CopyText,
  Facts,
  Hint,
  Panel,
  QrCode,
  RebalanceHint,
  Stack,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Where to send coins that the hot wallet needs, and how they are booked. */
export default function WalletPage({ loaderData }: Route.ComponentProps) {
  const { confirmations, frame, qr, wallet } = loaderData
  const { address, asset, band, network, stock } = wallet
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/wallets"
      title={`Top up ${asset.toUpperCase()} (${network})`}
    >
      <Stack>
        <Panel title="Send to the hot wallet">
          <Stack>
            <QrCode svg={qr} />
            <AddressText address={address} />
            <div>
              <CopyText label="Copy the address" text={address} />
            </div>
            <Booking confirmations={confirmations} me={frame.me} wallet={wallet} />
          </Stack>
        </Panel>
        <Panel title="Stock">
          <Stack>
            <Facts
              of={[
                ['In stock', stock],
                ['Lower limit', band.low],
                ['Target', band.target],
                ['Upper limit', band.high],
              ]}
            />
            {wallet.rebalance === null ? null : (
              <Hint>
                <RebalanceHint wallet={wallet} me={frame.me} isTopUpHere />
              </Hint>
            )}
          </Stack>
        </Panel>
        <a href="/backoffice/wallets">All wallets</a>
      </Stack>
    </BackofficeFrame>
  )
}

function Booking(props: {
  readonly confirmations: number
  readonly me: StaffMe
  readonly wallet: WalletOut
}) {
  const { confirmations, me, wallet } = props
  const { asset, isShared, network } = wallet
  if (!isShared) {
    return (
      <Hint>
        Send only {asset.toUpperCase()} on {network}. It’s booked as the shop’s own money and in
        stock after {confirmations} {confirmations === 1 ? 'confirmation' : 'confirmations'}.
      </Hint>
    )
  }
  return (
    <Hint>
      Send only {asset.toUpperCase()} on {network}, without a memo. Customers pay the same address
      with memos, so your payment arrives as an{' '}
      {me.calls.includes('unmatched') ? (
        <a href="/backoffice/unmatched">unmatched payment</a>
      ) : (
        'unmatched payment'
      )}
      . Two people then book it as the shop’s own.
    </Hint>
  )
}
