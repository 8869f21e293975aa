export { flatMessages } from './flat-messages.ts'
export { openOperatorContent } from './open-operator-content.ts'
export { type ReadContent, readOperatorContent } from './read-operator-content.ts'
export { WrongContent } from './wrong-content.ts'
