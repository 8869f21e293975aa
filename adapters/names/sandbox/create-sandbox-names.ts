import type { NamePort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type AskNeeds,
  askProvider,
  NonsenseReply,
  optionalTextField,
  ProviderDown,
  playNameAddress,
  textField,
  wordField,
} from '../../world/index.ts'

const PROVIDER = 'sandbox'
/** Endings that some naming service knows, so that a play name looks like a real one. */
const ENDINGS: ReadonlySet<string> = new Set(['eth', 'crypto', 'x', 'wallet', 'nft', 'dao'])

/** Play names: they say addresses of the sandbox's customers, which nobody has a key to. */
export function createSandboxNames(needs: AskNeeds): NamePort {
  return {
    provider: PROVIDER,
    recognises: (name) => ENDINGS.has(name.split('.').at(-1) ?? ''),
    resolve: async ({ currency, name, network }) => {
      const hasExtraId = currency.extraIdName !== null
      try {
        const said = await askProvider(
          needs,
          { kind: 'names', provider: PROVIDER },
          {
            answer: () => answerOf(needs, { name, network: network.id, hasExtraId }),
            read: readAnswer,
          },
        )
        if (said === 'nobody') return fail({ code: 'name_not_found' })
        if (said === 'nothing') return fail({ code: 'name_has_no_address' })
        return ok({ ...said, alias: name, provider: PROVIDER })
      } catch (error) {
        if (error instanceof ProviderDown || error instanceof NonsenseReply) {
          return fail({ code: 'name_provider_unreachable' })
        }
        throw error
      }
    },
  }
}

function answerOf({ world }: AskNeeds, asked: Parameters<typeof playNameAddress>[1]): unknown {
  const found = playNameAddress(world, asked)
  return typeof found === 'string' ? { says: found } : { says: 'address', ...found }
}

function readAnswer(value: unknown) {
  const says = wordField(value, 'says', ['nobody', 'nothing', 'address'])
  if (says !== 'address') return says
  return { address: textField(value, 'address'), extraId: optionalTextField(value, 'extraId') }
}
