import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  alertasDe,
  alguemDeFerias,
  fracao,
  INICIO,
  pedida,
  pedidoDe,
  type DeFerias,
} from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'

// Everything that may not be asked for: refused in words, with the article where there is one, and nothing is kept.

let rh: TestApp
let gestor: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  gestor = await rh.as('gestor')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** How much the database holds of vacations, and of the audit trail of them. */
async function tudo() {
  const { rows } = await sql<object>`
    select (select count(*)::int from processo where tipo = 'ferias') as processos,
           (select count(*)::int from processo_evento e join processo p on p.id = e.processo_id
             where p.tipo = 'ferias') as eventos,
           (select coalesce(sum(ultimo), 0)::int from processo_numeracao where tipo = 'ferias') as numeros,
           (select count(*)::int from ferias_lancamento) as lancamentos,
           (select count(*)::int from ausencia) as ausencias,
           (select count(*)::int from alocacao) as alocacoes,
           (select count(*)::int from notificacao) as avisos`.execute(rh.db)
  return rows[0]
}

interface Caso {
  readonly quem?: () => Promise<DeFerias>
  readonly mais: object | ((pessoa: DeFerias) => object | Promise<object>)
  readonly status: 400 | 404 | 422
  /** Code of the finding, or the field that is wrong. */
  readonly codigo: string
  readonly texto: RegExp
  readonly artigo?: RegExp
}

const emAviso = async (): Promise<DeFerias> => {
  const pessoa = await alguemDeFerias(rh)
  await sql`update vinculo set data_desligamento = '2026-12-20' where id = ${pessoa.id}`.execute(rh.db)
  return pessoa
}
const desligado = async (): Promise<DeFerias> => {
  const pessoa = await alguemDeFerias(rh)
  await sql`update vinculo set data_desligamento = '2026-11-10' where id = ${pessoa.id}`.execute(rh.db)
  return pessoa
}
/** On leave over the days asked for; the row of the leave is as its own process would write it. */
const afastado = (ate: string | null) => async (): Promise<DeFerias> => {
  const pessoa = await alguemDeFerias(rh)
  await sql`
    with p as (
      insert into processo (tipo, numero, status, setor_origem, solicitante_id, contrato_id, vinculo_id, criado_em, atualizado_em)
      select 'afastamento', 'AFA-2026-' || ${pessoa.id}::text, 'em_andamento', 1, (select min(id) from usuario),
             ${pessoa.contratoId}, ${pessoa.id}, now(), now()
      returning id)
    insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim, confirmada)
    select ${pessoa.id}, 'afastamento', id, '2026-11-01', ${ate}::date, true from p`.execute(rh.db)
  return pessoa
}
const jaDeFerias = async (): Promise<DeFerias> => {
  const pessoa = await alguemDeFerias(rh)
  await pedida(rh, gestor, { fracoes: [fracao('2027-01-18', 14)] }, pessoa)
  return pessoa
}
const primeiroAno = async (): Promise<DeFerias> => {
  const pessoa = await alguemDeFerias(rh, { admissao: '2026-03-02' })
  const { rows } = await sql<{ id: number }>`
    select id from ferias_periodo where vinculo_id = ${pessoa.id}`.execute(rh.db)
  return { ...pessoa, periodoId: rows[0]?.id ?? 0 }
}

