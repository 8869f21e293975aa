import { BadNodeReply, readList, readObject, readQuantity, readText } from './wire.ts'

export type SimulatedCall = { readonly succeeded: boolean; readonly returned: string }

/** Reply of `eth_simulateV1` for one block. */
export function readSimulatedCalls(value: unknown): readonly SimulatedCall[] {
  const [block] = readList(value, readObject)
  if (block === undefined) throw new BadNodeReply('Expected a simulated block')
  return readList(block.calls, (item) => {
    const call = readObject(item)
    return { succeeded: readQuantity(call.status) === 1n, returned: readText(call.returnData) }
  })
}

/** What a token's transfer answers where it did not refuse: true, or nothing, as older tokens do (EIP-20 asks for a bool). */
export function saysTrue(returned: unknown): boolean {
  const text = readText(returned)
  return text === '0x' || (/^0x[0-9a-fA-F]{64}$/.test(text) && BigInt(text) === 1n)
}
