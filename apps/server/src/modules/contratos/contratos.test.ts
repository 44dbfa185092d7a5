import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { cnpjDe } from '../../seed/documentos.ts'
import { abrir, findContrato, contratoNovo } from '../../test/contratos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { sindicatoPatronal } from '../../test/sindicatos.ts'

let rh: TestApp
let comercial: Client
beforeAll(async () => {
  rh = await createTestApp()
  comercial = await rh.as('comercial')
})
afterAll(() => rh[Symbol.asyncDispose]())

const numeros = async (query: object): Promise<string[]> =>
  (await comercial.call('GET /api/contratos/listar', { query })).results.map(({ numero }) => numero)

// prova: entidade.contrato
describe('GET /api/contratos/listar', () => {
  it('counts by situação what the tabs then show, and the soonest end comes first', async () => {
    const { results, contagens, total } = await comercial.call('GET /api/contratos/listar', { query: {} })
    expect(contagens).toEqual({ a_iniciar: 1, vigente: 8, vencendo: 1, encerrado: 0 })
    expect(total).toBe(10)
    expect(results.map(({ termino }) => termino)).toEqual(results.map(({ termino }) => termino).toSorted())
    expect(results[0]).toMatchObject({
      situacao: 'vencendo',
      alerta: 60,
      faltam: 45,
      cidades: ['São Paulo/SP'],
    })
    const { results: vencendo } = await comercial.call('GET /api/contratos/listar', {
      query: { situacao: 'vencendo' },
    })
    expect(vencendo).toEqual([results[0]])
  })

  it('filters by days to the end, client and state', async () => {
    expect(await numeros({ venceEm: '30' })).toEqual([])
    expect(await numeros({ venceEm: '60' })).toHaveLength(1)
    expect(await numeros({ uf: 'CE' })).toHaveLength(2)
    const { clienteId } = await findContrato(comercial, 'Torre')
    expect(await numeros({ clienteId: String(clienteId) })).toHaveLength(1)
  })

  it('finds by number, client, object without accents, and CNPJ with or without punctuation', async () => {
    expect(await numeros({ busca: 'higienizacao' })).toHaveLength(2)
    expect(await numeros({ busca: 'rota leste' })).toHaveLength(1)
    expect(await numeros({ busca: '7K.4M2.R9B' })).toHaveLength(1)
    expect(await numeros({ busca: '7k4m2r9b0001' })).toHaveLength(1)
    expect(await numeros({ busca: '%' })).toEqual([])
  })

  it('adds up the slots of the posts, on the first day for what has not begun', async () => {
    const contrato = await findContrato(comercial, 'novo campus Sul')
    expect(contrato).toMatchObject({ situacao: 'a_iniciar', planejado: 13, ocupado: 0 })
    const { ocupacao } = await abrir(comercial, contrato.id)
    const { planejado, ocupado, entrando, vago } = ocupacao
    expect({ planejado, ocupado, entrando, vagas: vago }).toEqual({
      planejado: contrato.planejado,
      ocupado: contrato.ocupado,
      entrando: contrato.entrando,
      vagas: contrato.vagas,
    })
  })
})

