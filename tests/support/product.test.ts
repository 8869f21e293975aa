import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startProduct } from './product.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-product-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, code: string): string {
  const path = join(folder, name)
  writeFileSync(path, code)
  return path
}

const serving = program(
  'serving.mjs',
  `import { createServer } from 'node:http'
   createServer((_, reply) => reply.end(process.env.DATA_DIR))
     .listen(process.env.PORT, process.env.HOST, () => {
       console.log('ready http://' + process.env.HOST + ':' + process.env.PORT + '/')
     })
   process.on('SIGTERM', () => process.exit(7))`,
)

describe('startProduct', () => {
  test('waits for the address, and a stop removes the data', async () => {
    const product = await startProduct({ entry: serving })
    expect(await (await fetch(product.url)).text()).toBe(product.dataDir)
    expect(product.url.endsWith('/')).toBe(false)
    expect(existsSync(product.dataDir)).toBe(true)
    expect(await product.stop()).toBe(7)
    expect(existsSync(product.dataDir)).toBe(false)
  })

  test('a kill leaves the data to be started on again', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const first = await startProduct({ entry: serving, dataDir })
    await first.kill()
    await expect(fetch(first.url)).rejects.toThrow()
    const second = await startProduct({ entry: serving, dataDir })
    await second.stop()
    expect(existsSync(dataDir)).toBe(true)
  })

  test('says what a product wrote that ended too early', async () => {
    const ending = program('ending.mjs', "console.error('PORT is not a number'); process.exit(3)")
    await expect(startProduct({ entry: ending })).rejects.toThrow(
      /ended with 3:[\s\S]*PORT is not a number/,
    )
  })
})
