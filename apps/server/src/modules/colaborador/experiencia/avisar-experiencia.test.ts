import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarColaborador, postoDe } from '../../../test/colaboradores.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { avisarExperiencia } from './avisar-experiencia.ts'

let rh: TestApp
let meu: Awaited<ReturnType<typeof postoDe>>
let alheio: Awaited<ReturnType<typeof postoDe>>
let matricula = 940_000
beforeAll(async () => {
  rh = await createTestApp()
  meu = await postoDe(rh.db, 'gestor')
  alheio = await postoDe(rh.db, 'gestor', false)
  // Only those of each test have a trial.
  await sql`update vinculo set experiencia_dias = 0, experiencia_prorrogacao_dias = 0`.execute(rh.db)
  await sql`truncate experiencia_decisao, experiencia_sugestao`.execute(rh.db)
  await sql`select refazer_colaborador_periodo(array_agg(id)) from vinculo`.execute(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const novo = (mais: Partial<Parameters<typeof criarColaborador>[1]> = {}) =>
  criarColaborador(rh.db, {
    nome: 'Alice de Tal',
    matricula: String((matricula += 1)),
    posto: meu,
    admissao: '2026-11-20',
    experienciaDias: 45,
    prorrogacaoDias: 45,
    ...mais,
  })

/** The task runs in the morning of a day. */
async function amanhecer(dia: string): Promise<void> {
  rh.clock.irPara(`${dia}T09:15:00Z`)
  await avisarExperiencia.executar(rh.deps)
}

const decidir = (vinculoId: number, termo: number, decisao: string, fim: string) =>
  sql`insert into experiencia_decisao (vinculo_id, termo, decisao, fim, usuario_id, em)
      values (${vinculoId}, ${termo}, ${decisao}, ${fim}::date, 1, now())`.execute(rh.db)

const avisos = async (vinculoId: number, usuario = 'cadastro') => {
  const { rows } = await sql<{ dia: string; texto: string }>`
    select (n.criada_em at time zone 'America/Sao_Paulo')::date as dia, n.texto
      from notificacao n join usuario u on u.id = n.usuario_id
     where n.vinculo_id = ${vinculoId} and u.usuario = ${usuario} order by n.id`.execute(rh.db)
  return rows
}
const dias = async (vinculoId: number, usuario?: string) =>
  (await avisos(vinculoId, usuario)).map(({ dia }) => dia)

/** Every day from one to the other, twice: as after a restart. */
async function passar(de: string, ate: string): Promise<void> {
  for (let dia = Temporal.PlainDate.from(de); ; dia = dia.add({ days: 1 })) {
    await amanhecer(dia.toString())
    await amanhecer(dia.toString())
    if (dia.toString() === ate) return
  }
}

describe('the reminders of the ends of a trial', () => {
  it('come 15, 10 and 5 days before each of the two ends, each once', async () => {
    const id = await novo()
    // 45 days end on 3 January, 90 on 17 February.
    await passar('2026-12-18', '2026-12-31')
    expect(await avisos(id)).toEqual([
      {
        dia: '2026-12-19',
        texto: expect.stringMatching(
          /^O primeiro período da experiência de Alice de Tal \(.+\) termina em 15 dias, em 03\/01\/2027\. Decida: prorrogar, efetivar ou encerrar\.$/,
        ),
      },
      { dia: '2026-12-24', texto: expect.stringContaining('termina em 10 dias') },
      { dia: '2026-12-29', texto: expect.stringContaining('termina em 5 dias') },
    ])
    await decidir(id, 1, 'prorrogar', '2027-02-17')
    await passar('2027-01-01', '2027-02-18')
    expect((await avisos(id)).slice(3)).toEqual([
      {
        dia: '2027-02-02',
        texto: expect.stringMatching(
          /^A prorrogação da experiência de Alice de Tal \(.+\) termina em 15 dias, em 17\/02\/2027\. Decida: efetivar ou encerrar\.$/,
        ),
      },
      { dia: '2027-02-07', texto: expect.stringContaining('termina em 10 dias') },
      { dia: '2027-02-12', texto: expect.stringContaining('termina em 5 dias') },
    ])
  })

  it('tell of an undecided end only that end: the trial is over after it', async () => {
    const id = await novo()
    for (const dia of ['2026-12-29', '2027-01-03', '2027-01-04', '2027-02-02', '2027-02-17'])
      await amanhecer(dia)
    expect(await dias(id)).toEqual(['2026-12-29'])
  })

  it('say the tightest one after days in which the system was off', async () => {
    const id = await novo()
    for (const dia of ['2026-12-18', '2027-01-02', '2027-01-03']) await amanhecer(dia)
    expect(await avisos(id)).toEqual([
      { dia: '2027-01-02', texto: expect.stringContaining('termina amanhã') },
    ])
  })

  it('leave alone who left, is leaving, or is made permanent; an end that was decided asks for the dismissal', async () => {
    const [saiu, sai, fica, acaba] = [
      await novo({ desligamento: '2026-12-01' }),
      await novo({ desligamento: '2026-12-30' }),
      await novo(),
      await novo(),
    ]
    await decidir(fica, 1, 'efetivar', '2026-12-20')
    await decidir(acaba, 1, 'encerrar', '2027-01-03')
    await amanhecer('2026-12-19')
    expect([await dias(saiu), await dias(sai), await dias(fica)]).toEqual([[], [], []])
    expect(await avisos(acaba)).toEqual([
      {
        dia: '2026-12-19',
        texto: expect.stringMatching(/ termina em 03\/01\/2027\. Abra a demissão até lá\.$/),
      },
    ])
  })

  it('reach Rh, Operacional, and of the supervisors those of the contract', async () => {
    const [id, fora] = [await novo(), await novo({ posto: alheio })]
    await amanhecer('2026-12-19')
    const quem = async (vinculoId: number) => {
      const todos = [
        'cadastro',
        'coordenador',
        'gerente.rh',
        'coordenador.operacional',
        'gestor',
        'beneficio',
        'sesmt',
      ]
      const lidos = await Promise.all(todos.map(async (usuario) => (await dias(vinculoId, usuario)).length))
      return todos.filter((_, i) => lidos[i] === 1)
    }
    const semEscopo = ['cadastro', 'coordenador', 'gerente.rh', 'coordenador.operacional']
    expect(await quem(id)).toEqual([...semEscopo, 'gestor'])
    expect(await quem(fora)).toEqual(semEscopo)
  })

  it('follow the days that the company chose', async () => {
    const id = await novo()
    await sql`update empresa set alertas_experiencia_dias = '{3}'`.execute(rh.db)
    for (const dia of ['2026-12-19', '2026-12-30', '2026-12-31']) await amanhecer(dia)
    expect(await dias(id)).toEqual(['2026-12-31'])
  })
})
