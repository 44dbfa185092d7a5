import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, comPareceres, documentosVistos, exameApto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Registro {
  readonly id: number
  readonly versao: number
}

const opinar = async (
  quem: string,
  { id, versao }: Registro,
  parecer: 'exame' | 'documentos',
  mais: object,
) =>
  (await rh.as(quem)).try('POST /api/admissao/parecer', {
    body: { id, versao, parecer, decisao: 'aprovado', ...mais },
  })
const obter = async (usuario: string, id: number) =>
  (await rh.as(usuario)).call('GET /api/admissao/obter/:id', { params: { id } })

describe('the word of Sesmt', () => {
  it.each([
    ['an exam of tomorrow', { dataExame: '2026-11-21' }, 'exame_no_futuro'],
    ['an exam that ends before the start', { validoAte: '2026-11-30' }, 'exame_vencido'],
    ['an exam that ends before it was made', { validoAte: '2026-11-01' }, 'exame_sem_validade'],
  ])('is refused when it is given, of %s', async (_, errado, codigo) => {
    const registro = await comPareceres(rh, operacional, 1)
    const resposta = await opinar('sesmt', registro, 'exame', { dados: { ...exameApto, ...errado } })
    expect(resposta).toMatchObject({ status: 422, body: { pendencias: [{ codigo }] } })
    expect(await obter('sesmt', registro.id)).toMatchObject({
      versao: registro.versao,
      pareceresAbertos: ['exame'],
    })
  })

  it('is refused when it is given, of an exam after the start', async () => {
    const registro = await comPareceres(rh, operacional, 1, { vaga: { dataPrevista: '2026-11-23' } })
    rh.clock.irPara(noiteDe('2026-11-25'))
    const resposta = await opinar('sesmt', registro, 'exame', {
      dados: { ...exameApto, dataExame: '2026-11-24' },
    })
    rh.clock.irPara(AGORA)
    expect(resposta).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'exame_depois_do_inicio' }] },
    })
  })

  it('is corrected by Sesmt alone, with the reason, while the other sectors keep theirs', async () => {
    const registro = await comPareceres(rh, operacional, 3)
    const dados = { ...exameApto, medico: 'Dr. Ênio Sales' }
    const comentario = 'O nome do médico estava errado'
    expect((await opinar('sesmt', registro, 'exame', { dados })).status).toBe(400)
    expect((await opinar('cadastro', registro, 'exame', { dados, comentario })).status).toBe(403)
    expect((await obter('sesmt', registro.id)).pareceresCorrigiveis).toEqual(['exame'])
    expect((await obter('cadastro', registro.id)).pareceresCorrigiveis).toEqual(['documentos'])
    expect((await obter('vagas', registro.id)).pareceresCorrigiveis).toEqual([])
    expect((await opinar('sesmt', registro, 'exame', { dados, comentario })).status).toBe(200)
    const { pareceres, eventos, status } = await obter('sesmt', registro.id)
    expect(status).toBe('em_analise')
    expect(pareceres.map(({ nome, decisao }) => [nome, decisao])).toEqual([
      ['vaga', 'aprovado'],
      ['exame', 'aprovado'],
      ['documentos', 'aprovado'],
      ['uniforme', 'pendente'],
      ['entrega', 'pendente'],
    ])
    expect(pareceres.find(({ nome }) => nome === 'exame')?.dados).toMatchObject({ medico: 'Dr. Ênio Sales' })
    expect(eventos.filter(({ nome }) => nome === 'exame').map(({ motivo }) => motivo)).toEqual([
      null,
      comentario,
    ])
  })

  it('is not corrected once the process was approved', async () => {
    const registro = await comPareceres(rh, operacional)
    const { id, versao } = registro
    const coordenador = await rh.as('coordenador')
    const aprovada = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'aprovar' },
    })
    const resposta = await opinar('sesmt', aprovada, 'exame', { dados: exameApto, comentario: 'Data errada' })
    expect(resposta.status).toBe(409)
  })
})

describe('the certificate of the exam', () => {
  it('is attached by Sesmt, which sends and takes away no other document', async () => {
    const { id: admissaoId } = await comPareceres(rh, operacional, 1)
    const sesmt = await rh.as('sesmt')
    const { itens } = await operacional.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
    const tipoDe = (codigo: string) => itens.find((item) => item.codigo === codigo)?.tipoId ?? 0
    const pdf = (texto: string) => new Blob([`%PDF-1.7\n${texto}\n%%EOF`], { type: 'application/pdf' })
    const enviar = (quem: Client, codigo: string) =>
      quem.try('POST /api/admissao/anexo', {
        query: { admissaoId, tipoId: tipoDe(codigo) },
        arquivo: pdf(codigo),
      })
    expect(
      (await sesmt.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })).podeEnviar,
    ).toBe(true)
    expect((await enviar(sesmt, 'ASO')).status).toBe(201)
    expect((await enviar(sesmt, 'CPF')).status).toBe(403)
    const doCpf = await operacional.call('POST /api/admissao/anexo', {
      query: { admissaoId, tipoId: tipoDe('CPF') },
      arquivo: pdf('CPF'),
    })
    const id = doCpf.itens.find(({ codigo }) => codigo === 'CPF')?.arquivos[0]?.id ?? 0
    const retirar = await sesmt.try('POST /api/admissao/anexo/remover', {
      body: { id, motivo: 'Engano meu' },
    })
    expect(retirar.status).toBe(403)
  })
})

describe('the word "Documentos"', () => {
  it('is refused while a demanded document is missing or not looked at', async () => {
    const registro = await comPareceres(rh, operacional, 2)
    const dados = {}
    expect(await opinar('cadastro', registro, 'documentos', { dados })).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'documentos_pendentes', mensagem: expect.stringContaining('CPF') }] },
    })
    await documentosVistos(await rh.as('cadastro'), registro.id)
    expect((await opinar('cadastro', registro, 'documentos', { dados })).status).toBe(200)
  })

  it.each(['CPF', 'ASO', 'LGPD'])('does not pass by waiving %s', async (codigo) => {
    const { id: admissaoId } = await comPareceres(rh, operacional, 1)
    const cadastro = await rh.as('cadastro')
    const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
    const tipoId = itens.find((item) => item.codigo === codigo)?.tipoId ?? 0
    const dispensas = [{ tipoId, motivo: 'Original visto no balcão' }]
    const resposta = await cadastro.try('POST /api/admissao/anexo/dispensar', {
      body: { admissaoId, dispensas },
    })
    expect(resposta.status).toBe(400)
  })

  it('keeps the reason of each document that was waived', async () => {
    const { id: admissaoId } = await comPareceres(rh, operacional, 1)
    const cadastro = await rh.as('cadastro')
    const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
    const motivos = { IDENTIDADE: 'Original visto no balcão', RESIDENCIA: 'Mora com o irmão, declarou' }
    const dispensas = Object.entries(motivos).map(([codigo, motivo]) => ({
      tipoId: itens.find((item) => item.codigo === codigo)?.tipoId ?? 0,
      motivo,
    }))
    const depois = await cadastro.call('POST /api/admissao/anexo/dispensar', {
      body: { admissaoId, dispensas },
    })
    const ditos = depois.itens.filter(({ estado }) => estado === 'dispensado')
    expect(Object.fromEntries(ditos.map(({ codigo, arquivos }) => [codigo, arquivos[0]?.motivo]))).toEqual(
      motivos,
    )
  })
})
