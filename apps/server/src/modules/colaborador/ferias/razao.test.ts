import { array, assert, asyncProperty, constantFrom, date as umaData, property, record } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAsSystem } from '../../../db/write.ts'
import {
  alguemDeFerias,
  alertasDe,
  amanhecer,
  anexar,
  conferir,
  fracao,
  listIncoerencias,
  pagar,
  pedidoDe,
  razaoDe,
  saldoDe,
  type DeFerias,
} from '../../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { abrirPeriodosDeFerias, periodosQueFaltam } from './periodos.ts'
import { lancar } from './razao.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(() => rh.clock.irPara(AGORA))
afterAll(() => rh[Symbol.asyncDispose]())

const periodosDe = async (vinculoId: number) => {
  const { rows } = await sql<{ inicio: string; fim: string; concessaoFim: string; saldo: number }>`
    select p.inicio, p.fim, p.concessao_fim, coalesce(sum(l.dias), 0)::int as saldo
      from ferias_periodo p left join ferias_lancamento l on l.periodo_id = p.id
     where p.vinculo_id = ${vinculoId} group by p.id order by p.inicio`.execute(rh.db)
  return rows.map(({ inicio, fim, concessaoFim, saldo }) => [inicio, fim, concessaoFim, saldo])
}

describe('the periods', () => {
  it('of somebody new to the system: older ones are settled, the last complete one has its days', async () => {
    const { id } = await alguemDeFerias(rh, { admissao: '2023-06-15' })
    expect(await periodosDe(id)).toEqual([
      ['2023-06-15', '2024-06-14', '2025-06-14', 0],
      ['2024-06-15', '2025-06-14', '2026-06-14', 0],
      ['2025-06-15', '2026-06-14', '2027-06-14', 30],
      ['2026-06-15', '2027-06-14', '2028-06-14', 0],
    ])
  })

  it('open at the anniversary, once, and give the days of the year that is complete', async () => {
    const { id } = await alguemDeFerias(rh, { admissao: '2025-11-25' })
    expect(await periodosDe(id)).toEqual([['2025-11-25', '2026-11-24', '2027-11-24', 0]])
    await amanhecer(rh, '2026-11-24')
    expect(await periodosDe(id)).toHaveLength(1)
    await amanhecer(rh, '2026-11-25')
    await Promise.all([
      abrirPeriodosDeFerias.executar(rh.deps),
      abrirPeriodosDeFerias.executar(rh.deps),
    ]).catch(() => undefined)
    await amanhecer(rh, '2026-11-25')
    const doisPeriodos = [
      ['2025-11-25', '2026-11-24', '2027-11-24', 30],
      ['2026-11-25', '2027-11-24', '2028-11-24', 0],
    ]
    expect(await periodosDe(id)).toEqual(doisPeriodos)
    await amanhecer(rh, '2026-12-31')
    expect(await periodosDe(id)).toEqual(doisPeriodos)
  })

  it('give nothing for a year that the person did not complete, and all of one completed on the last day', async () => {
    const saidas = { '2026-02-15': 0, '2026-11-23': 0, '2026-11-24': 30 }
    for (const [saida, dias] of Object.entries(saidas)) {
      const { id } = await alguemDeFerias(rh, { admissao: '2025-11-25' })
      await rh.db.updateTable('vinculo').set({ dataDesligamento: saida }).where('id', '=', id).execute()
      await amanhecer(rh, '2026-11-25')
      const [primeiro] = await periodosDe(id)
      expect([saida, primeiro]).toEqual([saida, ['2025-11-25', '2026-11-24', '2027-11-24', dias]])
      rh.clock.irPara(AGORA)
    }
  })

  it('keep the days of a year in which the system was off for long', async () => {
    const { id } = await alguemDeFerias(rh, { admissao: '2025-11-25' })
    await amanhecer(rh, '2027-11-30')
    expect((await periodosDe(id)).map(([, , , saldo]) => saldo)).toEqual([30, 30, 0])
  })

  it('give fewer days where the absences were told before the year was complete', async () => {
    const { id } = await alguemDeFerias(rh, { admissao: '2025-11-25' })
    const cadastro = await rh.as('cadastro')
    const { periodos } = await cadastro.call('GET /api/colaborador/ferias/:id', { params: { id } })
    await cadastro.call('PUT /api/colaborador/ferias/faltas', {
      body: { id, periodoId: periodos[0]?.id ?? 0, faltas: 20 },
    })
    await amanhecer(rh, '2026-11-25')
    expect(await razaoDe(rh.db, periodos[0]?.id ?? 0)).toEqual([
      ['direito', 30],
      ['perda', -12],
    ])
  })

  it('begin on the anniversary of every admission, a leap day too', () => {
    assert(
      property(
        umaData({ min: new Date('2016-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }),
        (data) => {
          const admissao = data.toISOString().slice(0, 10)
          const hoje = '2026-11-20'
          const todos = periodosQueFaltam({ admissao, ate: null }, hoje)
          expect(todos[0]?.aquisitivoInicio).toBe(admissao)
          for (const [i, { aquisitivoInicio }] of todos.entries()) {
            if (i === 0) continue
            const vespera = Temporal.PlainDate.from(aquisitivoInicio).subtract({ days: 1 }).toString()
            expect(todos[i - 1]?.aquisitivoFim).toBe(vespera)
            // Opened one at a time they are the same as all at once.
            expect(periodosQueFaltam({ admissao, ate: vespera }, hoje)).toEqual(todos.slice(i))
          }
          const ultimo = todos.at(-1)
          expect(ultimo && ultimo.aquisitivoInicio <= hoje && hoje <= ultimo.aquisitivoFim).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the ledger', () => {
  it('refuses by itself a balance below none, a line without days, and any change of a line', async () => {
    const { periodoId } = await alguemDeFerias(rh)
    const write = (dias: number) =>
      writeAsSystem(rh.deps, 'teste', (work) =>
        lancar(work, [{ periodoId, tipo: 'gozo', dias, usuarioId: null }]),
      )
    await expect(write(-31)).rejects.toThrow(/ficaria em -1 dias/)
    await write(-30)
    await expect(write(-1)).rejects.toThrow(/ficaria em -1 dias/)
    await expect(write(5)).rejects.toThrow(/check/)
    const naTabela = (mudanca: string) => sql.raw(`${mudanca} where periodo_id = ${periodoId}`).execute(rh.db)
    await expect(naTabela('update ferias_lancamento set dias = -1')).rejects.toThrow(/somente acréscimos/)
    await expect(naTabela('delete from ferias_lancamento')).rejects.toThrow(/somente acréscimos/)
    expect(await saldoDe(rh.db, periodoId)).toBe(0)
  })

  it('lets one of two take the last days, however they come', async () => {
    const { periodoId } = await alguemDeFerias(rh)
    const tomar = () =>
      writeAsSystem(rh.deps, 'teste', (work) =>
        lancar(work, [{ periodoId, tipo: 'gozo', dias: -20, usuarioId: null }]),
      ).then(
        () => true,
        () => false,
      )
    const feitos = await Promise.all(Array.from({ length: 6 }, tomar))
    expect(feitos.filter(Boolean)).toHaveLength(1)
    expect(await saldoDe(rh.db, periodoId)).toBe(10)
  })

  it('adds up under any order of requests, words, refusals and cancellings', async () => {
    const passo = record({
      fazer: constantFrom('pedir', 'conferir', 'avancar', 'recusar', 'desistir'),
      inicio: constantFrom('2027-01-11', '2027-01-18', '2027-02-01', '2027-02-15', '2027-03-01'),
      dias: constantFrom(5, 10, 14, 16, 20, 30),
      abonoDias: constantFrom(0, 0, 5, 10),
      faltas: constantFrom(0, 0, 8),
    })
    await assert(
      asyncProperty(array(passo, { minLength: 4, maxLength: 9 }), async (passos) => {
        rh.clock.irPara(AGORA)
        const pessoa = await alguemDeFerias(rh)
        const quem = await entrarTodos()
        const abertas: number[] = []
        for (const um of passos) {
          expect([null, 200, 201, 400, 403, 409, 422]).toContain(await jogar(quem, pessoa, abertas, um))
          expect(await listIncoerencias(rh.db)).toEqual([])
          expect(await saldoDe(rh.db, pessoa.periodoId)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 8, seed: 20_261_120 },
    )
  })
})

const entrarTodos = async () => ({
  operacional: await rh.as('coordenador.operacional'),
  cadastro: await rh.as('cadastro'),
  coordenador: await rh.as('coordenador'),
})
type Quem = Readonly<Record<'operacional' | 'cadastro' | 'coordenador', Client>>

interface Passo {
  readonly fazer: string
  readonly inicio: string
  readonly dias: number
  readonly abonoDias: number
  readonly faltas: number
}

/** Does one thing, which the product may refuse, never break. Answers the status; null for nothing to do. */
async function jogar(quem: Quem, pessoa: DeFerias, abertas: number[], passo: Passo): Promise<number | null> {
  const { fazer, inicio, dias, abonoDias, faltas } = passo
  if (fazer === 'pedir') {
    const dados = pedidoDe(pessoa, { fracoes: [fracao(inicio, dias)], ...(abonoDias > 0 && { abonoDias }) })
    const alertasAceitos = await alertasDe(quem.operacional, pessoa.id, dados)
    const body = { colaboradorId: pessoa.id, dados, alertasAceitos }
    const resposta = await quem.operacional.try('POST /api/ferias/criar', { body })
    if (resposta.status === 201) abertas.push((resposta.body as { id: number }).id)
    return resposta.status
  }
  const id = abertas.at(-1)
  if (id === undefined) return null
  const { versao, status } = await quem.cadastro.call('GET /api/ferias/obter/:id', { params: { id } })
  if (fazer === 'conferir' && status === 'solicitada') {
    const dados = { faltas }
    const body = { id, versao, parecer: 'departamento_pessoal' as const, decisao: 'aprovado' as const, dados }
    return (await quem.cadastro.try('POST /api/ferias/parecer', { body })).status
  }
  const [transicao, client] = recusaOuAvanca(fazer, status, quem)
  const alertasAceitos = ['equipe_ausente', 'AVISO_30_DIAS', 'FERIAS_VENCIDAS', 'PERIODO_MAIS_ANTIGO']
  const body = { id, versao, transicao, motivo: 'Assim foi combinado', alertasAceitos }
  return (await client.try('POST /api/ferias/status', { body })).status
}

function recusaOuAvanca(fazer: string, status: string, quem: Quem) {
  if (fazer === 'avancar') return ['aprovar', quem.coordenador] as const
  if (fazer === 'desistir') return ['desistir', quem.operacional] as const
  return status === 'em_analise'
    ? (['cancelar', quem.coordenador] as const)
    : (['reprovar', quem.cadastro] as const)
}

describe('a whole vacation', () => {
  it('leaves the same ledger whether its money was told of before or during it', async () => {
    const razoes = []
    for (const quando of ['antes', 'durante']) {
      rh.clock.irPara(AGORA)
      const pessoa = await alguemDeFerias(rh)
      const operacional = await rh.as('coordenador.operacional')
      const dados = pedidoDe(pessoa, { fracoes: [fracao('2027-01-11', 20)], abonoDias: 10 })
      const alertasAceitos = await alertasDe(operacional, pessoa.id, dados)
      const registro = await operacional.call('POST /api/ferias/criar', {
        body: { colaboradorId: pessoa.id, dados, alertasAceitos },
      })
      const { id } = registro
      const { versao } = await conferir(await rh.as('cadastro'), registro)
      const aprovado = await (
        await rh.as('coordenador')
      ).call('POST /api/ferias/status', {
        body: { id, versao, transicao: 'aprovar', motivo: 'De acordo', alertasAceitos },
      })
      await anexar(await rh.as('cadastro'), id, 'AVISO_FERIAS')
      if (quando === 'durante') {
        await amanhecer(rh, '2027-01-11')
        rh.clock.irPara(noiteDe('2027-01-12'))
      }
      const rescisao = await rh.as('rescisao')
      const visto = await rescisao.call('GET /api/ferias/obter/:id', { params: { id: aprovado.id } })
      await pagar(rescisao, visto, quando === 'antes' ? '2027-01-08' : '2027-01-12')
      await amanhecer(rh, '2027-01-11')
      await amanhecer(rh, '2027-01-31')
      razoes.push(await razaoDe(rh.db, pessoa.periodoId))
    }
    expect(razoes[0]).toEqual([
      ['direito', 30],
      ['reserva', -30],
      ['estorno', 30],
      ['gozo', -20],
      ['abono', -10],
    ])
    expect(razoes[1]).toEqual(razoes[0])
  })
})
