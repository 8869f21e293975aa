import type { StaffMe, WalletOut } from '@causeway/api/contract'
import { AddressText } from '@causeway/ui/money'
import { Badge, TextField } from '@causeway/ui/primitives'
import {
  ActNotice,
  BackofficeFrame,
  CoinCell,
  DataTable,
  FilterForm,
  LiveRegion,
  PageLinks,
  Panel,
  RebalanceHint,
  Stack,
  TickBox,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { ColdCoins, ColdMoves } from './cold-storage.tsx'
import styles from './page.module.css'
import { Unmatched } from './unmatched.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function WalletsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { before, filter, found, frame, next, wanted } = loaderData
  return (
    <BackofficeFrame data={frame} section="/backoffice/wallets" title="Wallets">
      <ActNotice acted={actionData} />
      <FilterForm label="Filter">
        <TextField
          label="Coin, network or address"
          name="q"
          isCode
          defaultValue={filter.q}
          placeholder="btc"
        />
        <TickBox
          name="needsLook"
          label="Only coins that need attention"
          isTicked={filter.needsLook}
        />
      </FilterForm>
      <Stack>
        <LiveRegion name="wallets" at={found.at}>
          <Wallets wallets={found.wallets} me={frame.me} />
          <PageLinks
            count={`${found.count} ${found.count === 1 ? 'wallet' : 'wallets'}`}
            links={[
              { label: 'Previous page', path: before },
              { label: 'Next page', path: next },
            ]}
          />
          <Panel title="Unmatched payments">
            <Unmatched deposits={found.unmatched} />
            {found.unmatched.length === 0 || !frame.me.calls.includes('unmatched') ? null : (
              <a className={styles.decide} href="/backoffice/unmatched">
                Decide what to do with them
              </a>
            )}
          </Panel>
          <Panel title="Moves to cold storage">
            <ColdMoves moves={found.cold.moves} />
          </Panel>
        </LiveRegion>
        <Panel title="Cold storage">
          <ColdCoins
            coins={found.cold.coins}
            me={frame.me}
            wanted={actionData?.done ? null : wanted}
          />
        </Panel>
      </Stack>
    </BackofficeFrame>
  )
}

function Wallets({
  me,
  wallets,
}: {
  readonly me: StaffMe
  readonly wallets: readonly WalletOut[]
}) {
  return (
    <DataTable
      caption="Wallets"
      columns={[
        'Coin',
        'In stock',
        'On chain',
        'Free',
        'Promised',
        'On its way in',
        'On its way out',
        'Owed',
        'Band',
        'Hot wallet',
        'Read to',
      ]}
      empty="No wallet matches."
      rows={wallets.map((wallet) => ({
        key: `${wallet.network} ${wallet.asset}`,
        cells: [
          <Coin key="coin" wallet={wallet} />,
          <Stock key="stock" wallet={wallet} />,
          <OnChain key="chain" wallet={wallet} />,
          <Sum key="free" of={wallet.available} />,
          <Sum key="promised" of={wallet.promised} />,
          <Sum key="in" of={wallet.incoming} />,
          <Sum key="out" of={wallet.outgoing} />,
          <Sum key="owed" of={wallet.owed} />,
          <Band key="band" wallet={wallet} me={me} />,
          <HotWallet key="address" wallet={wallet} />,
          <Scan key="scan" wallet={wallet} />,
        ],
      }))}
    />
  )
}

type Wallet = { readonly wallet: WalletOut }

function Coin({ wallet: { asset, halt, network } }: Wallet) {
  return (
    <CoinCell asset={asset} network={network}>
      {halt === null ? null : <Badge tone="bad">stopped</Badge>}
    </CoinCell>
  )
}

function HotWallet({ wallet: { address, asset } }: Wallet) {
  return (
    <span className={styles.two}>
      <AddressText address={address} short />
      <a href={`/backoffice/wallets/${asset}`}>Top up</a>
    </span>
  )
}

function Stock({ wallet: { stock, unswept } }: Wallet) {
  return (
    <span className={styles.two}>
      <Sum of={stock} />
      {unswept.startsWith('0 ') ? null : (
        <span className={styles.small}>
          <Sum of={unswept} /> not swept
        </span>
      )}
    </span>
  )
}

function OnChain({ wallet: { comparison } }: Wallet) {
  if (comparison === null) return <span className={styles.small}>not compared yet</span>
  const { booked, comparedAt, difference, differsSince, held } = comparison
  const signed = difference.startsWith('-') ? difference : `+${difference}`
  return (
    <span className={styles.two}>
      <Sum of={held} />
      {differsSince === null ? (
        <span className={styles.small}>
          {difference.startsWith('0 ') ? (
            'same as the books'
          ) : (
            <>
              <Sum of={signed} /> on its way
            </>
          )}
        </span>
      ) : (
        <>
          <Badge tone="bad">
            <Sum of={signed} /> from the books
          </Badge>
          <span className={styles.small}>
            books <Sum of={booked} />, since <Time at={differsSince} />
          </span>
        </>
      )}
      <span className={styles.small}>
        <Time at={comparedAt} />
      </span>
    </span>
  )
}

const words = { low: 'too little', ok: 'within', high: 'too much' } as const

function Band({ me, wallet }: Wallet & { readonly me: StaffMe }) {
  const { band, rebalance, status } = wallet
  return (
    <span className={styles.two}>
      <Badge tone={status === 'ok' ? 'good' : 'warning'}>{words[status]}</Badge>
      <span className={styles.small}>
        <Sum of={band.low} /> to <Sum of={band.high} />
      </span>
      {rebalance === null ? null : (
        <span className={styles.hint}>
          <RebalanceHint wallet={wallet} me={me} />
        </span>
      )}
    </span>
  )
}

function Scan({ wallet: { height, scannedAt } }: Wallet) {
  if (height === null || scannedAt === null) return 'never'
  return (
    <span className={styles.two}>
      {height}
      <span className={styles.small}>
        <Time at={scannedAt} />
      </span>
    </span>
  )
}

/** A sum without its coin, which the first column names, to eight decimals; the whole of it on hover. */
function Sum({ of }: { readonly of: string }) {
  const [whole = '', fraction = ''] = (of.split(' ')[0] ?? '').split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return (
    <span className={styles.sum} title={of}>
      {fraction === '' ? grouped : `${grouped}.${fraction.slice(0, 8)}`}
    </span>
  )
}
