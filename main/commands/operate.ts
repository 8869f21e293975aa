import { parseArgs } from 'node:util'
import { runCommand } from '../run-command.ts'
import { readConfig, readEnvironment } from '../settings/index.ts'
import { affiliateCommand } from './operator/affiliate-command.ts'
import { alertCommand } from './operator/alert-command.ts'
import { auditCommand } from './operator/audit-command.ts'
import { claimsCommand } from './operator/claims-command.ts'
import { holdsCommand, refundCommand, releaseCommand } from './operator/hold-commands.ts'
import {
  bandCommand,
  showInventory,
  showProfit,
  venueCommand,
} from './operator/inventory-commands.ts'
import { closeCommand, suspenseCommand } from './operator/money-commands.ts'
import { openOperatorContext } from './operator/open-operator-context.ts'
import { partnerCommand } from './operator/partner-commands.ts'
import { secondFactorCommand } from './operator/second-factor-command.ts'
import { showEvents, showFeedback, showFiat } from './operator/show-commands.ts'
import { showContent } from './operator/show-content.ts'
import { staffCommand } from './operator/staff-command.ts'

const HOW = `npm run operate -- inventory                     stock of each coin, and transfers to make
npm run operate -- profit [DAYS]                 earnings of the last days (default 7)
npm run operate -- band COIN LOW TARGET HIGH     target stock of a coin (whole coins); COIN auto
npm run operate -- close ORDER --reason TEXT     closes an order on hold if nothing is owed
npm run operate -- holds                         orders on hold, with their screening results
npm run operate -- release ORDER --reason TEXT   releases an order held by compliance
npm run operate -- refund ORDER --reason TEXT    refunds an order on hold
npm run operate -- claims                        payments that customers report as missing
npm run operate -- claims assign CLAIM [ORDER] --reason TEXT   books the payment to its order, or to another one
npm run operate -- claims refuse CLAIM unproven|returned --reason TEXT   not proven to be theirs, or already returned
npm run operate -- suspense NETWORK TX OUTPUT --reason TEXT   books an unexplained payment as capital
npm run operate -- alert add ID MESSAGE [--currency COIN] [--routes PATTERNS]   shows an alert on the site
npm run operate -- alert list | remove KEY       lists the alerts; removes one
npm run operate -- content                       facts the pages still need from you, and your own texts
npm run operate -- feedback [COUNT]              customer ratings, newest first (default 20)
npm run operate -- events [DAYS]                 page events of the last days (default 7)
npm run operate -- fiat                          orders at fiat providers, and their success rates
npm run operate -- partner add NAME | list | share ID BPS | disable ID   programs that use the partner API, and their keys
npm run operate -- affiliate list [STATE]         affiliates, with their shares
npm run operate -- affiliate approve|refuse|disable REFID [--reason TEXT]   decides about an affiliate
npm run operate -- affiliate terms REFID exchange|widget|buy BPS|default … orders COUNT   shares of our fee, and orders an hour before holding
npm run operate -- affiliate hold                commissions on hold
npm run operate -- affiliate release|take-back COMMISSION --reason TEXT   releases a held commission, or keeps it
npm run operate -- affiliate convert REFID btc|eth   converts what a disabled or deleted affiliate earned
npm run operate -- affiliate pay REFID COIN [ADDRESS]   pays a disabled or deleted affiliate; ADDRESS where it has set none
npm run operate -- affiliate rebuild             counts statistics by day again
npm run operate -- second-factor EMAIL           turns off a lost authenticator; the customer gets an email
npm run operate -- staff add EMAIL --role ROLE   invites a member of staff; prints a link that works once
npm run operate -- staff list | reset EMAIL | remove EMAIL   members; a new link for one who lost access
npm run operate -- audit verify                  proves that the audit log was not changed
npm run operate -- venue [--accept COIN]         differences between books and venue; accepts the venue's
`

const option = { type: 'string', default: '' } as const

/** `npm run operate`: what an operator does with stock and with money that stands still. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { reason: option, accept: option, routes: option, currency: option, role: option },
    allowPositionals: true,
  })
  const [action = '', ...given] = positionals
  const commands = {
    affiliate: affiliateCommand,
    alert: alertCommand,
    audit: auditCommand,
    inventory: showInventory,
    partner: partnerCommand,
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
    staff: staffCommand,
    suspense: suspenseCommand,
    venue: venueCommand,
  } as const
  if (action === 'content') return showContent(readConfig(readEnvironment()))
  if (!isOneOf(commands, action)) {
    process.stdout.write(HOW)
    return
  }
  const context = await openOperatorContext(readConfig(readEnvironment()))
  try {
    await commands[action](context, { given, ...values })
  } finally {
    await context.close()
  }
})

function isOneOf<T extends object>(commands: T, action: string): action is keyof T & string {
  return Object.hasOwn(commands, action)
}
