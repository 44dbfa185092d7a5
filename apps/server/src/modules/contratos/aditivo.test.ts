import { describe, expect, it } from 'vitest'
import { abrir, abrirContratos, contratoNovo, findContrato } from '../../test/contratos.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'

const c = abrirContratos()
const { novoContrato, registrar } = c

let serie = 840

const camposDe = (resposta: Awaited<ReturnType<typeof registrar>>): Readonly<Record<string, string>> =>
  'campos' in resposta.body ? (resposta.body.campos ?? {}) : {}

describe('PUT /api/contratos/atualizar: aditivo', () => {
  it('changes a post from its date on, keeps what was, and says what changed', async () => {
    const { id, versao, postos } = await novoContrato('800/2026', { valorMensalCentavos: 2_000_000 })
    const postoId = postos[0]?.id ?? 0
    const resposta = await registrar(id, versao, {
      numero: '1º termo',
      tipo: 'acrescimo',
      vigencia: '2027-03-01',
      valorMensalCentavos: 2_500_000,
      postos: [{ postoId, quantidade: 6 }],
      novosLocais: [{ nome: 'Anexo', endereco: 'Rua das Flores, 12', municipioIbge: 3_550_308 }],
      novosPostos: [
        { ...(await contratoNovo(c.comercial, 'x')).postos.postos[0], local: 'Anexo', quantidade: 3 },
      ],
    })
    expect(resposta).toMatchObject({
      status: 200,
      body: {
        versao: versao + 1,
        aditivos: [
          {
            numero: '1º termo',
            autor: 'Letícia Brandão',
            mudancas: [
              { campo: 'valorMensalCentavos', de: 2_000_000, para: 2_500_000 },
              { campo: 'quantidade', de: 4, para: 6 },
              { campo: 'postoNovo', posto: 'Anexo', de: null, para: 3 },
            ],
          },
        ],
      },
    })
    const [antes, depois] = [
      await abrir(c.comercial, id, '2027-02-28'),
      await abrir(c.comercial, id, '2027-03-01'),
    ]
    expect([antes.ocupacao.planejado, antes.valorMensalCentavos]).toEqual([4, 2_000_000])
    expect([depois.ocupacao.planejado, depois.valorMensalCentavos]).toEqual([9, 2_500_000])
    expect(depois.postos[0]?.vigencias.map(({ quantidade, aditivo: a }) => [quantidade, a])).toEqual([
      [4, null],
      [6, '1º termo'],
    ])
  })

  it('extends the term, and the end that was stays in the amendment', async () => {
    const { id, versao } = await novoContrato('801/2026')
    expect(camposDe(await registrar(id, versao, { tipo: 'prorrogacao', fim: '2027-11-30' }))).toEqual({
      'dados.fim': 'Informe um fim depois de 30/11/2027',
    })
    const resposta = await registrar(id, versao, {
      tipo: 'prorrogacao',
      vigencia: '2027-12-01',
      fim: '2028-11-30',
    })
    expect(resposta.body).toMatchObject({
      fim: '2028-11-30',
      termino: '2028-11-30',
      aditivos: [{ mudancas: [{ campo: 'fim', de: '2027-11-30', para: '2028-11-30' }] }],
    })
    expect((await abrir(c.comercial, id, '2028-06-01')).ocupacao.planejado).toBe(4)
  })

  it('does not take the place of people: says who would be left out, and from when', async () => {
    const { id } = await findContrato(c.comercial, 'condomínio')
    const { versao, postos } = await abrir(c.comercial, id, '2026-12-01')
    const posto = postos.find(({ ocupados, chegadas }) => ocupados > 2 && chegadas.length === 0)
    if (!posto) throw new Error('no post with people')
    const quantidade = posto.ocupados - 1
    const resposta = await registrar(id, versao, {
      tipo: 'supressao',
      postos: [{ postoId: posto.id, quantidade }],
    })
    const ultima = posto.pessoas.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]
    expect(resposta.status).toBe(422)
    expect(resposta.body).toMatchObject({
      mensagem: `A partir de 01/12/2026 o posto tem ${posto.ocupados} pessoas e ficaria com ${quantidade} vagas.`,
      campos: { 'dados.postos.0.quantidade': `Ficariam sem lugar a partir de 01/12/2026: ${ultima?.nome}` },
    })
  })

  it('says how many slots a post would keep, of one too', async () => {
    const { id } = await findContrato(c.comercial, 'condomínio')
    const { versao, postos } = await abrir(c.comercial, id, '2026-12-01')
    const posto = postos.find(({ ocupados }) => ocupados > 2)
    const mudado = { postoId: posto?.id ?? 0, quantidade: 1 }
    expect((await registrar(id, versao, { tipo: 'supressao', postos: [mudado] })).body).toMatchObject({
      mensagem: expect.stringMatching(/ e ficaria com 1 vaga\.$/),
    })
  })

  it('is not signed on a day that is still to come', async () => {
    const { id, versao } = await novoContrato('819/2026')
    const mudanca = { valorMensalCentavos: 3_000_000 }
    const amanha = await registrar(id, versao, { ...mudanca, assinadoEm: '2026-11-21' })
    expect(camposDe(amanha)).toEqual({ 'dados.assinadoEm': 'A assinatura não pode ser no futuro' })
    expect((await registrar(id, versao, { ...mudanca, assinadoEm: '2026-11-20' })).status).toBe(200)
  })

  it('does not overlap a change that is written for a later day', async () => {
    const { id, versao, postos } = await novoContrato('802/2026')
    const postoId = postos[0]?.id ?? 0
    await registrar(id, versao, { numero: 'A', vigencia: '2027-06-01', postos: [{ postoId, quantidade: 8 }] })
    const cedo = await registrar(id, versao + 1, {
      numero: 'B',
      vigencia: '2027-02-01',
      postos: [{ postoId, quantidade: 5 }],
    })
    expect(camposDe(cedo)['dados.postos.0.postoId']).toMatch(/^Este posto já muda em 01\/06\/2027/)
  })

  it('does not set a value that a later one already written would undo', async () => {
    const { id, versao } = await novoContrato('890/2026', { valorMensalCentavos: 2_000_000 })
    const mudar = (numero: string, vigencia: string, valorMensalCentavos: number, mais = 0) =>
      registrar(id, versao + mais, { numero, tipo: 'reajuste', vigencia, valorMensalCentavos })
    expect((await mudar('A', '2027-03-01', 2_200_000)).status).toBe(200)
    const cedo = await mudar('B', '2027-02-01', 3_000_000, 1)
    expect(camposDe(cedo)['dados.valorMensalCentavos']).toMatch(/^O valor mensal já muda em 01\/03\/2027/)
    expect((await mudar('B', '2027-03-01', 3_000_000, 1)).status).toBe(200)
    expect((await abrir(c.comercial, id, '2027-03-15')).valorMensalCentavos).toBe(3_000_000)
  })

  it.each([
    ['the slots with a reajuste', 'reajuste', { postos: [{ quantidade: 9 }] }, 'postos.0.quantidade'],
    ['the pay with a supressão', 'supressao', { postos: [{ precoCentavos: 9 }] }, 'postos.0.precoCentavos'],
    [
      'a post with a prorrogação',
      'prorrogacao',
      { fim: '2028-11-30', postos: [{ quantidade: 9 }] },
      'postos',
    ],
    ['the end with an acréscimo', 'acrescimo', { fim: '2028-11-30', postos: [{ quantidade: 9 }] }, 'fim'],
    ['fewer slots with an acréscimo', 'acrescimo', { postos: [{ quantidade: 3 }] }, 'postos.0.quantidade'],
    ['more slots with a supressão', 'supressao', { postos: [{ quantidade: 5 }] }, 'postos.0.quantidade'],
  ])('does not change %s', async (_caso, tipo, { postos: mudancas, ...resto }, campo) => {
    serie += 1
    const { id, versao, postos } = await novoContrato(`${serie}/2026`)
    const comPosto = mudancas.map((mudanca) => ({ postoId: postos[0]?.id, ...mudanca }))
    const resposta = await registrar(id, versao, { tipo, ...resto, postos: comPosto })
    expect(resposta.status).toBe(400)
    expect(Object.keys(camposDe(resposta))).toEqual([`dados.${campo}`])
    expect(Object.values(camposDe(resposta))[0]).toMatch(
      /^Um(a)? (reajuste|supressão|prorrogação|acréscimo) não/,
    )
    expect(await abrir(c.comercial, id)).toMatchObject({ versao, aditivos: [] })
  })

  it.each([
    ['a date before the contract', { vigencia: '2026-01-01', fim: '2028-01-31' }, 'dados.vigencia'],
    ['nothing to change', {}, 'dados.tipo'],
    ['a post of another contract', { postos: [{ postoId: 1, quantidade: 3 }] }, 'dados.postos.0.postoId'],
    [
      'a place that is there already',
      {
        novosLocais: [{ nome: 'SEDE', endereco: 'Rua das Flores, 10', municipioIbge: 3_550_308 }],
      },
      'dados.novosLocais.0.nome',
    ],
  ])('refuses %s', async (_caso, mudancas, campo) => {
    serie += 1
    const { id, versao } = await novoContrato(`${serie}/2026`)
    const resposta = await registrar(id, versao, mudancas)
    expect([400, 409]).toContain(resposta.status)
    expect(Object.keys(camposDe(resposta))).toEqual([campo])
  })

  it('refuses a number that the contract has, and a version that is not the present one', async () => {
    const { id, versao } = await novoContrato('803/2026')
    const primeiro = { numero: '1º Termo', valorMensalCentavos: 1 }
    expect((await registrar(id, versao, primeiro)).status).toBe(200)
    expect(camposDe(await registrar(id, versao + 1, { ...primeiro, numero: '1º termo' }))).toEqual({
      'dados.numero': 'Este contrato já tem um aditivo com este número',
    })
    expect(await registrar(id, versao, { ...primeiro, numero: '2' })).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(
          /^Alterado por Letícia Brandão em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
        ),
      },
    })
  })

  it('takes one of two amendments of the same version', async () => {
    const { id, versao, postos } = await novoContrato('804/2026')
    const postoId = postos[0]?.id ?? 0
    const respostas = await Promise.all(
      [5, 6, 7].map((quantidade) =>
        registrar(id, versao, { numero: `T${quantidade}`, postos: [{ postoId, quantidade }] }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await abrir(c.comercial, id)).aditivos).toHaveLength(1)
  })
})

it('leaves the trail whole', async () => {
  expect(await problemasDaTrilha(c.rh.db)).toEqual([])
})
