import { createHmac } from 'node:crypto'
import { type AddressFamily, addressFamilies } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  fieldOf,
  listField,
  optionalTextField,
  playBytes,
  playTransactionId,
  type Submission,
  textField,
  unitsField,
  wordField,
} from '../../world/index.ts'

/** A transaction of the sandbox before it is signed. The family tells the signer the form of its id. */
export type SandboxTransfer = Omit<Submission, 'txId'> & { readonly addressFamily: AddressFamily }

/** The text that is signed: JSON with a fixed order of fields. */
export function writeTransfer(transfer: SandboxTransfer): string {
  const { network, addressFamily, outputs, fee, pays } = transfer
  return JSON.stringify({
    network,
    addressFamily,
    outputs: outputs.map(({ accountKey, address, extraId, amount: { asset, units } }) => ({
      address,
      extraId,
      asset,
      units: String(units),
      ...(accountKey === undefined ? {} : { accountKey }),
    })),
    fee: { asset: fee.asset, units: String(fee.units) },
    pays:
      pays.kind === 'nonce'
        ? { kind: 'nonce', sender: pays.sender, nonce: String(pays.nonce) }
        : {
            kind: 'inputs',
            inputs: pays.inputs.map((input) => `${input.txId}:${input.outputIndex}`),
          },
  })
}

/** Reads what `writeTransfer` wrote; anything else throws `NonsenseReply` or a `SyntaxError`. */
export function readTransfer(body: string): SandboxTransfer {
  const value: unknown = JSON.parse(body)
  const fee = fieldOf(value, 'fee')
  const pays = fieldOf(value, 'pays')
  return {
    network: textField(value, 'network'),
    addressFamily: wordField(value, 'addressFamily', addressFamilies),
    outputs: listField(value, 'outputs', (output) => ({
      address: textField(output, 'address'),
      extraId: optionalTextField(output, 'extraId'),
      amount: amount(textField(output, 'asset'), unitsField(output, 'units')),
      ...accountOf(output),
    })),
    fee: amount(textField(fee, 'asset'), unitsField(fee, 'units')),
    pays:
      textField(pays, 'kind') === 'nonce'
        ? { kind: 'nonce', sender: textField(pays, 'sender'), nonce: unitsField(pays, 'nonce') }
        : { kind: 'inputs', inputs: listField(pays, 'inputs', readOutputName) },
  }
}

/** The owner of an account that an output makes, where it makes one. */
function accountOf(output: unknown): { readonly accountKey?: string } {
  const makesOne = typeof output === 'object' && output !== null && 'accountKey' in output
  return makesOne ? { accountKey: textField(output, 'accountKey') } : {}
}

/** Takes `txId:outputIndex` apart. */
export function readOutputName(name: unknown): { txId: string; outputIndex: number } {
  const [txId, index] = String(name).split(':')
  if (txId === undefined || index === undefined || !/^\d{1,9}$/.test(index)) {
    throw new SyntaxError('An input is written txId:outputIndex')
  }
  return { txId, outputIndex: Number(index) }
}

/** The bytes of a signed transaction: its body with the signature over it, as hexadecimal of JSON text. */
export function writeSignedBytes(body: string, signature: string): string {
  return bytesToHex(utf8ToBytes(JSON.stringify({ body, signature })))
}

/** Reads signed bytes; anything else throws. */
export function readSignedBytes(bytes: string): { body: string; signature: string } {
  const value: unknown = JSON.parse(new TextDecoder().decode(hexToBytes(bytes)))
  return { body: textField(value, 'body'), signature: textField(value, 'signature') }
}

/** The sandbox's signature over a body: only who knows the world's seed can make it. */
export function signatureOf(seed: string, body: string): string {
  return createHmac('sha256', playBytes(seed, 'signing key')).update(body).digest('hex')
}

/** The transaction id of a body, in the form of its family: as with segwit, known before it is signed. */
export function transferTxId(family: AddressFamily, body: string): string {
  return playTransactionId(family, sha256(utf8ToBytes(body)))
}
