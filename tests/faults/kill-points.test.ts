import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openKillPoints, withStepTrace } from './kill-points.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-kill-points-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('kill points', () => {
  test.each(['sign:after', 'sign#1', 'sign:after#0', 'sign:after#1 gently', 'sign:after@#1'])(
    'a place that cannot be is refused: %s',
    (KILL_AT) => {
      expect(() => openKillPoints({ KILL_AT })).toThrow('must be label[@network]#n')
    },
  )

  test.each([
    { killAt: 'scan:after#2', dies: 'scan:after@bitcoin #2' },
    { killAt: 'scan:after@litecoin#2', dies: 'scan:after@litecoin #2' },
    { killAt: 'sign:after#1', dies: 'sign:after #1' },
    { killAt: 'sign:after#9', dies: null },
  ])('the process dies at $killAt and says so, or goes on', ({ killAt, dies }) => {
    const script = `
      import { openKillPoints } from ${JSON.stringify(join(import.meta.dirname, 'kill-points.ts'))}
      const step = openKillPoints(process.env)
      for (const at of ['scan:after@litecoin', 'scan:after@bitcoin', 'sign:after', 'scan:after@litecoin']) step(at)
      process.stderr.write('went on')`
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, KILL_AT: killAt },
      cwd: import.meta.dirname,
    })
    expect(ended.signal).toBe(dies === null ? null : 'SIGKILL')
    expect(ended.stderr.toString()).toContain(dies === null ? 'went on' : `killed at ${dies}\n`)
  })

  test('a file arms a running process, counts anew each time, and can freeze it', () => {
    const signal = vi.spyOn(process, 'kill').mockReturnValue(true)
    const file = join(folder, 'kill-at')
    writeFileSync(file, '')
    const step = openKillPoints({ KILL_AT_FILE: file })
    step('sign:after')
    writeFileSync(file, 'sign:after#2 stop\n')
    step('sign:after')
    expect(signal).not.toHaveBeenCalled()
    step('sign:after')
    expect(signal).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGSTOP')
    step('sign:after')
    expect(signal).toHaveBeenCalledTimes(1)
    writeFileSync(file, 'sign:after#1')
    step('sign:after')
    expect(signal).toHaveBeenLastCalledWith(process.pid, 'SIGKILL')
    signal.mockRestore()
  })

  test('every step is written to the trace', () => {
    const file = join(folder, 'steps')
    const step = openKillPoints({ TRACE_STEPS: file })
    step('sign:before')
    step('scan:after@litecoin')
    expect(readFileSync(file, 'utf8')).toBe('sign:before\nscan:after@litecoin\n')
  })
})

describe('a port with step trace', () => {
  const port = {
    network: 'litecoin',
    transactionStatus: async (txId: string) => `${txId} is deep`,
    broadcast: async () => Promise.reject(new Error('nobody answers')),
    compose: () => 'composed',
  }

  test('traces each call before it begins and after it succeeded', async () => {
    const steps: string[] = []
    const traced = withStepTrace(port, (step) => steps.push(step), { network: 'litecoin' })
    expect(await traced.transactionStatus('a')).toBe('a is deep')
    await expect(traced.broadcast()).rejects.toThrow('nobody answers')
    expect(traced.network).toBe('litecoin')
    expect(steps).toEqual([
      'transaction_status:before@litecoin',
      'transaction_status:after@litecoin',
      'broadcast:before@litecoin',
    ])
  })

  test('does not trace calls that only decide', () => {
    const steps: string[] = []
    expect(withStepTrace(port, (step) => steps.push(step)).compose()).toBe('composed')
    expect(steps).toEqual([])
  })
})
