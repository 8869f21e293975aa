import type { Socket } from 'node:net'
import { type RequestFailure, refuseRequest } from '../../failures/index.ts'
import { dataHeaders } from '../origins/guard-requests.ts'

/** How long a client may take to read why it is hung up on. */
const LINGER_MILLISECONDS = 1000

/** Says a last word on a socket that is no longer read and releases it, whether or not the other side hangs up too. */
export function hangUp(socket: Socket, failure: RequestFailure): void {
  const { status, body } = refuseRequest(failure)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${status === 429 ? 'Too Many Requests' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(dataHeaders).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
  socket.once('close', () => clearTimeout(timer))
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}
