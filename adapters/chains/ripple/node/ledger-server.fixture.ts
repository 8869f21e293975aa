import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decode } from 'ripple-binary-codec'
import {
  PLAY_NETWORK_ID,
  type PlayAccount,
  type PlayEntry,
  type PlayLedger,
  type PlayTransaction,
  submitBytes,
} from './play-ledger.fixture.ts'
import { readObject, type WireObject } from './wire.ts'

/** What the server does instead of answering, for a method and the answer it would give. Null cuts the connection. */
export type Misbehaviour = (method: string, answer: () => WireObject) => unknown

export type LedgerServer = {
  readonly rpcUrl: string
  /** How each request was asked, oldest first. */
  readonly asked: { method: string; params: WireObject }[]
  /** Until the function that comes back is called. */
  readonly misbehave: (how: Misbehaviour) => () => Promise<void>
  /** From now on it knows nothing new. */
  readonly freeze: () => () => Promise<void>
  /** The ledgers that it holds, as it says so itself; null for all. */
  readonly hold: (ranges: string | null) => void
  readonly stop: () => Promise<void>
}

// Small, so that every long list has pages.
const PAGE = 3

/** Speaks rippled's JSON-RPC (API version 2) of a play ledger. */
export async function startLedgerServer(
  live: PlayLedger,
  networkId: number | undefined = PLAY_NETWORK_ID,
): Promise<LedgerServer> {
  const asked: LedgerServer['asked'] = []
  let how: Misbehaviour | null = null
  let shown = live
  let held: string | null = null
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = readObject(JSON.parse(await readAll(request)))
    const method = String(body.method)
    const params = readObject(Array.isArray(body.params) ? body.params[0] : null)
    asked.push({ method, params })
    const answer = () => ({ result: answerOf({ ledger: shown, held, networkId }, method, params) })
    const reply = how === null ? answer() : how(method, answer)
    if (reply === null) return void response.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(new Error(String(error))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    asked,
    misbehave: (wanted) => {
      how = wanted
      return async () => {
        how = null
      }
    },
    freeze: () => {
      shown = structuredClone(live)
      return async () => {
        shown = live
      }
    },
    hold: (ranges) => {
      held = ranges
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Shown = {
  readonly ledger: PlayLedger
  readonly held: string | null
  readonly networkId: number | undefined
}

function answerOf(shown: Shown, method: string, params: WireObject): WireObject {
  if (params.api_version !== 2) return refusal('invalid_API_version')
  if (method === 'server_info') return success({ info: serverInfo(shown) })
  if (method === 'ledger') return ledgerOf(shown.ledger, params)
  if (method === 'account_info') return accountInfo(shown.ledger, params)
  if (method === 'account_tx') return accountTx(shown.ledger, params)
  if (method === 'tx') return transactionOf(shown, params)
  if (method === 'fee') return feeOf(shown.ledger)
  if (method === 'submit') return submission(shown.ledger, String(params.tx_blob))
  return refusal('unknownCmd')
}

function success(fields: WireObject): WireObject {
  return { ...fields, status: 'success' }
}

function refusal(error: string, fields: WireObject = {}): WireObject {
  return { ...fields, error, error_code: 1, status: 'error' }
}

function serverInfo({ ledger, held, networkId }: Shown): WireObject {
  const head = ledger.ledgers.at(-1)
  return {
    complete_ledgers: held ?? `1-${head?.height}`,
    ...(networkId === undefined ? {} : { network_id: networkId }),
    validated_ledger: {
      age: 1,
      base_fee_xrp: 0.00001,
      hash: head?.hash,
      reserve_base_xrp: 1,
      reserve_inc_xrp: 0.2,
      seq: head?.height,
    },
  }
}

function ledgerOf({ ledgers }: PlayLedger, params: WireObject): WireObject {
  const closed = ledgers.find(({ height }) => height === params.ledger_index)
  if (closed === undefined) return refusal('lgrNotFound')
  return success({ ledger_hash: closed.hash, ledger_index: closed.height, validated: true })
}

function accountInfo(ledger: PlayLedger, params: WireObject): WireObject {
  const address = String(params.account)
  const isOpen = params.ledger_index === 'current'
  const at = typeof params.ledger_index === 'number' ? params.ledger_index : ledger.ledgers.length
  const account = ledger.ledgers[at - 1]?.accounts.get(address)
  if (account === undefined) return refusal('actNotFound')
  const waiting = ledger.waiting.filter((each) => each.account === address)
  return success({
    account_data: accountData(address, account),
    ...(isOpen ? { ledger_current_index: at + 1, queue_data: queueData(waiting) } : {}),
    validated: !isOpen,
  })
}

function accountData(address: string, account: PlayAccount): WireObject {
  return {
    Account: address,
    Balance: account.balance.toString(),
    Flags: account.flags,
    OwnerCount: account.ownerCount,
    Sequence: account.sequence,
  }
}

/** As if all that waits were queued: what it may spend is told there. */
function queueData(waiting: readonly PlayTransaction[]): WireObject {
  if (waiting.length === 0) return { txn_count: 0 }
  const spend = waiting.reduce((sum, { fee, tx }) => sum + fee + BigInt(String(tx.Amount ?? 0)), 0n)
  return {
    highest_sequence: Math.max(...waiting.map(({ sequence }) => sequence)),
    max_spend_drops_total: spend.toString(),
    txn_count: waiting.length,
  }
}

function accountTx(ledger: PlayLedger, params: WireObject): WireObject {
  const { account, ledger_index_min: min, ledger_index_max: max } = params
  const touching = ledger.entries.filter(
    ({ height, tx }) =>
      height >= Number(min) &&
      height <= Number(max) &&
      (tx.Account === account || tx.Destination === account),
  )
  const start = params.marker === undefined ? 0 : Number(readObject(params.marker).seq)
  const page = touching.slice(start, start + PAGE)
  const hasMore = start + PAGE < touching.length
  return success({
    account,
    ledger_index_min: min,
    ledger_index_max: Math.min(Number(max), ledger.ledgers.length),
    transactions: page.map(validatedEntry),
    validated: true,
    ...(hasMore ? { marker: { ledger: 1, seq: start + PAGE } } : {}),
  })
}

function validatedEntry(entry: PlayEntry): WireObject {
  return {
    hash: entry.txId,
    ledger_hash: entry.ledgerHash,
    ledger_index: entry.height,
    meta: {
      AffectedNodes: [],
      TransactionResult: entry.result,
      ...(entry.delivered === undefined ? {} : { delivered_amount: entry.delivered }),
    },
    tx_json: entry.tx,
    validated: true,
  }
}

function transactionOf({ ledger, held }: Shown, params: WireObject): WireObject {
  const isAsked = ({ txId }: PlayTransaction) => txId === params.transaction
  const entry = ledger.entries.find(isAsked)
  if (entry !== undefined) return success(validatedEntry(entry))
  const known = [...ledger.waiting, ...ledger.remembered].find(isAsked)
  if (known !== undefined) return success({ hash: known.txId, tx_json: known.tx, validated: false })
  const [from, to] = [Number(params.min_ledger), Number(params.max_ledger)]
  const ranges = (held ?? `1-${ledger.ledgers.length}`).split(',')
  const searchedAll = ranges.some((range) => {
    const [first = 0, last = 0] = range.split('-').map(Number)
    return first <= from && last >= to
  })
  return refusal('txnNotFound', { searched_all: searchedAll })
}

function feeOf({ openFee }: PlayLedger): WireObject {
  const drops = { base_fee: '10', minimum_fee: '10', open_ledger_fee: openFee.toString() }
  return success({ drops })
}

function submission(ledger: PlayLedger, bytes: string): WireObject {
  try {
    decode(bytes)
  } catch {
    return refusal('invalidTransaction')
  }
  const result = submitBytes(ledger, bytes)
  return success({
    engine_result: result,
    // rippled's documentation shows a kept tefPAST_SEQ, too.
    accepted: /^te[crs]|^tefPAST/.test(result),
    tx_blob: bytes,
  })
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
