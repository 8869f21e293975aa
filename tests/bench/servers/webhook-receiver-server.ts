// Takes messages of webhooks and answers at once; /silent is never answered.
import { createServer } from 'node:http'

createServer((request, reply) => {
  request.resume()
  request.on('end', () => {
    if (request.url !== '/silent') reply.writeHead(204).end()
  })
}).listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready http://${process.env.HOST}:${process.env.PORT}\n`)
})
process.once('SIGTERM', () => process.exit(0))
