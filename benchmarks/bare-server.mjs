import fs from 'node:fs'
import http from 'node:http'

// The limit the site is compared with: node:http and nothing else, sending the same bytes and headers.
// node bare-server.mjs PORT ANSWER.json
const [, , port, file = ''] = process.argv
/** @type {{ headers: string[], body: string }} */
const answer = JSON.parse(fs.readFileSync(file, 'utf8'))
const body = Buffer.from(answer.body, 'base64')
http.createServer((_, response) => response.writeHead(200, answer.headers).end(body)).listen(Number(port), '127.0.0.1')
