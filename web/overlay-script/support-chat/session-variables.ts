/** What stands for a fact that is not known. */
const UNSET = '<unset>'

/** What the support sees of whom it speaks with (SHELL-08). */
export type SessionVariables = Readonly<
  Record<
    | 'user_id'
    | 'ga_client_id'
    | 'ga_email'
    | 'EstimationMethod_ABvariant'
    | 'NewMemoField_ABvariant',
    string
  >
>

export type SessionFacts = {
  readonly userId: string | null
  readonly email: string | null
  readonly clientId: string | null
  readonly estimationMethod: string | null
  readonly newMemoField: string | null
}

/** The variables of a conversation; each that is not known says so. */
export function sessionVariables(facts: SessionFacts): SessionVariables {
  return {
    user_id: facts.userId || UNSET,
    ga_client_id: facts.clientId || UNSET,
    ga_email: facts.email || UNSET,
    EstimationMethod_ABvariant: facts.estimationMethod || UNSET,
    NewMemoField_ABvariant: facts.newMemoField || UNSET,
  }
}
