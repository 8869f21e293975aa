import { type WireStatus, wireStatuses } from '@causeway/core/orders'
import type { DocPage } from '../../contract/index.ts'
import { list, table } from '../blocks.ts'

type StatusText = { readonly means: string; readonly show: string; readonly isEnd?: true }

const texts: Readonly<Record<WireStatus, StatusText>> = {
  new: {
    means: 'The order was just created.',
    show: 'The deposit address, the amount and the time left to pay.',
  },
  waiting: {
    means: 'The deposit address is watched; no payment was seen.',
    show: 'The same. Let the customer close the window: nothing is lost.',
  },
  confirming: {
    means: 'A payment was seen and waits for confirmations.',
    show: '“Payment received, waiting for confirmations.” Nothing more to do.',
  },
  exchanging: { means: 'The payment is confirmed and being exchanged.', show: '“Exchanging.”' },
  sending: {
    means: 'The payout is on its way.',
    show: '“Sending”, and `payoutHash` with its link once it is there.',
  },
  finished: {
    means: 'The payout is confirmed.',
    show: 'What was received: `amountTo` less `networkFee`, and `payoutHashLink`.',
    isEnd: true,
  },
  hold: {
    means:
      'The order waits for a decision: the amount differs, the rate has ended, a check is needed, or the refund is on its way.',
    show: 'A link to the `trackUrl` that you got when you created the order. There the customer decides, or sees what is needed.',
  },
  refunded: {
    means: 'The payment went back.',
    show: '“Refunded”, and `refundHash` with its link.',
    isEnd: true,
  },
  expired: {
    means: 'Nothing was paid in time, at a guaranteed rate.',
    show: '“Expired.” A later payment is still found, and the customer decides at the `trackUrl` of the creation.',
    isEnd: true,
  },
  overdue: {
    means: 'Nothing was paid in time, at the floating rate.',
    show: '“Expired.” A later payment is still exchanged, at the rate of that time.',
    isEnd: true,
  },
  failed: {
    means: 'The exchange closed the order without a payout.',
    show: 'A link to `trackUrl`, and to the exchange’s support.',
    isEnd: true,
  },
}

/** Every status of an order: what it means, and what a wallet shows. */
export function statuses(): DocPage {
  return {
    title: 'Statuses',
    lead: 'What an order’s status means, and what to show your customer.',
    sections: [
      {
        id: 'all',
        title: 'All statuses',
        blocks: [
          table(
            ['Status', 'Meaning', 'What to show', 'Ends'],
            wireStatuses.map((status) => {
              const { isEnd, means, show } = texts[status]
              return [`\`${status}\``, means, show, isEnd ? 'yes' : '']
            }),
          ),
        ],
      },
      {
        id: 'rules',
        title: 'What to know',
        blocks: [
          list(
            'Steps can be skipped: you may see `waiting` and then `sending`.',
            'An ended order can go on if its address is paid again: it becomes `confirming` once more.',
            'An order can go back from `sending` to `confirming` if the network reverses the payment.',
            'Treat a status that you don’t know as “in progress”, and link to `trackUrl`.',
          ),
        ],
      },
    ],
  }
}
