/** What the planted imports point at, and what every room really looks like: none of it is a mistake. */
export const scenery: Readonly<Record<string, string>> = {
  'core/money/index.ts': "export { type Amount, amount } from './amount.ts'",
  'core/money/amount.ts': 'export type Amount = 1\nexport const amount = 1',
  'core/money/rounding.ts': "import { amount } from './amount.ts'\nexport const rounded = amount",
  'core/currencies/index.ts': 'export type Currency = 1\nexport const currencies = []',
  'core/hashes/index.ts': "import { sha256 } from '@noble/hashes/sha2.js'\nexport { sha256 }",
  'core/hashes/index.test.ts':
    "import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\ntest('x', () => readFileSync('x'))",
  'core/ledger/egg.ts':
    "import type { Chicken } from './chicken.ts'\nexport type Egg = Chicken | 2",
  'content/languages/index.ts': 'export const languages = []',
  'content/markdown/index.ts': 'export const readArticle = 1',
  'ui/primitives/index.ts':
    "import { amount } from '@causeway/core/money'\nexport const button = amount",
  'ui/money/build-icons.ts':
    "import { currencies } from '@causeway/core/currencies'\nexport { currencies }",
  'ui/tokens/tokens.css': 'a {}',
  'server/orders/index.ts': "export { place } from './place.ts'",
  'server/orders/place.ts':
    "import { amount } from '@causeway/core/money'\nimport { languages } from '@causeway/content/languages'\nimport { transaction } from '../db/index.ts'\nexport const place = [amount, languages, transaction]",
  'server/db/index.ts': 'export const transaction = 1',
  'server/db/connect.db.test.ts':
    "import { startPostgres } from '@causeway/tests/support'\nexport const x = startPostgres",
  'server/index.ts': "export { place } from './orders/index.ts'",
  'adapters/world/index.ts': 'export const world = 1',
  'adapters/devnet/index.ts': 'export const devnet = 1',
  'adapters/chains/index.ts': "export { utxo } from './utxo/index.ts'",
  'adapters/chains/contract.ts': 'export const contract = 1',
  'adapters/chains/utxo/index.ts': "export { utxo } from './utxo.ts'",
  'adapters/chains/utxo/utxo.ts':
    "import { amount } from '@causeway/core/money'\nimport { world } from '../../world/index.ts'\nimport { contract } from '../contract.ts'\nexport const utxo = [amount, world, contract]",
  'adapters/chains/evm/index.ts': 'export const evm = 1',
  'api/contract/index.ts':
    "import type { Amount } from '@causeway/core/money'\nexport type Reply = Amount",
  'api/http/index.ts':
    "import { place } from '@causeway/server/orders'\nimport type { Reply } from '../contract/index.ts'\nexport const reply: [Reply, typeof place] = [1, place]",
  'client/keys/sign-body.ts': 'export const signBody = 1',
  'client/index.ts': "export { signBody } from './keys/sign-body.ts'",
  'widget/form/index.ts':
    "import { languages } from '@causeway/content/languages'\nimport type { Currency } from '@causeway/core/currencies'\nimport { button } from '@causeway/ui/primitives'\nimport '@causeway/ui/tokens/tokens.css'\nexport type C = Currency\nexport const form = [languages, button]",
  'web/pages/exchange/home/page.tsx':
    "import type { Reply } from '@causeway/api/contract'\nimport { signBody } from '@causeway/client'\nimport { form } from '@causeway/widget/form'\nimport '../../../parts/parts.css'\nimport { Telemetry } from '../../../telemetry/telemetry.tsx'\nimport { useLanguage } from '../../../i18n/use-language.ts'\nimport type { Route } from './+types/page'\nexport const page: [Route, Reply, typeof form, typeof signBody] = [form, Telemetry, useLanguage]",
  'web/pages/exchange/home/page.server.ts':
    "import type { place } from '@causeway/server/orders'\nexport type Q = import('@causeway/server/orders').P\nexport type P = typeof place",
  'web/pages/exchange/processing/steps.ts': 'export const steps = 1',
  'web/parts/parts.css': 'a {}',
  'web/i18n/use-language.ts': 'export const useLanguage = 1',
  'web/telemetry/create-teller.ts': 'export const teller = 1',
  'web/telemetry/telemetry.tsx':
    "import { teller } from './create-teller.ts'\nexport const Telemetry = teller",
  'site/http/index.ts': "import { reply } from '@causeway/api/http'\nexport const site = reply",
  'main/wire.ts':
    "import { utxo } from '@causeway/adapters/chains'\nimport { reply } from '@causeway/api/http'\nimport { place } from '@causeway/server/orders'\nexport const wire = [utxo, reply, place]",
  'main/commands/serve.ts': "import { wire } from '../wire.ts'\nexport { wire }",
  'tests/support/index.ts':
    "import { wire } from '../../main/wire.ts'\nexport const startPostgres = wire",
}
