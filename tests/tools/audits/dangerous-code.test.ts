import { describe, expect, test } from 'vitest'
import { sourceFiles, sourceText } from '../source-files.ts'

const sources = sourceFiles(['.ts', '.tsx'])
  .filter((path) => !/^tests\/|\.(?:test|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path, text: sourceText(path) }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

// Each of these lists is short on purpose: whoever makes one longer says why here.
describe('what can turn a text into something that runs', () => {
  test('no text is run as a program', () => {
    expect(filesWith(/\beval\(|new Function\(|from 'node:vm'|setTimeout\('/)).toEqual([])
  })

  test('other programs are started by commands, development nodes and the embedded database alone', () => {
    expect(filesWith(/from 'node:child_process'/)).toEqual([
      'adapters/devnet/bound-process.ts',
      'adapters/devnet/fetch-program.ts',
      'adapters/embedded-postgres/cluster-folder.ts',
      'adapters/embedded-postgres/postgres-programs.ts',
      'adapters/embedded-postgres/postgres-server.ts',
      'main/commands/dev.ts',
      // Bundles the commands: this Node with a script of ours, without arguments.
      'main/commands/start.ts',
      // Builds the pages: this Node with a script of ours.
      'site/web-build/build-missing-pages.ts',
    ])
  })

  test('SQL that is no constant with parameters is made of our own names of columns and counts, and of migrations', () => {
    expect(filesWith(/\bsql\.(?:raw|lit)\(/)).toEqual([
      'server/db/migrate.ts',
      // Limits: numbers of ours that the planner has to know.
      'server/order-store/claim-order.ts',
      'server/order-store/insert-order.ts',
      'server/order-store/insert-orders.ts',
      // Names and types of the columns that change with an event.
      'server/order-store/save-order.ts',
    ])
  })

  test('HTML that React does not escape is drawn by ourselves: islands and QR codes', () => {
    expect(filesWith(/\.innerHTML\b|insertAdjacentHTML|document\.write\(|\.outerHTML\b/)).toEqual(
      [],
    )
    expect(filesWith(/dangerouslySetInnerHTML/)).toEqual([
      'web/backoffice/qr-code.tsx',
      'web/islands/island-scripts.tsx',
      'web/islands/static-island.tsx',
      'web/orders/hold/top-up-offer.tsx',
      'web/orders/payment/pay-card.tsx',
      'web/pages/account/profile/totp/totp-setup.tsx',
      // Made of our own files when the site is built; HTML in them is escaped.
      'web/pages/backoffice/runbook/page.tsx',
      // Names of coins, escaped.
      'widget/form/coins/native-select.tsx',
    ])
  })

  test('regular expressions are made of our own patterns of paths', () => {
    expect(filesWith(/\bRegExp\(/)).toEqual([
      'api/web/register-web-routes.ts',
      'core/accounts/recovery-code.ts',
      'web/cache-key.ts',
    ])
  })
})
