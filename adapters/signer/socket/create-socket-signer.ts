import type { Socket } from 'node:net'
import { type SignerPort, Unavailable } from '@causeway/core/ports'
import { headsFromJson } from '../audit-json.ts'
import { journalStateFromJson, spendingsFromJson } from '../history-json.ts'
import { SigningRefused } from '../signing-refused.ts'
import {
  type Answer,
  type Request,
  readAnswer,
  readRecalled,
  readSigned,
  readWitnessAnswer,
  writeRequest,
} from './messages.ts'
import { connectTo, nameOfPlace, type SignerPlace } from './signer-place.ts'
import { socketLines } from './socket-lines.ts'

/**
 * The signer's process did not answer. Whether it signed is not known, and need not be: the same plan gives the same
 * bytes when it is asked again.
 */
export class SignerUnreachable extends Unavailable {
  override readonly name = 'SignerUnreachable'
}

/** The signer's process answered that something went wrong which was not foreseen. */
export class SignerFailed extends Error {
  override readonly name = 'SignerFailed'
}

export type SocketSigner = SignerPort & { readonly close: () => Promise<void> }

const TIME_LIMIT_MILLISECONDS = 30_000
/** A page of history: some hundred plans and their bytes. */
const LONGEST_ANSWER_BYTES = 1 << 28

/**
 * The signer of another process, over its Unix socket or by mutual TLS. Connects when it is first asked, and again after a
 * loss; a question whose answer was lost is asked once more, for none of them does anything twice. Throws SigningRefused as
 * the signer itself does, SignerUnreachable where nobody answers in time, SignerFailed otherwise.
 */
export function createSocketSigner(needs: {
  readonly place: SignerPlace
  readonly timeLimitMilliseconds?: number
}): SocketSigner {
  const limit = needs.timeLimitMilliseconds ?? TIME_LIMIT_MILLISECONDS
  let line: Line | null = null
  const ask = async (request: Request): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      if (line === null || line.isLost()) line = openLine(needs.place)
      try {
        return valueIn(await line.ask(request, limit))
      } catch (error) {
        if (!(error instanceof ConnectionLost) || attempt === 2) throw error
      }
    }
  }
  return {
    sign: async (plan) => readSigned(await ask({ call: 'sign', plan }), plan),
    recall: async (transferId) => readRecalled(await ask({ call: 'recall', transferId })),
    history: async (after) => readRecalled(await ask({ call: 'history', after })),
    witness: async () => readWitnessAnswer(await ask({ call: 'witness' })),
    remember: async (witness) => {
      await ask({ call: 'remember', witness })
    },
    journalState: async () => journalStateFromJson(await ask({ call: 'journalState' })),
    compareHistory: async (network, told) =>
      spendingsFromJson(await ask({ call: 'compareHistory', network, told })),
    adopt: async (adoption) => {
      await ask({ call: 'adopt', adoption })
    },
    acceptJournal: async () => {
      await ask({ call: 'acceptJournal' })
    },
    auditHeads: async () => headsFromJson(await ask({ call: 'auditHeads' })),
    noteAuditHead: async (head) => {
      await ask({ call: 'noteAuditHead', head })
    },
    forgetAuditHeads: async (lost) => {
      await ask({ call: 'forgetAuditHeads', lost })
    },
    close: async () => {
      line?.close()
      line = null
    },
  }
}

function valueIn(answer: Answer): unknown {
  if ('value' in answer) return answer.value
  if ('refused' in answer) throw new SigningRefused(answer.refused, answer.message)
  throw new SignerFailed(answer.failed)
}

class ConnectionLost extends SignerUnreachable {}

type Line = {
  readonly ask: (request: Request, limitMilliseconds: number) => Promise<Answer>
  readonly isLost: () => boolean
  readonly close: () => void
}

type Waiting = { readonly answer: (answer: Answer) => void; readonly fail: (why: Error) => void }

/** One connection, on which questions are numbered. When it is lost, all that wait for an answer learn of it. */
function openLine(place: SignerPlace): Line {
  const socket = connectTo(place)
  const name = nameOfPlace(place)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let cause: unknown
  socket.on('error', (error) => {
    cause = error
  })
  socket.on('close', () => {
    const why = cause instanceof Error ? `: ${cause.message}` : ''
    const says = `The connection to the signer at ${name} was lost${why}`
    const lost = new ConnectionLost(says, { cause })
    for (const each of waiting.values()) each.fail(lost)
    waiting.clear()
  })
  void readMessages(socket, waiting).catch((error: unknown) => {
    cause ??= error
    socket.destroy()
  })
  return {
    ask: (request, limitMilliseconds) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const timeUp = AbortSignal.timeout(limitMilliseconds)
        const onTimeUp = () => {
          waiting.delete(id)
          reject(new SignerUnreachable(`The signer at ${name} did not answer in time`))
          // Whatever holds this one up may hold up the others: they are better asked on another connection.
          socket.destroy()
        }
        timeUp.addEventListener('abort', onTimeUp)
        const settle = () => timeUp.removeEventListener('abort', onTimeUp)
        waiting.set(id, {
          answer: (answer) => {
            settle()
            resolve(answer)
          },
          fail: (why) => {
            settle()
            reject(why)
          },
        })
        socket.write(writeRequest({ id, request }))
      }),
    isLost: () => socket.destroyed || socket.readableEnded,
    close: () => socket.destroy(),
  }
}

async function readMessages(socket: Socket, waiting: Map<number, Waiting>): Promise<void> {
  for await (const text of socketLines(socket, LONGEST_ANSWER_BYTES)) {
    const answer = readAnswer(text)
    const asker = waiting.get(answer.id)
    if (asker === undefined) throw new TypeError('The signer answered what was not asked')
    waiting.delete(answer.id)
    asker.answer(answer)
  }
}
