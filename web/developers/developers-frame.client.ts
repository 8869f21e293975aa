import { startSearch } from './search/start-search.ts'
import { startCopyButtons } from './start-copy-buttons.ts'

startCopyButtons(document)
startSearch(document)
