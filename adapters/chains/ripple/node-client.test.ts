import { describeClient } from '../contract-clients.ts'
import { createNodeClient } from './node-client.ts'

describeClient('a client of the XRP Ledger', {
  ask: (needs, method) => createNodeClient(needs).ask(method, {}),
  reads: ['account_info', 'account_tx', 'fee', 'ledger', 'server_info', 'tx'],
  writes: ['ledger_accept', 'sign', 'sign_for', 'stop', 'submit', 'submit_multisigned'],
  answer: () => ({ result: { status: 'success' } }),
})