describe('GET /api/contratos/obter/:id', () => {
  it('tells for any day what was planned and who was there', async () => {
    const { id } = await findContrato(comercial, 'campus Fortaleza')
    const hoje = await abrir(comercial, id)
    const depois = await abrir(comercial, id, '2026-12-15')
    const postoDe = (contrato: typeof hoje) =>
      contrato.postos.find(({ vigencias }) => vigencias.some((v) => v.aditivo))
    expect(postoDe(hoje)?.quantidade).toBe(22)
    expect(postoDe(depois)?.quantidade).toBe(24)
    expect(postoDe(hoje)?.pessoas).toHaveLength(postoDe(hoje)?.ocupados ?? -1)
    const antes = await abrir(comercial, id, '2024-01-01')
    expect(antes.ocupacao).toEqual({ planejado: 0, ocupado: 0, entrando: 0, vago: 0, excedente: 0 })
  })

  it('lists who must be moved or dismissed before the end, with the last day for the notice', async () => {
    const { id } = await findContrato(comercial, 'centro comercial')
    const contrato = await abrir(comercial, id)
    expect(contrato.alerta).toBe(60)
    expect(contrato.saidas).toHaveLength(contrato.ocupacao.ocupado)
    const dias = (data: string) => Temporal.PlainDate.from(data).until(contrato.termino).days
    for (const { diasDeAviso, avisarAte } of contrato.saidas) expect(dias(avisarAte)).toBe(diasDeAviso)
    const longe = await findContrato(comercial, 'condomínio')
    expect((await abrir(comercial, longe.id)).saidas).toEqual([])
  })

  it('shows planned pay and price, never the pay or CPF of a person', async () => {
    const { id } = await findContrato(comercial, 'centro comercial')
    const contrato = await abrir(comercial, id)
    expect(contrato.economia.folhaPrevistaCentavos).toBeGreaterThan(contrato.economia.folhaOcupadaCentavos)
    expect(contrato.economia.precoCentavos).toBe(contrato.valorMensalCentavos)
    const { rows } = await sql<{ cpf: string; salario: number }>`
      select pe.cpf, vv.salario_centavos as salario from vinculo v join pessoa pe on pe.id = v.pessoa_id
        join vinculo_versao vv on vv.vinculo_id = v.id where vv.contrato_id = ${id}`.execute(rh.db)
    const texto = JSON.stringify(contrato)
    for (const { cpf } of rows) expect(texto).not.toContain(cpf)
    expect(Object.keys(contrato.postos[0]?.pessoas[0] ?? {}).toSorted()).toEqual(
      ['ate', 'cobre', 'desde', 'matricula', 'nome', 'vinculoId'].toSorted(),
    )
  })

  it('is 404 for what does not exist and 403 for who has no contract pages', async () => {
    expect(
      (await comercial.try('GET /api/contratos/obter/:id', { params: { id: 9999 }, query: {} })).status,
    ).toBe(404)
    const gestor = await rh.as('gestor')
    expect((await gestor.try('GET /api/contratos/obter/:id', { params: { id: 1 }, query: {} })).status).toBe(
      403,
    )
    expect((await rh.anonimo.try('GET /api/contratos/listar', { query: {} })).status).toBe(401)
  })
})

