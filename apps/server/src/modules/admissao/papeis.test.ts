import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PapelNome } from '@rh/domain/processos/admissao/papeis'
import type { Papel } from '../../papeis/papel.ts'
import { avisoSaude } from './papeis/aviso-saude.ts'
import { contratoExperiencia } from './papeis/contrato-experiencia.ts'
import { gatherPapel } from './papeis/fatos.ts'
import { fichaDeRegistro } from './papeis/ficha-de-registro.ts'
import { guiaExame } from './papeis/guia-exame.ts'
import { reciboUniforme } from './papeis/recibo-uniforme.ts'
import { termoVt } from './papeis/termo-vt.ts'
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

describe('the contract of an admission', () => {
  const contratoDe = async (vaga: object) => {
    const gerente = await rh.as('gerente.rh')
    const fatos = await gatherPapel(rh.db, await umaEm(gerente, 'efetivada'))
    const dados = { ...fatos.dados, vaga: { ...fatos.dados.vaga, ...vaga } }
    return JSON.stringify(contratoExperiencia({ ...fatos, dados }))
  }

  it('CLT arts. 428 and 433: of an apprentice has its term and its ends, and nothing of a trial', async () => {
    const aprendiz = { categoria: '103', fimAprendizagem: '2028-02-01', experienciaDias: 0 }
    const contrato = await contratoDe(aprendiz)
    expect(contrato).toContain('"titulo":"Contrato de aprendizagem"')
    expect(contrato).toContain('até 01/02/2028')
    expect(contrato).toContain('desempenho insuficiente')
    expect(contrato).not.toMatch(/experiência|indeterminado|481/)
  })

  it('CLT arts. 445 and 481: only one on trial is told as such', async () => {
    expect(await contratoDe({})).toMatch(/a título de experiência.+CLT art\. 481/s)
    const semTermo = await contratoDe({ experienciaDias: 0, experienciaProrrogacaoDias: 0 })
    expect(semTermo).toContain('por prazo indeterminado')
    expect(semTermo).not.toMatch(/experiência|481/)
  })
})

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

  it('CLT arts. 29 and 464: are signed over the name of the person, and the contract over that of the company', async () => {
    const gerente = await rh.as('gerente.rh')
    const fatos = await gatherPapel(rh.db, await umaEm(gerente, 'efetivada'))
    const { nome } = fatos.dados.pessoais
    const assinado = (papel: Papel): string =>
      papel.corpo
        .filter((bloco) => typeof bloco === 'object' && 'style' in bloco && bloco.style === 'assinaturas')
        .map((bloco) => JSON.stringify(bloco))
        .join()
    for (const modelo of [
      avisoSaude,
      contratoExperiencia,
      fichaDeRegistro,
      guiaExame,
      reciboUniforme,
      termoVt,
    ])
      expect(assinado(modelo(fatos))).toContain(nome)
    expect(assinado(contratoExperiencia(fatos))).toContain(fatos.timbre.razaoSocial)
    expect(assinado(fichaDeRegistro(fatos))).toContain(fatos.timbre.razaoSocial)
  })

  it('CLT arts. 59 § 6º and 59-A: say what the hours of the scale rest on', async () => {
    const gerente = await rh.as('gerente.rh')
    const fatos = await gatherPapel(rh.db, await umaEm(gerente, 'efetivada'))
    const contrato = (posto: object): string =>
      JSON.stringify(contratoExperiencia({ ...fatos, posto: { ...fatos.posto, ...posto } }))
    const plantao = contrato({ escalaTipo: '12x36', entrada: '07:00:00', saida: '19:00:00' })
    expect(plantao).toContain('por este acordo individual escrito')
    expect(plantao).not.toContain('art. 59 § 6º')
    const comSabadoLivre = { escalaTipo: '5x2', entrada: '07:00:00', saida: '16:48:00', intervaloMinutos: 60 }
    expect(contrato(comSabadoLivre)).toContain(
      'compensa o dia da semana em que não há trabalho (CLT art. 59 § 6º)',
    )
    expect(contrato({ ...comSabadoLivre, saida: '16:00:00' })).not.toContain('compensa')
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
