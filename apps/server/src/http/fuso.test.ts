import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../seed/usuarios.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { textoDoPdf } from '../test/pdf.ts'
import { podeChamar } from '../test/prova.ts'
import { criarAlvos, lerAlcances } from '../test/sigilo/alvos.ts'
import { lerCorpo } from '../test/sigilo/ler.ts'
import { isDeUm, leituras, pedidosDe } from '../test/sigilo/pedidos.ts'

// Today is the company's day: what is answered in its evening, when it is tomorrow in London, is what was answered in its
// morning. Every call that reads is asked at both.

const evenings = [
  // Two hours before midnight, as the day after has begun in UTC.
  ['São Paulo', 'America/Sao_Paulo', '2026-11-20T13:00:00Z', '2026-11-21T01:00:00Z', '20/11/2026, 22:00'],
  // The last evening of a month and of a year, as far west as the country goes.
  ['Rio Branco', 'America/Rio_Branco', '2026-12-31T13:00:00Z', '2027-01-01T04:30:00Z', '31/12/2026, 23:30'],
] as const

/** Two times every call, on a busy machine. */
const PACIENCIA_MS = 120_000

/** Whoever may make a call and sees most. */
const quemPede = (chamada: string): Grupo | undefined =>
  (['Administrador', 'Cadastro', ...grupos] as const).find((grupo) => podeChamar(chamada, grupo))

/** Of whoever asks, as it should be: their sessions, from where they came, and what was told of all that was asked. */
const DA_SESSAO = /^GET \/api\/(?:auth\/me|conta\/\w+|usuarios\/.*|seguranca\/.*|privacidade\/titular\/.*)$/
/** A moment, as machines and as people write it, and the name of a request: what is compared are days. */
const INSTANTE = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d\d:\d\d\b|req-[0-9a-f]+/g

describe.each(evenings)('the evening of %s', (_lugar, fuso, manha, noite, porExtenso) => {
  let rh: TestApp
  let alvosDe: ReturnType<typeof criarAlvos>
  beforeAll(async () => {
    rh = await createTestApp({ EMPRESA_FUSO: fuso })
    alvosDe = criarAlvos(rh.db, await lerAlcances(rh.db))
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  let endereco = 0
  async function lerTudo(agora: string): Promise<ReadonlyMap<string, string>> {
    rh.clock.irPara(agora)
    const tokens = new Map<Grupo, string>()
    const respostas = new Map<string, string>()
    for (const chamada of leituras) {
      const grupo = quemPede(chamada)
      if (grupo === undefined || DA_SESSAO.test(chamada)) continue
      const token = tokens.get(grupo) ?? (await rh.as(loginDoGrupo(grupo))).token ?? ''
      tokens.set(grupo, token)
      if (chamada.endsWith('/exportar')) continue
      const [alvo] = isDeUm(chamada) ? await alvosDe(chamada.slice('GET '.length)) : [{ id: 0 }]
      if (!alvo) continue
      const [pessoa] = await alvosDe('/api/colaborador/obter/:id')
      const [url = ''] = pedidosDe(chamada, grupo, { vinculo: pessoa?.id, ...alvo }, 'csv')
      endereco += 1
      const { statusCode, headers, rawPayload } = await rh.app.inject({
        url,
        remoteAddress: `10.0.${endereco >> 8}.${endereco & 255}`,
        headers: { authorization: `Bearer ${token}` },
      })
      const tipo = String(headers['content-type'])
      const corpo = tipo.includes('pdf') ? textoDoPdf(rawPayload) : lerCorpo(tipo, rawPayload)
      respostas.set(chamada, `${statusCode} ${corpo.replaceAll(INSTANTE, '#')}`)
    }
    return respostas
  }

  it(
    'is the same day as its morning, in every answer',
    async () => {
      const daManha = await lerTudo(manha)
      const daNoite = await lerTudo(noite)
      const outras = [...daManha].flatMap(([chamada, antes]) => {
        const depois = daNoite.get(chamada) ?? ''
        return antes === depois ? [] : [`${chamada}: ${diferenca(antes, depois)}`]
      })
      expect(outras).toEqual([])
    },
    PACIENCIA_MS,
  )

  it('is the moment that a file tells of itself and of its rows', async () => {
    rh.clock.irPara(noite)
    // Who comes in now is in the list, with the moment.
    const admin = await rh.as('administrador')
    const tirar = async (formato: 'csv' | 'xlsx' | 'pdf') => {
      const arquivo = await admin.call('GET /api/usuarios/exportar', { query: { formato } })
      const bytes = Buffer.from(await arquivo.arrayBuffer())
      return formato === 'pdf' ? textoDoPdf(bytes).replaceAll(/\s+/g, ' ') : lerCorpo(arquivo.type, bytes)
    }
    expect(await tirar('xlsx')).toContain(porExtenso)
    expect(await tirar('csv')).toContain(porExtenso.replace(',', ''))
    expect(await tirar('pdf')).toContain(`Emitido em ${porExtenso.replace(',', ' às')}`)
  })
})

/** Where two texts part, with a little of each. */
function diferenca(antes: string, depois: string): string {
  let em = 0
  while (antes[em] === depois[em]) em += 1
  return `${antes.slice(Math.max(0, em - 60), em + 40)} | ${depois.slice(em, em + 40)}`
}

it('is read from the clock and the zone of the company, never from those of the database or of the machine', async () => {
  const raiz = join(import.meta.dirname, '..')
  const achados: string[] = []
  for await (const arquivo of glob('**/*.ts', { cwd: raiz })) {
    if (arquivo.includes('.test.') || arquivo.startsWith('test/')) continue
    const texto = await readFile(join(raiz, arquivo), 'utf8')
    const dias = /\bcurrent_date\b|\bnow\(\)::date|Temporal\.Now\.plainDate/.exec(texto)
    if (dias) achados.push(`${arquivo}: ${dias[0]}`)
  }
  expect(achados).toEqual([])
})
