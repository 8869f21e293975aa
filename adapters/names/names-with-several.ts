import type { NameFailure, NamePort, NameQuestion, ResolvedName } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'

/** Several naming services as one: those that recognise a name are asked in turn until one has it. */
export function namesWithSeveral(ports: readonly NamePort[]): NamePort {
  return {
    provider: 'several',
    recognises: (name) => ports.some((port) => port.recognises(name)),
    resolve: (question) => askInTurn(ports, question),
  }
}

/** Of several refusals the one that says most: a service that does not answer may well have the name. */
async function askInTurn(
  ports: readonly NamePort[],
  question: NameQuestion,
): Promise<Result<ResolvedName, NameFailure>> {
  let refusal: Result<ResolvedName, NameFailure> = fail({ code: 'name_not_found' })
  for (const port of ports.filter((each) => each.recognises(question.name))) {
    const said = await port.resolve(question)
    if (said.ok) return said
    if (said.failure.code !== 'name_not_found') refusal = said
  }
  return refusal
}