describe('POST /api/contratos/novo', () => {
  it('takes no union of companies, which it does not offer either', async () => {
    const sindicatoId = await sindicatoPatronal(rh.db)
    const { sindicatos } = await comercial.call('GET /api/contratos/opcoes')
    expect(sindicatos.map(({ id }) => id)).not.toContain(sindicatoId)
    const dados = await contratoNovo(comercial, '899/2026')
    const body = { ...dados, locais: { ...dados.locais, sindicatoId } }
    expect(await comercial.try('POST /api/contratos/novo', { body })).toMatchObject({
      status: 400,
      body: { campos: { 'locais.sindicatoId': 'Escolha um sindicato da lista' } },
    })
  })

  it('creates client, cost centre, places, posts, kit and values at once', async () => {
    const base = await contratoNovo(comercial, '900/2026')
    const cnpj = cnpjDe('9Z8Y7X6W0001')
    const cliente = {
      tipo: 'novo',
      cnpj: `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`,
      razaoSocial: 'Colégio Campo Aberto Ltda.',
      nomeFantasia: 'Colégio Campo Aberto',
      contatos: [{ nome: 'Marina Couto', papel: 'gestor', telefone: '(11) 98888-7766' }],
    } as const
    const body = { ...base, dados: { ...base.dados, cliente, valorMensalCentavos: 3_200_000 } }
    const { id, numero } = await comercial.call('POST /api/contratos/novo', { body })
    expect(numero).toBe('900/2026')
    expect(await abrir(comercial, id)).toMatchObject({
      numero: '900/2026',
      situacao: 'a_iniciar',
      data: '2026-12-01',
      valorMensalCentavos: 3_200_000,
      cliente: { cnpj, nomeFantasia: 'Colégio Campo Aberto', contatos: [{ telefone: '11988887766' }] },
      centroDeCusto: { codigo: 'T.900/2026' },
      locais: [{ nome: 'Sede', municipio: 'São Paulo', uf: 'SP' }],
      ocupacao: { planejado: 4, ocupado: 0, vago: 4 },
      postos: [{ quantidade: 4, vagas: 4, kit: [{ quantidade: 2 }] }],
    })
    const operacional = await rh.as('coordenador.operacional')
    const { results } = await operacional.call('GET /api/admissao/postos', {
      query: { busca: 'Campo Aberto', data: '2026-12-01' },
    })
    expect(results).toMatchObject([{ vagasLivres: 4, municipio: 'São Paulo' }])
  })

  it('begins and ends a post within the contract, each on its day', async () => {
    const base = await contratoNovo(comercial, '901/2026')
    const [posto] = base.postos.postos
    if (!posto) throw new Error('no post')
    const postos = { postos: [{ ...posto, inicio: '2027-01-10', fim: '2027-03-20' }] }
    const { id } = await comercial.call('POST /api/contratos/novo', { body: { ...base, postos } })
    const em = async (data: string) => (await abrir(comercial, id, data)).ocupacao.planejado
    expect([
      await em('2027-01-09'),
      await em('2027-01-10'),
      await em('2027-03-20'),
      await em('2027-03-21'),
    ]).toEqual([0, 4, 4, 0])
  })

  it('creates one contract when it is sent twice', async () => {
    const body = await contratoNovo(comercial, '902/2026')
    const chave = 'contrato-novo-902'
    const respostas = await Promise.all([
      comercial.call('POST /api/contratos/novo', { body, chave }),
      comercial.call('POST /api/contratos/novo', { body, chave }),
    ])
    expect(respostas[0]).toEqual(respostas[1])
    expect(await numeros({ busca: '902/2026' })).toEqual(['902/2026'])
  })

  it('leaves nothing behind when one part is refused', async () => {
    const base = await contratoNovo(comercial, '903/2026')
    const [posto] = base.postos.postos
    if (!posto) throw new Error('no post')
    const body = { ...base, postos: { postos: [posto, { ...posto, cargoId: 99_999 }] } }
    expect(await comercial.try('POST /api/contratos/novo', { body })).toMatchObject({
      status: 400,
      body: { campos: { 'postos.postos.1.cargoId': 'Escolha um cargo da lista' } },
    })
    expect(await numeros({ busca: '903/2026' })).toEqual([])
    const centros = await rh.db
      .selectFrom('centroDeCusto')
      .select('id')
      .where('codigo', '=', 'T.903/2026')
      .execute()
    expect(centros).toEqual([])
  })

  it.each([
    ['an end before the start', { fim: '2026-11-30' }, 400, 'dados.fim'],
    ['a number that is taken, whatever its case', { numero: 'abc/2026' }, 409, 'dados.numero'],
    [
      'a CNPJ that is taken',
      {
        cliente: {
          tipo: 'novo',
          cnpj: cnpjDe('703318290001'),
          razaoSocial: 'Outra empresa',
          nomeFantasia: 'Outra',
          contatos: [],
        },
      },
      409,
      'dados.cliente.cnpj',
    ],
    [
      'a CNPJ with wrong digits',
      {
        cliente: {
          tipo: 'novo',
          cnpj: '7K4M2R9B000199',
          razaoSocial: 'Outra empresa',
          nomeFantasia: 'Outra',
          contatos: [],
        },
      },
      400,
      'dados.cliente.cnpj',
    ],
    ['an unknown client', { cliente: { tipo: 'existente', id: 99_999 } }, 400, 'dados.cliente.id'],
    ['an unknown manager', { gestorId: 99_999 }, 400, 'dados.gestorId'],
  ] as const)('refuses %s', async (_caso, dados, status, campo) => {
    await comercial.try('POST /api/contratos/novo', { body: await contratoNovo(comercial, 'ABC/2026') })
    const body = await contratoNovo(comercial, '904/2026', dados)
    const resposta = await comercial.try('POST /api/contratos/novo', { body })
    expect(resposta.status).toBe(status)
    expect(Object.keys('campos' in resposta.body ? (resposta.body.campos ?? {}) : {})).toEqual([campo])
  })

  it('refuses a post outside the term, in no place, or with an allowance without its report', async () => {
    const base = await contratoNovo(comercial, '905/2026')
    const [posto] = base.postos.postos
    if (!posto) throw new Error('no post')
    const errado = { ...posto, local: 'Filial', inicio: '2026-10-01', adicional: 'insalubridade_40' } as const
    const body = { ...base, postos: { postos: [errado] } }
    expect(await comercial.try('POST /api/contratos/novo', { body })).toMatchObject({
      status: 400,
      body: {
        campos: {
          'postos.postos.0.local': 'Escolha um dos locais do contrato',
          'postos.postos.0.inicio': 'Fora da vigência do contrato (01/12/2026 a 30/11/2027)',
          'postos.postos.0.laudo': 'Informe o laudo que fundamenta o adicional (CLT art. 195)',
        },
      },
    })
  })
})

describe('POST /api/contratos/observacao', () => {
  it('adds to a thread that nobody can change', async () => {
    const { id: contratoId } = await findContrato(comercial, 'condomínio')
    const texto = 'Reunião marcada com o síndico.'
    const { results } = await comercial.call('POST /api/contratos/observacao', {
      body: { contratoId, texto },
    })
    expect(results[0]).toMatchObject({ texto, autor: 'Letícia Brandão' })
    await expect(sql`update contrato_observacao set texto = 'outra coisa'`.execute(rh.db)).rejects.toThrow(
      'aceita somente acréscimos',
    )
    await expect(sql`delete from contrato_aditivo`.execute(rh.db)).rejects.toThrow(
      'aceita somente acréscimos',
    )
  })
})
