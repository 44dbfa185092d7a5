import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PapelNome } from '@rh/domain/processos/admissao/papeis'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

/** An admission of the demo company in a status. */
async function umaEm(client: Client, status: 'efetivada' | 'rascunho' | 'em_analise' | 'aprovada') {
  const { results } = await client.call('GET /api/admissao/listar', { query: { status } })
  const [primeira] = results
  if (!primeira) throw new Error(`The demo company has no admission that is ${status}`)
  return primeira.id
}
const disponiveis = async (client: Client, id: number): Promise<readonly PapelNome[]> =>
  (await client.call('GET /api/admissao/papeis/:id', { params: { id } })).disponiveis

describe('papers of an admission', () => {
  it('are those that make sense now, to those who may see what they say', async () => {
    const gerente = await rh.as('gerente.rh')
    expect(await disponiveis(gerente, await umaEm(gerente, 'efetivada'))).toEqual([
      'guia_exame',
      'contrato_experiencia',
      'termo_vt',
      'recibo_uniforme',
      'aviso_saude',
      'ficha_registro',
    ])
    const emAnalise = await umaEm(gerente, 'em_analise')
    expect(await disponiveis(gerente, emAnalise)).toEqual(['guia_exame'])
    expect(await disponiveis(await rh.as('sesmt'), emAnalise)).toEqual(['guia_exame'])
    const aprovada = await umaEm(gerente, 'aprovada')
    expect(await disponiveis(await rh.as('almoxarifado'), aprovada)).toEqual(['recibo_uniforme'])
    expect(await disponiveis(await rh.as('vagas'), aprovada)).toEqual([])
  })

  it('are PDFs kept as they were printed, under their digest', async () => {
    const gerente = await rh.as('gerente.rh')
    const admissaoId = await umaEm(gerente, 'efetivada')
    for (const papel of await disponiveis(gerente, admissaoId)) {
      const { id, lista } = await gerente.call('POST /api/admissao/papel', { body: { admissaoId, papel } })
      const arquivo = await gerente.call('GET /api/admissao/papel/:id', { params: { id } })
      const conteudo = Buffer.from(await arquivo.arrayBuffer())
      expect(conteudo.subarray(0, 5).toString()).toBe('%PDF-')
      expect(lista.emitidos[0]).toMatchObject({
        id,
        papel,
        sha256: createHash('sha256').update(conteudo).digest('hex'),
      })
    }
  })

  it('with pay are not printed, listed or read by who does not see pay', async () => {
    const gerente = await rh.as('gerente.rh')
    const admissaoId = await umaEm(gerente, 'efetivada')
    const body = { admissaoId, papel: 'contrato_experiencia' } as const
    const { id } = await gerente.call('POST /api/admissao/papel', { body })
    for (const quem of ['sesmt', 'almoxarifado', 'vagas', 'coordenador.operacional']) {
      const client = await rh.as(quem)
      expect([quem, (await client.try('POST /api/admissao/papel', { body })).status]).toEqual([quem, 409])
      expect([quem, (await client.try('GET /api/admissao/papel/:id', { params: { id } })).status]).toEqual([
        quem,
        404,
      ])
      const { emitidos } = await client.call('GET /api/admissao/papeis/:id', { params: { id: admissaoId } })
      expect(emitidos.filter(({ papel }) => papel === 'contrato_experiencia')).toEqual([])
    }
  })

  it('are not printed before their time', async () => {
    const gerente = await rh.as('gerente.rh')
    const admissaoId = await umaEm(gerente, 'em_analise')
    const cedo = await gerente.try('POST /api/admissao/papel', {
      body: { admissaoId, papel: 'ficha_registro' },
    })
    expect(cedo).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  })
})
