import type { RecalledTransfer, SignerPort } from '@causeway/core/ports'

/** All that was signed after a place in the journal, some hundred at a time. */
export async function* readJournal(
  signer: Pick<SignerPort, 'history'>,
  after: number,
): AsyncGenerator<readonly RecalledTransfer[]> {
  for (let place = after; ; ) {
    const page = await signer.history(place)
    const last = page.at(-1)
    if (last === undefined) return
    yield page
    place = last.sequence
  }
}
