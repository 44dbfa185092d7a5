import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { validarInicioDeFerias } from '@rh/domain/regras/ferias/inicio'
import { criarAcaso } from '../../seed/acaso.ts'
import { somarDias } from '../../seed/pessoas.ts'
import {
  aceitosEm,
  alertasDe,
  alguemDeFerias,
  amanhecer,
  anexar,
  conferir,
  fracao,
  listIncoerencias,
  pagar,
  pedidoDe,
} from '../../test/ferias.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { noiteDe } from '../../test/clock.ts'

// A year of a company of 400, day by day: the tasks of every night, a request every few days, and each day the ledger,
// the statuses and, once a month, what expired against what the lines say.

const INICIO = '2026-11-21'
const DIAS = 365
const PESSOAS = 400
const DIAS_ENTRE_VENCIMENTOS = 30
const DIAS_ENTRE_PEDIDOS = 12
/** The clients that worked on a day; a session lasts hours. */
const QUEM = ['coordenador.operacional', 'cadastro', 'coordenador', 'rescisao'] as const

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  rh.clock.irPara(noiteDe(INICIO))
  // The demo company, and as many more as are missing: admitted every few weeks of the last three years.
  for (let falta = PESSOAS - (await contarPessoas()); falta > 0; falta--)
    await alguemDeFerias(rh, { admissao: somarDias(INICIO, -falta * 17) })
})
afterAll(() => rh[Symbol.asyncDispose]())

const contarPessoas = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from vinculo where data_admissao <= ${INICIO}::date and data_desligamento is null`.execute(
    rh.db,
  )
  return rows[0]?.n ?? 0
}

const diaUtil = (dia: string): string =>
  validarInicioDeFerias(dia).valido ? dia : diaUtil(somarDias(dia, 1))

/** Who has days to enjoy and rests on Sundays, who expires first. */
async function findComSaldo(hoje: string, pular: number) {
  const { rows } = await sql<{ id: number; periodoId: number; saldo: number }>`
    select v.id, p.id as periodo_id, s.saldo
      from ferias_periodo p
      join vinculo v on v.id = p.vinculo_id and v.data_desligamento is null
      join lateral (select sum(l.dias)::int as saldo from ferias_lancamento l where l.periodo_id = p.id) s on s.saldo in (10, 20, 24, 30)
      join lateral (select x.* from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${hoje}::date order by x.vigencia desc limit 1) ve on true
      join escala es on es.id = ve.escala_id and es.repouso = 'dom'
     where p.fim < ${hoje}::date
     order by p.concessao_fim, p.id offset ${pular} limit 1`.execute(rh.db)
  return rows[0]
}

/** Asks for a vacation and, but for some, checks, approves, signs and pays it. Answers whether it was taken. */
async function marcar(hoje: string, acaso: ReturnType<typeof criarAcaso>): Promise<boolean> {
  const pessoa = await findComSaldo(hoje, acaso.inteiro(0, 3))
  if (!pessoa) return false
  rh.clock.irPara(noiteDe(hoje))
  const [operacional, cadastro, coordenador, rescisao] = await Promise.all(QUEM.map((quem) => rh.as(quem)))
  if (!operacional || !cadastro || !coordenador || !rescisao) throw new Error('Nobody')
  const inicio = diaUtil(somarDias(hoje, acaso.inteiro(31, 60)))
  const dados = pedidoDe(pessoa, { fracoes: [fracao(inicio, pessoa.saldo)] })
  const alertasAceitos = await alertasDe(operacional, pessoa.id, dados)
  const aberta = await operacional.try('POST /api/ferias/criar', {
    body: { colaboradorId: pessoa.id, dados, alertasAceitos },
  })
  expect([201, 422]).toContain(aberta.status)
  if (aberta.status !== 201) return false
  const registro = await cadastro.call('GET /api/ferias/obter/:id', {
    params: { id: (aberta.body as { id: number }).id },
  })
  const { id } = registro
  if (acaso.umaEm(6)) {
    await cadastro.call('POST /api/ferias/status', {
      body: { id, versao: registro.versao, transicao: 'reprovar', motivo: 'Não neste mês' },
    })
    return false
  }
  const conferida = await conferir(cadastro, registro)
  const aprovado = await coordenador.call('POST /api/ferias/status', {
    body: {
      id,
      versao: conferida.versao,
      transicao: 'aprovar',
      motivo: 'De acordo',
      alertasAceitos: aceitosEm(registro),
    },
  })
  await anexar(cadastro, id, 'AVISO_FERIAS')
  const visto = await rescisao.call('GET /api/ferias/obter/:id', { params: { id } })
  expect(visto.status).toBe(aprovado.status)
  // Some are forgotten: their end waits for it.
  if (!acaso.umaEm(8)) await pagar(rescisao, visto, hoje)
  return true
}

/** What is not as its date and its ledger say: always nothing. */
async function listErros(hoje: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    with dias as (
      select p.numero, p.status, min(a.inicio) as inicio, max(a.fim) as fim,
             exists (select from processo_parecer pp where pp.processo_id = p.id and pp.parecer = 'pagamento'
                        and pp.decisao = 'aprovado') as paga,
             exists (select from processo_anexo an join documento_tipo dt on dt.id = an.tipo_id
                      where an.processo_id = p.id and dt.codigo = 'AVISO_FERIAS'
                        and an.estado in ('enviado', 'aprovado', 'dispensado')) as avisada
        from processo p join ausencia a on a.processo_id = p.id where p.tipo = 'ferias' group by p.id)
    select 'não começou' as erro, numero from dias where status = 'aprovada' and inicio <= ${hoje}::date
    union all select 'começou cedo', numero from dias where status = 'em_gozo' and inicio > ${hoje}::date
    union all select 'não terminou', numero from dias
               where status = 'em_gozo' and fim < ${hoje}::date and paga and avisada
    union all select 'terminou cedo', numero from dias where status = 'finalizada' and fim >= ${hoje}::date
    union all select 'terminou sem pagamento ou aviso', numero from dias
               where status = 'finalizada' and not (paga and avisada)
    union all select 'sem período', v.matricula from vinculo v
               where v.data_desligamento is null and v.data_admissao <= ${hoje}::date
                 and not exists (select from ferias_periodo p where p.vinculo_id = v.id
                                    and ${hoje}::date between p.inicio and p.fim)
    union all select 'sem direito', v.matricula
                from ferias_periodo p join vinculo v on v.id = p.vinculo_id and v.data_desligamento is null
               where p.fim < ${hoje}::date and not exists (
                 select from ferias_lancamento l where l.periodo_id = p.id and l.tipo = 'direito')
    union all select 'direito antes da hora', p.id::text from ferias_periodo p
               where p.fim >= ${hoje}::date and exists (
                 select from ferias_lancamento l where l.periodo_id = p.id and l.tipo = 'direito')
    union all select 'saldo diferente da soma', p.id::text
                from ferias_periodo p left join ferias_lancamento l on l.periodo_id = p.id
               group by p.id having p.saldo <> coalesce(sum(l.dias), 0)`.execute(rh.db)
  return rows
}

