/** One planted mistake: the rule must report exactly this import. */
export type Canary = {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly code: string
}

/** One planted mistake (at least) for every rule in `rules.ts`. */
export const canaries: readonly Canary[] = [
  {
    rule: 'core-imports-no-room',
    from: 'core/money/core-to-content.ts',
    to: 'content/languages/index.ts',
    code: "import { languages } from '@causeway/content/languages'\nexport { languages }",
  },
  {
    rule: 'content-imports-no-room',
    from: 'content/articles/content-to-core.ts',
    to: 'core/money/index.ts',
    code: "import type { Amount } from '@causeway/core/money'\nexport type A = Amount",
  },
  {
    rule: 'ui-imports-only-core',
    from: 'ui/primitives/ui-to-content.tsx',
    to: 'content/languages/index.ts',
    code: "export { languages } from '@causeway/content/languages'",
  },
  {
    rule: 'adapters-import-only-core',
    from: 'adapters/chains/evm/adapter-to-server.ts',
    to: 'server/orders/index.ts',
    code: "import type { place } from '@causeway/server/orders'\nexport type P = typeof place",
  },
  {
    rule: 'server-imports-only-core-and-content',
    from: 'server/orders/server-to-adapter.ts',
    to: 'adapters/chains/index.ts',
    code: "export const chains = () => import('@causeway/adapters/chains')",
  },
  {
    rule: 'contract-imports-only-core',
    from: 'api/contract/contract-to-server.ts',
    to: 'server/orders/index.ts',
    code: "import type { place } from '@causeway/server/orders'\nexport type P = typeof place",
  },
  {
    rule: 'contract-imports-only-core',
    from: 'api/contract/contract-to-calls.ts',
    to: 'api/http/index.ts',
    code: "import type { reply } from '../http/index.ts'\nexport type R = typeof reply",
  },
  {
    rule: 'api-imports-only-core-and-server',
    from: 'api/web/api-to-content.ts',
    to: 'content/languages/index.ts',
    code: "import { languages } from '@causeway/content/languages'\nexport { languages }",
  },
  {
    rule: 'client-imports-no-room',
    from: 'client/keys/client-to-core.ts',
    to: 'core/money/index.ts',
    code: "import type { Amount } from '@causeway/core/money'\nexport type A = Amount",
  },
  {
    rule: 'client-depends-on-nothing',
    from: 'client/keys/client-to-node.ts',
    to: 'crypto',
    code: "import { sign } from 'node:crypto'\nexport { sign }",
  },
  {
    rule: 'client-depends-on-nothing',
    from: 'client/keys/client-to-package.ts',
    to: 'node_modules/viem/',
    code: "import type { Hex } from 'viem'\nexport type H = Hex",
  },
  {
    rule: 'widget-imports-only-what-a-browser-may-see',
    from: 'widget/form/widget-to-calls.ts',
    to: 'api/http/index.ts',
    code: "import type { reply } from '@causeway/api/http'\nexport type R = typeof reply",
  },
  {
    rule: 'web-imports-only-what-a-browser-may-see',
    from: 'web/pages/exchange/home/page-to-server.tsx',
    to: 'server/orders/index.ts',
    code: "import type { place } from '@causeway/server/orders'\nexport type P = typeof place",
  },
  {
    rule: 'web-server-files-add-only-server',
    from: 'web/pages/exchange/home/to-adapter.server.ts',
    to: 'adapters/chains/index.ts',
    code: "import type { utxo } from '@causeway/adapters/chains'\nexport type U = typeof utxo",
  },
  {
    rule: 'web-takes-only-types-of-server',
    from: 'web/pages/exchange/home/value-of-server.server.ts',
    to: 'server/orders/index.ts',
    code: "import { place } from '@causeway/server/orders'\nexport { place }",
  },
  {
    rule: 'site-serves-what-others-made',
    from: 'site/http/site-to-adapter.ts',
    to: 'adapters/chains/index.ts',
    code: "import { utxo } from '@causeway/adapters/chains'\nexport { utxo }",
  },
  {
    rule: 'nobody-imports-main',
    from: 'api/web/api-to-main.ts',
    to: 'main/wire.ts',
    code: "import { wire } from '../../main/wire.ts'\nexport { wire }",
  },
  {
    rule: 'nobody-imports-tests',
    from: 'server/orders/server-to-tests.ts',
    to: 'tests/support/index.ts',
    code: "import { startPostgres } from '@causeway/tests/support'\nexport { startPostgres }",
  },
  {
    rule: 'test-files-are-not-imported',
    from: 'core/hashes/imports-a-test.ts',
    to: 'core/hashes/index.test.ts',
    code: "import './index.test.ts'",
  },
  {
    rule: 'core-uses-only-audited-packages',
    from: 'core/money/core-to-package.ts',
    to: 'node_modules/viem/',
    code: "import type { Hex } from 'viem'\nexport type H = Hex",
  },
  {
    rule: 'core-and-content-touch-no-runtime',
    from: 'core/money/core-to-node.ts',
    to: 'fs/promises',
    code: "import { readFile } from 'node:fs/promises'\nexport { readFile }",
  },
  {
    rule: 'catalogue-stays-out-of-the-browser',
    from: 'widget/form/catalogue-in-bundle.ts',
    to: 'core/currencies/index.ts',
    code: "import { currencies } from '@causeway/core/currencies'\nexport { currencies }",
  },
  {
    rule: 'markdown-is-read-before-pages-are-served',
    from: 'web/pages/exchange/home/markdown-in-page.server.ts',
    to: 'content/markdown/index.ts',
    code: "import { readArticle } from '@causeway/content/markdown'\nexport { readArticle }",
  },
  {
    rule: 'rooms-meet-by-package-name',
    from: 'ui/primitives/relative-to-core.ts',
    to: 'core/money/index.ts',
    code: "import { amount } from '../../core/money/index.ts'\nexport { amount }",
  },
  {
    rule: 'own-room-by-relative-path',
    from: 'core/rates/own-package.ts',
    to: 'core/money/index.ts',
    code: "import { amount } from '@causeway/core/money'\nexport { amount }",
  },
  {
    rule: 'nouns-meet-at-doors',
    from: 'core/rates/past-the-door.ts',
    to: 'core/money/amount.ts',
    code: "import { amount } from '../money/amount.ts'\nexport { amount }",
  },
  {
    rule: 'nouns-meet-at-doors',
    from: 'web/parts/beside-a-listed-door.ts',
    to: 'web/telemetry/create-teller.ts',
    code: "import { teller } from '../telemetry/create-teller.ts'\nexport { teller }",
  },
  {
    rule: 'pages-do-not-know-each-other',
    from: 'web/pages/exchange/home/page-to-page.ts',
    to: 'web/pages/exchange/processing/steps.ts',
    code: "import { steps } from '../processing/steps.ts'\nexport { steps }",
  },
  {
    rule: 'room-files-use-doors',
    from: 'main/start.ts',
    to: 'main/commands/serve.ts',
    code: "import './commands/serve.ts'",
  },
  {
    rule: 'providers-are-used-through-doors',
    from: 'adapters/chains/registry-past-the-door.ts',
    to: 'adapters/chains/utxo/utxo.ts',
    code: "import { utxo } from './utxo/utxo.ts'\nexport { utxo }",
  },
  {
    rule: 'providers-do-not-know-each-other',
    from: 'adapters/chains/evm/neighbour.ts',
    to: 'adapters/chains/utxo/index.ts',
    code: "import { utxo } from '../utxo/index.ts'\nexport { utxo }",
  },
  {
    rule: 'nobody-uses-the-own-room-door',
    from: 'server/db/own-room-door.ts',
    to: 'server/index.ts',
    code: "import { place } from '../index.ts'\nexport { place }",
  },
  {
    rule: 'nobody-uses-the-own-noun-door',
    from: 'core/money/own-door.ts',
    to: 'core/money/index.ts',
    code: "import { amount } from './index.ts'\nexport { amount }",
  },
  {
    rule: 'nobody-uses-the-own-folder-door',
    from: 'adapters/chains/evm/own-folder-door.ts',
    to: 'adapters/chains/evm/index.ts',
    code: "import { evm } from './index.ts'\nexport { evm }",
  },
  {
    rule: 'no-cycles',
    from: 'core/ledger/chicken.ts',
    to: 'core/ledger/egg.ts',
    code: "import type { Egg } from './egg.ts'\nexport type Chicken = Egg | 1",
  },
  {
    rule: 'every-import-resolves',
    from: 'server/db/unfindable.ts',
    to: '@causeway/core/no-such-noun',
    code: "import { nothing } from '@causeway/core/no-such-noun'\nexport { nothing }",
  },
]
