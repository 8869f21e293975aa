export { WrongContent } from './content-files.ts'
export { flatMessages } from './flat-messages.ts'
export { openOperatorContent } from './open-operator-content.ts'
export { type ReadContent, readOperatorContent } from './read-operator-content.ts'