/** The queue tells as double exactly the periods whose lines leave days that no longer fit. */
async function conferirVencidas(hoje: string): Promise<void> {
  rh.clock.irPara(noiteDe(hoje))
  const { contagens } = await (
    await rh.as('cadastro')
  ).call('GET /api/ferias/a-vencer', { query: { porPagina: '1' } })
  const { rows } = await sql<{ concessaoFim: string; saldo: number }>`
    select p.concessao_fim, sum(l.dias)::int as saldo
      from ferias_periodo p
      join vinculo v on v.id = p.vinculo_id and v.data_desligamento is null
      join ferias_lancamento l on l.periodo_id = p.id
     group by p.id having sum(l.dias) > 0`.execute(rh.db)
  const emDobro = rows.filter(({ concessaoFim, saldo }) => somarDias(concessaoFim, 1 - saldo) < hoje)
  expect([hoje, contagens.em_dobro]).toEqual([hoje, emDobro.length])
}

const contar = async (status: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from processo where tipo = 'ferias' and status = ${status}`.execute(rh.db)
  return rows[0]?.n ?? 0
}

it('stays right on every day of a year', { timeout: 240_000 }, async () => {
  const acaso = criarAcaso(7)
  let marcadas = 0
  const finalizadasAntes = await contar('finalizada')
  for (let dia = 0; dia < DIAS; dia++) {
    const hoje = somarDias(INICIO, dia)
    await amanhecer(rh, hoje)
    if (dia % DIAS_ENTRE_PEDIDOS === 0 && (await marcar(hoje, acaso))) marcadas += 1
    expect([hoje, await listErros(hoje)]).toEqual([hoje, []])
    expect([hoje, await listIncoerencias(rh.db)]).toEqual([hoje, []])
    if (dia % DIAS_ENTRE_VENCIMENTOS === 0) await conferirVencidas(hoje)
  }
  expect(marcadas).toBeGreaterThan(12)
  expect((await contar('finalizada')) - finalizadasAntes).toBeGreaterThan(12)
})
