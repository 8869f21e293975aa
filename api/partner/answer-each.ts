import { type MethodAnswer, type MethodContext, refused, result } from './method.ts'
import { rpcFailures } from './rpc-failure.ts'
import type { ParamList, Params } from './rpc-params.ts'

/**
 * Answers about each thing that is asked about, always with a list. One that is wrong is an error where it is asked alone;
 * in a list, a pair that is wrong is left out, and so is an amount that is, unless nothing else is asked.
 */
export function answerEach(
  { isList, items }: ParamList,
  each: (params: Params) => MethodAnswer,
): MethodAnswer {
  if (items.length === 0) return refused(rpcFailures.invalidParameter('params'))
  const answers = items.map(each)
  const [first] = answers
  const isAlone = first !== undefined && answers.length === 1
  if (isAlone && !first.ok && (!isList || first.error.isOfPair !== true)) return first
  return result(answers.filter((answer) => answer.ok).map((answer) => answer.result))
}

/** The same; v1 answers about one thing that is asked in no list with the thing itself. */
export function answerAsAsked(
  { dialect }: Pick<MethodContext, 'dialect'>,
  params: ParamList,
  each: (params: Params) => MethodAnswer,
): MethodAnswer {
  const [only] = params.items
  return dialect === 'v1' && !params.isList && only !== undefined
    ? each(only)
    : answerEach(params, each)
}
