// npm run architecture: who imports whom. The rules are proven by the canaries in tests/architecture.
import { cruiseTree } from '../architecture/cruise-tree.ts'
import { rooms } from '../architecture/rooms.ts'
import { rules } from '../architecture/rules.ts'
import { projectRoot } from './project-root.ts'

const { files, edges, violations } = await cruiseTree(projectRoot, rooms)
for (const { name, comment } of rules) {
  const broken = violations.filter(({ rule }) => rule === name)
  if (broken.length === 0) continue
  console.log(`\n${name}: ${comment}`)
  for (const { from, to } of broken) console.log(`  ${from}\n    -> ${to}`)
}
console.log(
  `${violations.length === 0 ? '' : '\n'}${files} files, ${edges.length} imports, ${rules.length} rules, ${violations.length} violations`,
)
process.exitCode = violations.length === 0 ? 0 : 1
