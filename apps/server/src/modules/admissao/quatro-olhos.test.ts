import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  abrirVagas,
  comPareceres,
  documentos,
  documentosVistos,
  enviada,
  pareceres,
  rascunhoCompleto,
  dadosDe,
} from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

// prova: processos
let rh: TestApp
let administrador: Client
let gestora: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  administrador = await rh.as('administrador')
  gestora = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const obter = (client: Client, id: number) => client.call('GET /api/admissao/obter/:id', { params: { id } })
const esperaPor = async (client: Client, numero: string) =>
  (await client.call('GET /api/admissao/listar', { query: { busca: numero, minhaVez: '1' } })).total

describe('four eyes', () => {
  it('who fills and sends the draft of a colleague gives no parecer of it', async () => {
    const rascunho = await rascunhoCompleto(gestora)
    const dados = { ...documentos, rg: '11.222.333-4' }
    const { id, versao } = await administrador.call('PUT /api/admissao/editar', {
      body: { ...rascunho, etapa: 'documentos', dados },
    })
    const { numero, ...enviado } = await gestora.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect(await obter(administrador, id)).toMatchObject({
      pareceresAbertos: [],
      impedeDecidir: 'autoaprovacao',
    })
    expect(await esperaPor(administrador, numero)).toBe(0)
    const parecer = await administrador.try('POST /api/admissao/parecer', {
      body: { id, versao: enviado.versao, parecer: 'vaga', decisao: 'aprovado' },
    })
    expect(parecer).toMatchObject({ status: 403, body: { codigo: 'autoaprovacao' } })
  })

  it('who only sent it does not approve it either', async () => {
    const rascunho = await rascunhoCompleto(gestora)
    const { id, numero } = await administrador.call('POST /api/admissao/status', {
      body: { ...rascunho, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect((await obter(administrador, id)).pareceresAbertos).toEqual([])
    expect(await esperaPor(administrador, numero)).toBe(0)
  })

  it('a return begins anew: who corrects and sends it again is who may not approve', async () => {
    const rascunho = await rascunhoCompleto(gestora)
    const { id, versao } = await administrador.call('POST /api/admissao/status', {
      body: { ...rascunho, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    const vagas = await rh.as('vagas')
    const devolvida = await vagas.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Confirme o posto' },
    })
    await gestora.call('POST /api/admissao/status', {
      body: { id, versao: devolvida.versao, transicao: 'reenviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect(await obter(administrador, id)).toMatchObject({ pareceresAbertos: ['vaga'], impedeDecidir: null })
  })

  it('each person speaks for one sector, and approves only where they gave no parecer', async () => {
    const { id, versao, numero } = await enviada(gestora)
    const comVaga = await administrador.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'vaga', decisao: 'aprovado' },
    })
    expect(comVaga).toMatchObject({ pareceresAbertos: [], impedeDecidir: 'mesma_pessoa' })
    expect(await esperaPor(administrador, numero)).toBe(0)
    const outro = await administrador.try('POST /api/admissao/parecer', {
      body: {
        id,
        versao: comVaga.versao,
        parecer: 'uniforme',
        decisao: 'aprovado',
        dados: {},
      },
    })
    expect(outro).toMatchObject({ status: 403, body: { codigo: 'mesma_pessoa' } })
    let registro = comVaga
    for (const passo of pareceres.slice(1)) {
      const { quem, parecer } = passo
      const client = await rh.as(quem)
      if (parecer === 'documentos') await documentosVistos(client, id)
      registro = await client.call('POST /api/admissao/parecer', {
        body: {
          id,
          versao: registro.versao,
          parecer,
          decisao: 'aprovado',
          dados: await dadosDe(client, id, passo),
        },
      })
    }
    const aprovar = await administrador.try('POST /api/admissao/status', {
      body: { id, versao: registro.versao, transicao: 'aprovar' },
    })
    expect(aprovar).toMatchObject({ status: 403, body: { codigo: 'mesma_pessoa' } })
  })

  it('the medical exam is said by Sesmt alone', async () => {
    const { id, versao } = await comPareceres(rh, gestora, 1)
    const exame = await administrador.try('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'exame', decisao: 'dispensado', comentario: 'Fez no emprego anterior' },
    })
    expect(exame).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