const casos: Readonly<Record<string, Caso>> = {
  'a period that does not exist': {
    mais: { periodoId: 999_999_999 },
    status: 400,
    codigo: 'dados.periodoId',
    texto: /Escolha um período desta pessoa/,
  },
  'a period of somebody else': {
    mais: async () => ({ periodoId: (await alguemDeFerias(rh)).periodoId }),
    status: 400,
    codigo: 'dados.periodoId',
    texto: /Escolha um período desta pessoa/,
  },
  'somebody out of the scope': {
    quem: () => alguemDeFerias(rh, { noEscopo: false }),
    mais: {},
    status: 404,
    codigo: 'nao_encontrado',
    texto: /não (foi )?encontr|não existe/i,
  },
  'a day in the past': {
    mais: { fracoes: [fracao('2026-11-16', 30)] },
    status: 422,
    codigo: 'inicio_no_passado',
    texto: /começa em data passada/,
  },
  'stretches on top of each other': {
    mais: { fracoes: [fracao(INICIO, 14), fracao('2027-01-20', 16)] },
    status: 422,
    codigo: 'FRACOES_SOBREPOSTAS',
    texto: /cai nos dias de outra fração/,
  },
  '31 February': {
    mais: { fracoes: [fracao('2027-02-31', 30)] },
    status: 400,
    codigo: 'dados.fracoes.0.inicio',
    texto: /data|calendário/i,
  },
  'negative days': {
    mais: { fracoes: [fracao(INICIO, -5)] },
    status: 400,
    codigo: 'dados.fracoes.0.dias',
    texto: /Pelo menos 1 dia/,
  },
  'negative days sold': {
    mais: { abonoDias: -3 },
    status: 400,
    codigo: 'dados.abonoDias',
    texto: /\p{L}{4}/u,
  },
  'more days than there are': {
    mais: { fracoes: [fracao(INICIO, 30)], abonoDias: 5 },
    status: 422,
    codigo: 'SALDO_INSUFICIENTE',
    texto: /O pedido é de 35 dias e o período tem 30/,
    artigo: /CLT art\. 130/,
  },
  'a period that is not complete': {
    quem: primeiroAno,
    mais: {},
    status: 422,
    codigo: 'PERIODO_NAO_ADQUIRIDO',
    texto: /termina em 01\/03\/2027/,
    artigo: /CLT arts\. 130 e 134/,
  },
  'no stretch of fourteen days': {
    mais: { fracoes: [fracao(INICIO, 10), fracao('2027-02-01', 10), fracao('2027-03-01', 10)] },
    status: 422,
    codigo: 'NENHUM_PERIODO_COM_14_DIAS',
    texto: /no mínimo 14 dias/,
    artigo: /CLT arts\. 134 § 1º/,
  },
  'a start before the weekly rest': {
    mais: { fracoes: [fracao('2027-01-16', 30)] },
    status: 422,
    codigo: 'VESPERA_REPOUSO',
    texto: /Marque \d{2}\/\d{2}\/2027/,
    artigo: /CLT art\. 134 § 3º/,
  },
  'less than thirty days of notice, which nobody read': {
    mais: { fracoes: [fracao('2026-12-07', 30)] },
    status: 422,
    codigo: 'AVISO_30_DIAS',
    texto: /deviam ser comunicadas por escrito até 07\/11\/2026/,
    artigo: /CLT art\. 135/,
  },
  'days of another vacation': {
    quem: jaDeFerias,
    mais: { fracoes: [fracao(INICIO, 16)] },
    status: 422,
    codigo: 'LICENCA_CONCOMITANTE',
    texto: /férias, de 18\/01\/2027 a 31\/01\/2027/,
    artigo: /CLT arts\. 130 e 134/,
  },
  'somebody on leave on those days': {
    quem: afastado('2027-01-20'),
    mais: {},
    status: 422,
    codigo: 'LICENCA_CONCOMITANTE',
    texto: /afastamento, de 01\/11\/2026 a 20\/01\/2027/,
    artigo: /CLT arts\. 130 e 134/,
  },
  'somebody on a leave without an end': {
    quem: afastado(null),
    mais: {},
    status: 422,
    codigo: 'LICENCA_CONCOMITANTE',
    texto: /afastamento, desde 01\/11\/2026, sem data de volta/,
    artigo: /CLT arts\. 130 e 134/,
  },
  'somebody on notice': {
    quem: emAviso,
    mais: {},
    status: 422,
    codigo: 'desligado',
    texto: /termina em 20\/12\/2026/,
    artigo: /CLT art\. 146/,
  },
  'somebody who left': {
    quem: desligado,
    mais: {},
    status: 422,
    codigo: 'desligado',
    texto: /terminou em 10\/11\/2026/,
    artigo: /CLT art\. 146/,
  },
}

describe('a request is refused, and nothing of it is kept', () => {
  it.each(Object.entries(casos))('%s', async (_, { quem, mais, status, codigo, texto, artigo }) => {
    const pessoa = await (quem ?? (() => alguemDeFerias(rh)))()
    const dados = pedidoDe(pessoa, typeof mais === 'function' ? await mais(pessoa) : mais)
    const antes = await tudo()
    const resposta = await gestor.try('POST /api/ferias/criar', { body: { colaboradorId: pessoa.id, dados } })
    expect(resposta.status).toBe(status)
    const { codigo: doCorpo, mensagem, campos = {}, pendencias = [] } = resposta.body as Recusa
    const achado = pendencias.find((uma) => uma.codigo === codigo)
    expect([mensagem, campos[codigo], achado?.mensagem].join(' ')).toMatch(texto)
    const onde = { 400: codigo in campos, 404: doCorpo === codigo, 422: achado?.severidade === 'bloqueio' }
    expect(onde[status]).toBe(true)
    expect(achado?.baseLegal ?? '').toMatch(artigo ?? /^/)
    expect(await tudo()).toEqual(antes)
  })

  it('though everything that may be accepted is', async () => {
    const pessoa = await emAviso()
    const dados = pedidoDe(pessoa)
    const alertasAceitos = [...(await alertasDe(gestor, pessoa.id, dados)), 'desligado']
    const antes = await tudo()
    const body = { colaboradorId: pessoa.id, dados, alertasAceitos }
    expect((await gestor.try('POST /api/ferias/criar', { body })).status).toBe(422)
    expect(await tudo()).toEqual(antes)
  })
})

interface Recusa {
  readonly codigo: string
  readonly mensagem: string
  readonly campos?: Readonly<Record<string, string>>
  readonly pendencias?: readonly {
    readonly codigo: string
    readonly severidade: string
    readonly mensagem: string
    readonly baseLegal?: string
  }[]
}
