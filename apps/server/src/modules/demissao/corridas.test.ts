import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { confirmado } from '../../test/admissoes.ts'
import {
  alguem,
  aprovada,
  comunicar,
  feito,
  HOJE,
  obter,
  pedir,
  semCausa,
  tentarMover,
  tentarOpinar,
  tentarPedir,
} from '../../test/demissoes.ts'
import { anexar } from '../../test/demissoes.ts'
import {
  abrirVagas,
  achadosDe,
  alguemARemanejar,
  alocacoesDe,
  codigos as codigosDe,
  doCargoComum,
  pedidoDe,
} from '../../test/remanejamentos.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import type { Client } from '../../test/harness.ts'

const empresa = abrirEmpresa()

const codigos = (body: unknown): string[] =>
  ((body as { pendencias?: { codigo: string }[] }).pendencias ?? []).map(({ codigo }) => codigo)

/** What is sent as it is, with no alert read. */
const criar = (client: Client, colaboradorId: number, dados: object) =>
  client.try('POST /api/demissao/criar', {
    body: {
      colaboradorId,
      dados: dados as ReturnType<typeof semCausa>,
      alertasAceitos: ['LEI_7238', 'ASO_DEMISSIONAL'],
    },
  })

describe('dismissing twice', () => {
  it('is refused while the first is open, and twenty at once open one', async () => {
    const { rh, cliente } = empresa
    const id = await alguem(rh.db)
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => tentarPedir(cliente, id, semCausa())),
    )
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from processo where tipo = 'demissao' and vinculo_id = ${id}`.execute(
      rh.db,
    )
    expect(rows[0]?.total).toBe(1)
  })

  it('is refused to somebody who left', async () => {
    const { rh, cliente } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    await comunicar(rh, registro.id)
    await sql`update processo set status = 'finalizada' where id = ${registro.id}`.execute(rh.db)
    const { status, body } = await criar(cliente, colaboradorId, semCausa({ comunicacao: '2026-11-25' }))
    expect([status, codigos(body)]).toEqual([422, expect.arrayContaining(['desligado'])])
  })

  it('stops every other movement but a leave', async () => {
    const { rh, cliente } = empresa
    const id = await alguem(rh.db)
    await pedir(cliente, id, semCausa())
    for (const [tipo, pode] of [
      ['promocao', false],
      ['ferias', false],
      ['afastamento', true],
    ] as const) {
      const inicio = await cliente.call(`GET /api/${tipo}/obter`, { query: { colaborador: id } })
      expect([tipo, inicio.pode]).toEqual([tipo, pode])
    }
  })
})

const remanejar = async (client: Client, colaboradorId: number, dados: object) =>
  client.try('POST /api/remanejamento/criar', {
    body: {
      colaboradorId,
      dados: { ...dados } as never,
      alertasAceitos: codigosDe(await achadosDe(client, colaboradorId, dados)),
    },
  })

describe('during a transfer', () => {
  it('asked for at the same moment: the dismissal stands, and nobody moves the person after it', async () => {
    const { rh, cliente } = empresa
    const pessoa = await alguemARemanejar(rh.db)
    const pedido = pedidoDe(await abrirVagas(rh.db, pessoa, 1))
    const [demitida, remanejada] = await Promise.all([
      tentarPedir(cliente, pessoa.id, semCausa()),
      remanejar(cliente, pessoa.id, pedido),
    ])
    expect([201, 409, 422]).toContain(remanejada.status)
    // Whoever asks after the transfer reads first that there is one.
    const parada = demitida.status === 201 ? [] : codigos(demitida.body)
    expect(['', 'processo_em_andamento']).toContain(parada.join())
    const feita = demitida.status === 201 ? demitida : await tentarPedir(cliente, pessoa.id, semCausa())
    expect(feita.status).toBe(201)
    expect([409, 422]).toContain((await remanejar(cliente, pessoa.id, pedido)).status)
  })

  it('of two who change places: the end of one leaves the other where they are', async () => {
    const { rh, cliente } = empresa
    const uma = await alguemARemanejar(rh.db, doCargoComum)
    const outra = await alguemARemanejar(
      rh.db,
      sql`${doCargoComum} and vv.posto_id <> ${uma.postoId} and vv.contrato_id <> ${uma.contratoId}`,
    )
    const antes = await alocacoesDe(rh.db, outra.id)
    const { postoId: _, ...troca } = pedidoDe(0, { trocaCom: outra.id })
    expect((await remanejar(cliente, uma.id, troca)).status).toBe(201)
    const { registro } = await aprovada(rh, semCausa(), uma.id)
    await comunicar(rh, registro.id)
    const { rows } = await sql<{ status: string }>`
      select status from processo where tipo = 'remanejamento' and vinculo_id in (${uma.id}, ${outra.id})`.execute(
      rh.db,
    )
    expect(rows.map(({ status }) => status)).toEqual(['cancelado', 'cancelado'])
    expect(await alocacoesDe(rh.db, outra.id)).toEqual(antes)
  })
})

describe('fifty who finish at once', () => {
  it('finish it once, and the others are told who did', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa())
    await comunicar(rh, registro.id)
    const cadastro = await rh.as('cadastro')
    const sesmt = await rh.as('sesmt')
    const { pareceresAbertos } = await obter(sesmt, registro.id)
    if (pareceresAbertos.includes('exame'))
      await feito(
        tentarOpinar(sesmt, registro.id, 'exame', {
          dataExame: HOJE,
          medico: 'Aurora',
          crm: '48213',
          resultado: 'apto',
        }),
      )
    await feito(tentarMover(cadastro, registro.id, 'conferir'))
    for (const codigo of ['TRCT', 'COMPROVANTE_RESCISAO']) await anexar(cadastro, registro.id, codigo)
    const rescisao = await confirmado(rh, 'rescisao')
    const { conferencia } = await obter(rescisao, registro.id)
    const linhas = (conferencia?.linhas ?? []).map(({ codigo }) => ({ codigo, resultado: 'ok' }))
    const { versao, pendencias } = await feito(tentarOpinar(rescisao, registro.id, 'conferencia', { linhas }))
    const alertasAceitos = pendencias.flatMap(({ severidade, codigo }) =>
      severidade === 'alerta' ? [codigo] : [],
    )
    const respostas = await Promise.all(
      Array.from({ length: 50 }, () =>
        rescisao.try('POST /api/demissao/finalizar', { body: { id: registro.id, versao, alertasAceitos } }),
      ),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    const outras = respostas.filter(({ status }) => status !== 200)
    expect(new Set(outras.map(({ status }) => status))).toEqual(new Set([409]))
    expect(outras[0]?.body).toMatchObject({ mensagem: expect.stringContaining('Alterado por') })
  })
})

describe('bad input', () => {
  it.each<[string, object, number]>([
    ['31 February', { comunicacao: '2026-02-31' }, 400],
    ['less than nothing deposited', { saldoFgts: -1 }, 400],
    ['a negative discount', { descontos: [{ descricao: 'Avental', valorCentavos: -1 }] }, 400],
    ['a cause of no table', { causa: '99' }, 422],
    ['before the admission', { comunicacao: '2024-03-03' }, 422],
    [
      'a death before the admission',
      { causa: '10', aviso: 'nao_se_aplica', desligamento: '2024-03-03' },
      422,
    ],
    ['the end of a term that the contract does not have', { causa: '06', aviso: 'nao_se_aplica' }, 422],
    [
      'told after the end',
      { causa: '07', aviso: 'dispensado', comunicacao: '2026-11-20', desligamento: '2026-11-10' },
      422,
    ],
    ['a notice moved by nobody', { aviso: 'trabalhado', avisoAte: '2027-01-23' }, 422],
    ['a notice that the cause does not have', { causa: '01', aviso: 'trabalhado', alinea: 'e' }, 422],
    ['a field of nobody', { salario: 1 }, 400],
    ['a year that does not exist', { comunicacao: '0000-01-01' }, 400],
  ])('%s', async (_, mais, status) => {
    const id = await alguem(empresa.rh.db)
    expect((await criar(empresa.cliente, id, semCausa(mais))).status).toBe(status)
  })

  it('is refused of the sectors too: pieces of others, a payment to come, a signature to come', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const outra = await alguem(rh.db)
    const { rows } = await sql<{ id: number }>`
      select id from uniforme_entrega where vinculo_id = ${outra} limit 1`.execute(rh.db)
    const { pecas } = await obter(almoxarifado, registro.id)
    const boas = (pecas ?? []).map(({ entregaId }) => ({ entregaId, situacao: 'bom' }))
    const devolver = (lista: object[]) =>
      tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista })
    expect((await devolver([...boas, { entregaId: rows[0]?.id, situacao: 'bom' }])).status).toBe(400)
    expect((await devolver(boas.slice(1))).status).toBe(400)
    expect((await devolver(boas.map((peca) => ({ ...peca, valorCentavos: 100 })))).status).toBe(400)
    const cadastro = await rh.as('cadastro')
    await anexar(cadastro, registro.id, 'AVISO_DEMISSAO')
    const amanha = await tentarMover(cadastro, registro.id, 'comunicar', { dados: { em: '2026-11-21' } })
    expect(amanha).toMatchObject({ status: 400, body: { campos: { 'dados.em': expect.any(String) } } })
  })
})
