import type { DocPage } from '../../contract/index.ts'
import { fiatDialects, restDialects, rpcDialects } from '../../partner/index.ts'
import { list, steps } from '../blocks.ts'

/** What programs for other exchanges change, by the dialect that they speak. */
export function moving(): DocPage {
  return {
    title: 'Moving here',
    lead: 'Programs for the established exchange protocol work after changing two things: the base URL and the key.',
    sections: [
      {
        id: 'before',
        title: 'Before you move',
        blocks: [
          list(
            'Try your program with play money first: see [sandbox](/developers/sandbox).',
            'Compare the coins that you offer with getCurrenciesFull. Match them by `blockchain` and `contractAddress`, not by ticker alone.',
            'Orders stay where they were created. Switch new orders, and follow the old ones where they are until they have ended.',
          ),
        ],
      },
      ...[...rpcDialects, ...restDialects, ...fiatDialects].map(
        ({ name, reference: { moving } }) => ({
          id: name,
          title: `From ${moving.from}`,
          blocks: [
            steps(
              ...moving.steps,
              `How to sign: [authentication](/developers/authentication#${name}).`,
            ),
          ],
        }),
      ),
    ],
  }
}
