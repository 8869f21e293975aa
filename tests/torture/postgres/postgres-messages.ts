/** One message of PostgreSQL's protocol 3.0 as it stands on the wire; its type is null for the first ones of a client. */
export type Message = { readonly type: string | null; readonly bytes: Buffer }

const LENGTH_BYTES = 4

/**
 * Cuts a stream into messages (PostgreSQL documentation, "Message Formats"): a type byte, a length that counts itself,
 * the rest. What a client sends first has no type byte.
 */
export function createMessageReader(startsUntyped: boolean): (chunk: Buffer) => readonly Message[] {
  let rest = Buffer.alloc(0)
  let untyped = startsUntyped
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = untyped ? 0 : 1
      if (rest.length < head + LENGTH_BYTES) return messages
      const size = head + rest.readInt32BE(head)
      if (rest.length < size) return messages
      const bytes = rest.subarray(0, size)
      messages.push({ type: untyped ? null : String.fromCharCode(bytes[0] ?? 0), bytes })
      rest = rest.subarray(size)
      untyped = false
    }
  }
}

/** The statement of a simple query. */
export function queryText({ bytes }: Message): string {
  return bytes.subarray(1 + LENGTH_BYTES, bytes.length - 1).toString()
}

/** A simple query. */
export function queryMessage(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

/** How a server refuses: the SQLSTATE, and then that it is ready, in a broken transaction or in none. */
export function refusal(sqlState: string, inTransaction: boolean): Buffer {
  const fields = [`SERROR`, `VERROR`, `C${sqlState}`, 'Mput in by the fault run']
  const error = message('E', Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`))
  return Buffer.concat([error, message('Z', Buffer.from(inTransaction ? 'E' : 'I'))])
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(1 + LENGTH_BYTES)
  head.write(type)
  head.writeInt32BE(LENGTH_BYTES + body.length, 1)
  return Buffer.concat([head, body])
}
