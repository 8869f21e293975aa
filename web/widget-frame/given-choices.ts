import type { GivenChoice } from '@causeway/widget/form'

type Take = (given: GivenChoice) => boolean
type Given = { readonly choice: GivenChoice; readonly done: (isTaken: boolean) => void }

let take: Take | null = null
/** Islands are hydrated in any order: what is given before the form listens waits. */
const early: Given[] = []

/** Gives a pair or an amount to the form of this page; `done` says, once the form runs, whether it could take it. */
export function giveChoice(choice: GivenChoice, done: (isTaken: boolean) => void): void {
  if (take === null) early.push({ choice, done })
  else done(take(choice))
}

/** Takes what is given, and was given before; returns what ends that. */
export function watchGivenChoices(next: Take): () => void {
  take = next
  for (const { choice, done } of early.splice(0)) done(next(choice))
  return () => {
    if (take === next) take = null
  }
}
