import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { readEnvironment } from '../environment.ts'
import {
  alertCommand,
  bandCommand,
  claimsCommand,
  closeCommand,
  holdsCommand,
  openOperatorDesk,
  refundCommand,
  releaseCommand,
  secondFactorCommand,
  showContent,
  showEvents,
  showFeedback,
  showFiat,
  showInventory,
  showProfit,
  suspenseCommand,
  venueCommand,
} from '../operator-desk/index.ts'
import { runCommand } from '../run-command.ts'

const HOW = `npm run operate -- inventory                     what there is of each coin, and what to move
npm run operate -- profit [DAYS]                 what the last days earned (7)
npm run operate -- band COIN LOW TARGET HIGH     how much of a coin should be in stock (whole coins); COIN auto
npm run operate -- close ORDER --reason TEXT     ends an order on hold to which nothing is owed
npm run operate -- holds                         orders on hold, with what screening said of them
npm run operate -- release ORDER --reason TEXT   lets an order go on that compliance holds
npm run operate -- refund ORDER --reason TEXT    has an order on hold refunded
npm run operate -- claims                        payments that customers miss in their orders, for you to decide
npm run operate -- claims assign CLAIM [ORDER] --reason TEXT   moves the payment into its order, or into another one
npm run operate -- claims refuse CLAIM unproven|returned --reason TEXT   it is not shown to be theirs, or was sent back
npm run operate -- suspense NETWORK TX OUTPUT --reason TEXT   takes an unexplained payment as your own
npm run operate -- alert add ID MESSAGE [--currency COIN] [--routes PATTERNS]   says something on the site
npm run operate -- alert list | remove KEY       what is said there; says it no longer
npm run operate -- content                       what the pages lack that only you know, and your own texts
npm run operate -- feedback [COUNT]              what customers said of finished orders, newest first (20)
npm run operate -- events [DAYS]                 what was counted on pages in the last days (7)
npm run operate -- fiat                          orders with providers of fiat, and how those have done
npm run operate -- second-factor EMAIL           turns off a lost authenticator; its owner is told by mail
npm run operate -- venue [--accept COIN]         where the books and the venue differ; books what is there
`

const option = { type: 'string', default: '' } as const

/** `npm run operate`: what an operator does with stock and with money that stands still. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { reason: option, accept: option, routes: option, currency: option },
    allowPositionals: true,
  })
  const [action = '', ...given] = positionals
  const commands = {
    alert: alertCommand,
    inventory: showInventory,
    profit: showProfit,
    band: bandCommand,
    claims: claimsCommand,
    close: closeCommand,
    events: showEvents,
    feedback: showFeedback,
    fiat: showFiat,
    holds: holdsCommand,
    release: releaseCommand,
    refund: refundCommand,
    'second-factor': secondFactorCommand,
    suspense: suspenseCommand,
    venue: venueCommand,
  } as const
  if (action === 'content') return showContent(readConfig(readEnvironment()))
  if (!isOneOf(commands, action)) {
    process.stdout.write(HOW)
    return
  }
  const desk = await openOperatorDesk(readConfig(readEnvironment()))
  try {
    await commands[action](desk, { given, ...values })
  } finally {
    await desk.close()
  }
})

function isOneOf<T extends object>(commands: T, action: string): action is keyof T & string {
  return Object.hasOwn(commands, action)
}
