import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correioSmtp, type Correio } from './correio.ts'

interface Recebida {
  readonly de: string
  readonly para: readonly string[]
  /** As it came, with its lines. */
  readonly cabecalho: string
}
const recebidas: Recebida[] = []
const servidor = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, pronto) {
    const partes: Buffer[] = []
    stream.on('data', (parte: Buffer) => partes.push(parte))
    stream.on('end', () => {
      const [cabecalho = ''] = Buffer.concat(partes).toString().split('\r\n\r\n')
      const de = envelope.mailFrom ? envelope.mailFrom.address : ''
      recebidas.push({ de, para: envelope.rcptTo.map(({ address }) => address), cabecalho })
      pronto()
    })
  },
})

let correio: Correio
beforeAll(async () => {
  servidor.listen(0, '127.0.0.1')
  await once(servidor.server, 'listening')
  const { port } = servidor.server.address() as AddressInfo
  correio = correioSmtp({
    url: `smtp://127.0.0.1:${port}`,
    remetente: 'rh@alvorecer.example',
    origem: 'https://rh.alvorecer.example',
  })
})
afterAll(() => new Promise<void>((pronto) => servidor.close(() => pronto())))

/** What would be a header, a body or a command of its own if a line could be broken. */
const QUEBRAS = ['\r\n', '\n', '\r', '\u2028', '\u0000\r\n']
const INJETADO = 'Bcc: outra@evil.example'

it.each(QUEBRAS)('makes no header of what a name or a subject holds after %j', async (quebra) => {
  await correio.enviar({
    para: { nome: `Rita${quebra}${INJETADO}`, email: 'rita@alvorecer.example' },
    assunto: `Admissão${quebra}${INJETADO}${quebra}${quebra}corpo`,
    texto: `texto${quebra}.${quebra}RCPT TO:<outra@evil.example>`,
    id: 'um',
  })
  const recebida = recebidas.at(-1)
  expect(recebida?.para).toEqual(['rita@alvorecer.example'])
  expect(recebida?.de).toBe('rh@alvorecer.example')
  expect(recebida?.cabecalho).not.toMatch(/^bcc:/im)
  expect(recebida?.cabecalho).not.toMatch(/^corpo/m)
})

it.each(QUEBRAS)('sends to nobody else, whatever stands after %j in an address', async (quebra) => {
  const antes = recebidas.length
  await correio
    .enviar({
      para: { nome: 'Rita', email: `rita@alvorecer.example${quebra}RCPT TO:<outra@evil.example>` },
      assunto: 'Admissão',
      texto: 'texto',
      id: 'dois',
    })
    .catch(() => {})
  for (const { para } of recebidas.slice(antes))
    expect(para.some((endereco) => endereco === 'outra@evil.example')).toBe(false)
})
