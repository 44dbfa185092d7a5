import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { abrirVagas, comPareceres, enviada } from '../../test/admissoes.ts'

let rh: TestApp

beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})

afterAll(() => rh[Symbol.asyncDispose]())

describe('returning and correcting', () => {
  it('asks again only the pareceres whose steps changed, and shows the de→para', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await comPareceres(rh, operacional, 2)
    const cadastro = await rh.as('cadastro')
    const devolvida = await cadastro.call('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Nome da mãe diferente do RG',
        itens: [{ etapa: 'pessoais', campo: 'mae', motivo: 'Conferir com o RG' }],
      },
    })
    expect(devolvida.status).toBe('devolvida')
    expect(devolvida.pareceres.find((p) => p.nome === 'documentos')?.decisao).toBe('devolvido')

    const { dados, versao: v2 } = await operacional.call('GET /api/admissao/obter/:id', { params: { id } })
    const { versao: v3 } = await operacional.call('PUT /api/admissao/editar', {
      body: {
        id,
        versao: v2,
        etapa: 'pessoais',
        dados: { ...dados.pessoais, mae: 'Maria Aparecida de Sousa' },
      },
    })
    const reenviada = await operacional.call('POST /api/admissao/status', {
      body: { id, versao: v3, transicao: 'reenviar', alertasAceitos: ['anexos_faltando'] },
    })
    // Vagas and Sesmt watch other steps: their pareceres stand, and the stage moves on by itself.
    expect(reenviada.status).toBe('em_analise')
    expect(Object.fromEntries(reenviada.pareceres.map((p) => [p.nome, p.decisao]))).toEqual({
      vaga: 'aprovado',
      exame: 'aprovado',
      documentos: 'pendente',
      uniforme: 'pendente',
      entrega: 'pendente',
    })
    expect(reenviada.eventos.find((e) => e.nome === 'reenviar')?.mudancas).toEqual([
      { etapa: 'pessoais', campo: 'mae', de: 'Maria Gonçalves de Sousa', para: 'Maria Aparecida de Sousa' },
    ])
  })

  it('refuses to return without a reason, and from a sector whose turn it is not', async () => {
    const { id, versao } = await enviada(await rh.as('coordenador.operacional'))
    const vagas = await rh.as('vagas')
    const semMotivo = await vagas.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver' },
    })
    expect(semMotivo).toMatchObject({ status: 400, body: { campos: { motivo: 'Informe o motivo' } } })
    const inventado = await vagas.try('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Campo que não há',
        itens: [{ etapa: 'vaga', campo: '__proto__', motivo: 'Nada' }],
      },
    })
    expect(inventado).toMatchObject({ status: 400, body: { campos: { itens: expect.any(String) } } })
    const sesmt = await rh.as('sesmt')
    const foraDaVez = await sesmt.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Não é a vez' },
    })
    expect(foraDaVez).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
