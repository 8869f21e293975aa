import { spawnSync } from 'node:child_process'
import { rm, stat, writeFile } from 'node:fs/promises'
import { amount } from '@causeway/core/money'
import { describe, expect, test, vi } from 'vitest'
import { SocketInUse } from './create-signer-server.ts'
import { planOf, signedOf, socketStand } from './socket-stand.fixture.ts'

const paid = { address: 'a', extraId: null, amount: amount('eth', 2n ** 70n) }

describe.each([
  ['over the socket', 'socket'],
  ['by mutual TLS', 'address'],
] as const)('%s', (_name, kind) => {
  const stand = socketStand(kind)
  const { state, signer } = stand

  test('every call answers as the signer itself', async () => {
    expect(await stand.client.sign(planOf('a'))).toEqual(signedOf('a'))
    expect(await stand.client.recall('a')).toEqual(await signer.recall('a'))
    expect(await stand.client.history(4)).toEqual(await signer.history(4))
    expect(await stand.client.witness()).toBeNull()
    const witness = { generation: 2n ** 65n, nextIndices: { litecoin: 7n } }
    await stand.client.remember(witness)
    expect(await stand.client.witness()).toEqual(witness)
  })

  test('histories are compared, and what was found is adopted, as by the signer itself', async () => {
    expect(await stand.client.journalState()).toEqual(await signer.journalState())
    const told = { cursor: 'c', transactions: ['t'], nonces: { first: null, next: 2n ** 64n } }
    expect(await stand.client.compareHistory('litecoin', told)).toEqual({
      transactions: ['litecoin', 't'],
      nonces: [2n ** 64n],
    })
    expect(await stand.client.compareHistory('bitcoin', { ...told, nonces: null })).toEqual({
      transactions: ['bitcoin', 't'],
      nonces: [],
    })
    const about = { network: 'ethereum', reason: 'found', transferId: 'x' }
    const found = { txId: 't', nonce: 7n, inputs: [], bytes: '0x', payments: [paid] }
    for (const adoption of [
      { ...about, found },
      { ...about, unread: { transactions: ['u'], nonces: [8n] } },
    ]) {
      await stand.client.adopt(adoption)
      expect(state.adopted).toEqual(adoption)
    }
    await stand.client.acceptJournal()
    expect(state.adopted).toBeNull()
  })

  test('entries of the audit log are noted, read and forgotten, as by the signer itself', async () => {
    const head = { day: '2026-11-28', number: 7, hash: 'ab' }
    await stand.client.noteAuditHead(head)
    expect(await stand.client.auditHeads()).toEqual([head])
    await stand.client.forgetAuditHeads([head])
    expect(await stand.client.auditHeads()).toEqual([])
  })

  test('a refusal keeps its reason, anything else its message', async () => {
    const refusal = stand.client.sign(planOf('refused'))
    await expect(refusal).rejects.toMatchObject({ name: 'SigningRefused', reason: 'halted' })
    const failure = stand.client.sign(planOf('broken'))
    await expect(failure).rejects.toMatchObject({
      name: 'SignerFailed',
      message: 'the disk is full',
    })
    expect(state.errors).toHaveLength(1)
  })

  test('an answer for another transfer is not taken', async () => {
    await expect(stand.client.sign(planOf('other'))).rejects.toThrow('instead of other')
  })

  test('many at once are answered each with its own', async () => {
    const names = Array.from({ length: 200 }, (_, each) => `t${each}`)
    const answers = await Promise.all(names.map((name) => stand.client.sign(planOf(name))))
    expect(answers.map(({ transferId }) => transferId)).toEqual(names)
  })

  test('plans of one connection are with the signer at once, so that it can sign them together', async () => {
    const sign = signer.sign
    let open = () => {}
    const allAreThere = new Promise<void>((resolve) => {
      open = resolve
    })
    const asked = vi.spyOn(signer, 'sign').mockImplementation(async (plan) => {
      if (asked.mock.calls.length === 64) open()
      await allAreThere
      return sign(plan)
    })
    const names = Array.from({ length: 70 }, (_, each) => `t${each}`)
    await Promise.all(names.map((name) => stand.client.sign(planOf(name))))
    expect(asked).toHaveBeenCalledTimes(70)
    asked.mockRestore()
  })

  test('answers what it is signing before it closes', async () => {
    const asked = vi.spyOn(signer, 'sign')
    let release = () => {}
    state.hold = new Promise((resolve) => {
      release = resolve
    })
    await stand.client.witness()
    const answer = stand.client.sign(planOf('a'))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    const closed = stand.server.close()
    release()
    expect(await answer).toEqual(signedOf('a'))
    await closed
    asked.mockRestore()
    if (kind === 'socket') await expect(stat(state.path)).rejects.toThrow('ENOENT')
  })
})

describe('a server', () => {
  const stand = socketStand()
  const { state, openServer } = stand

  test('the socket is for its owner only', async () => {
    const found = await stat(state.path)
    expect(found.isSocket()).toBe(true)
    expect(found.mode & 0o777).toBe(0o600)
  })

  test('replaces a socket that a killed process left, and nothing else', async () => {
    await expect(openServer()).rejects.toThrow(SocketInUse)
    await stand.server.close()
    await writeFile(state.path, 'a file of somebody')
    await expect(openServer()).rejects.toThrow(SocketInUse)
    await rm(state.path)
    const leave = `require('node:net').createServer().listen(${JSON.stringify(state.path)}, () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', leave])
    expect((await stat(state.path)).isSocket()).toBe(true)
    stand.server = await openServer()
    expect(await stand.client.sign(planOf('a'))).toEqual(signedOf('a'))
  })
})
