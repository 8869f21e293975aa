import { createServer, connect as open, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createMessageReader,
  type Message,
  queryMessage,
  queryText,
  refusal,
} from './postgres-messages.ts'

/** What a client asks next; with its answer the server has done it for good, unless a transaction goes on. */
export type Request = {
  readonly isCommit: boolean
  readonly inTransaction: boolean
}

/**
 * `cut_before`: the request never arrives. `cut_after`: it is carried out, and the answer is lost with the connection.
 * `refuse`: the server takes it back with this SQLSTATE. `hold`: it arrives so many milliseconds later.
 */
export type Fate =
  | 'pass'
  | 'cut_before'
  | 'cut_after'
  | { readonly refuse: string }
  | { readonly hold: number }

export type PostgresProxy = {
  /** Takes the place of the server of a url: answers the url of the same database through here. */
  readonly standBefore: (url: string) => Promise<string>
  /** Decides about every request from now on; null lets all pass. */
  readonly decide: (rule: ((request: Request) => Fate) | null) => void
  /** Cuts every connection now. */
  readonly cutAll: () => void
  /** How many requests met something else than `pass`. */
  readonly faults: () => number
  readonly close: () => Promise<void>
}

/** Stands between the product and PostgreSQL, and does to their connections what networks and disks do. */
export function createPostgresProxy(): PostgresProxy {
  let rule: ((request: Request) => Fate) | null = null
  let faults = 0
  let target = { host: '127.0.0.1', port: 5432 }
  const links = new Set<Link>()
  const decide = (request: Request): Fate => {
    const fate = rule?.(request) ?? 'pass'
    if (fate !== 'pass') faults += 1
    return fate
  }
  const server = createServer((client) => {
    const link = createLink(client, open(target.port, target.host), decide)
    links.add(link)
    client.once('close', () => links.delete(link))
  })
  return {
    standBefore: async (url) => {
      const through = new URL(url)
      target = { host: through.hostname, port: Number(through.port) }
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      if (typeof address === 'object' && address !== null) through.port = String(address.port)
      return through.href
    },
    decide: (next) => {
      rule = next
    },
    cutAll: () => {
      for (const link of links) link.cut()
    },
    faults: () => faults,
    close: async () => {
      for (const link of links) link.cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Link = { readonly cut: () => void }

function createLink(client: Socket, server: Socket, decide: (request: Request) => Fate): Link {
  let inTransaction = false
  /** What becomes of the answer that is on its way: it goes on, or something is done in its place when it is whole. */
  let insteadOfAnswer: (() => void) | null = null
  const cut = () => {
    client.destroy()
    server.destroy()
  }
  for (const socket of [client, server]) {
    socket.on('error', cut)
    socket.on('close', cut)
    socket.setNoDelay(true)
  }
  const carryOut = async (request: readonly Message[], last: Message): Promise<void> => {
    const isCommit = last.type === 'Q' && /^commit\b/i.test(queryText(last))
    const bytes = Buffer.concat(request.map((message) => message.bytes))
    const fate = decide({ isCommit, inTransaction })
    if (fate === 'cut_before') return cut()
    if (fate === 'cut_after') insteadOfAnswer = cut
    else if (typeof fate === 'object' && 'refuse' in fate) {
      // A commit that is refused is a transaction taken back; anything else is simply not carried out.
      if (!isCommit) return void client.write(refusal(fate.refuse, inTransaction))
      insteadOfAnswer = () => client.write(refusal(fate.refuse, false))
      return void server.write(queryMessage('rollback'))
    } else if (typeof fate === 'object') await pause(fate.hold)
    server.write(bytes)
  }
  const fromClient = createMessageReader(true)
  let request: Message[] = []
  let last: Promise<void> = Promise.resolve()
  client.on('data', (chunk: Buffer) => {
    for (const message of fromClient(chunk)) {
      request.push(message)
      if (message.type === null || !'QSXp'.includes(message.type)) {
        if (message.type !== null) continue
      }
      const whole = request
      request = []
      if (message.type === 'Q' || message.type === 'S') {
        last = last.then(() => carryOut(whole, message))
      } else {
        last = last.then(() => void server.write(Buffer.concat(whole.map(({ bytes }) => bytes))))
      }
    }
  })
  const fromServer = createMessageReader(false)
  server.on('data', (chunk: Buffer) => {
    for (const { bytes, type } of fromServer(chunk)) {
      if (insteadOfAnswer === null) client.write(bytes)
      if (type !== 'Z') continue
      inTransaction = bytes.subarray(-1).toString() !== 'I'
      const instead = insteadOfAnswer
      insteadOfAnswer = null
      instead?.()
    }
  })
  return { cut }
}
