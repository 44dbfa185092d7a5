import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PessoaDaMudanca } from '@rh/domain/contract/mudanca'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { criarColaborador } from '../../../test/colaboradores.ts'
import { enquantoPreso } from '../../../test/travas.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { alocacoesDe } from '../../../test/remanejamentos.ts'
import { executarAlteracoes } from '../coletiva/executar.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'

// Today is 20 November 2026. Forty people of one post, six days a week, go to twelve hours on and thirty-six off.
const VIGENCIA = '2026-12-01'
const PESSOAS = 40
const SALARIO = 200_000

let rh: TestApp
let coordenador: Client
let contratoId: number
let postoId: number
let semanal: number
let plantao: number
beforeAll(async () => {
  rh = await createTestApp()
  await abrirPosto()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const id = async (consulta: ReturnType<typeof sql<{ id: number }>>): Promise<number> => {
  const { rows } = await consulta.execute(rh.db)
  return rows[0]?.id ?? 0
}

async function abrirPosto() {
  semanal = await id(
    sql`select id from escala where ativo and tipo = '6x1' and not noturna order by id limit 1`,
  )
  plantao = await id(
    sql`select id from escala where ativo and tipo = '12x36' and not noturna order by id limit 1`,
  )
  const modelo = await id(sql`select po.id from posto po join contrato co on co.id = po.contrato_id
    where co.termino > '2027-06-01' order by po.id limit 1`)
  contratoId = await id(sql`
    insert into contrato (numero, cliente_id, objeto, inicio, fim, sindicato_id, centro_de_custo_id, tipo)
    select '950/2020', co.cliente_id, co.objeto, '2020-01-01', '2028-12-31', co.sindicato_id, co.centro_de_custo_id, co.tipo
      from contrato co join posto po on po.contrato_id = co.id where po.id = ${modelo} returning id`)
  const local = await id(sql`
    insert into local (contrato_id, nome, municipio_ibge, endereco)
    select ${contratoId}, 'Portaria Sul', lo.municipio_ibge, lo.endereco from posto po join local lo on lo.id = po.local_id
     where po.id = ${modelo} returning id`)
  postoId = await id(sql`
    insert into posto (contrato_id, local_id, cargo_id, escala_id)
    select ${contratoId}, ${local}, po.cargo_id, ${semanal} from posto po where po.id = ${modelo} returning id`)
  await sql`
    insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos)
    values (${postoId}, '2020-01-01', ${PESSOAS + 5}, ${SALARIO}, 600000)`.execute(rh.db)
  for (let n = 0; n < PESSOAS; n += 1) {
    const vinculo = await criarColaborador(rh.db, {
      nome: `Pessoa da Portaria ${String(n).padStart(2, '0')}`,
      matricula: `P${String(n).padStart(5, '0')}`,
      posto: { id: postoId, contratoId },
      admissao: '2024-02-05',
    })
    await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${vinculo}, ${postoId}, '2024-02-05')`.execute(
      rh.db,
    )
    await sql`with vt as (
        insert into vale_transporte (vinculo_id, desde, optante, escala_vt_id)
        values (${vinculo}, '2024-02-05', true, (select id from escala_vt where regra = 'seg_sab' order by id limit 1))
        returning id)
      insert into vale_transporte_linha (vale_transporte_id, operadora, linha, tarifa_centavos, viagens_dia)
      select id, 'SPTrans', '875A', 530, 2 from vt`.execute(rh.db)
  }
}

const parametros = (mais: Partial<ParametrosDaMudanca> = {}): ParametrosDaMudanca => ({
  contratoId,
  postoIds: [postoId],
  vigencia: VIGENCIA,
  escalaId: plantao,
  acordo: 'individual',
  motivo: 'O cliente pede a portaria aberta todos os dias.',
  ...mais,
})
const prever = (mais: Partial<ParametrosDaMudanca> = {}) =>
  coordenador.call('POST /api/mudanca/previa', { body: { parametros: parametros(mais) } })
const codigos = ({ pendencias }: Awaited<ReturnType<typeof prever>>) => pendencias.map(({ codigo }) => codigo)
const comoVao = (pessoas: readonly PessoaDaMudanca[]) =>
  pessoas
    .filter(({ excecao }) => !excecao)
    .map(({ colaboradorId, deCentavos, paraCentavos }) => ({ colaboradorId, deCentavos, paraCentavos }))
async function comecar(titulo: string, mais: Partial<ParametrosDaMudanca> = {}) {
  const previa = await prever(mais)
  return coordenador.call('POST /api/mudanca/iniciar', {
    body: {
      titulo,
      parametros: parametros(mais),
      vao: comoVao(previa.pessoas),
      fora: [],
      alertasAceitos: codigos(previa),
    },
  })
}
const executar = () => executarAlteracoes.executar(rh.deps)
const obter = (mudancaId: number) =>
  coordenador.call('GET /api/mudanca/obter/:id', { params: { id: mudancaId } })
const desfazer = (mudancaId: number, ficam: number[] = []) =>
  coordenador.try('POST /api/mudanca/desfazer', {
    body: { id: mudancaId, ficam, motivo: 'O cliente voltou atrás.' },
  })
const linhas = async (consulta: ReturnType<typeof sql<Record<string, unknown>>>) =>
  (await consulta.execute(rh.db)).rows
/** What a change writes, counted: versions, slots, vouchers, terms of the post, and its scale. */
const estado = () =>
  linhas(sql`
    select (select count(*)::int from vinculo_versao where posto_id = ${postoId}) as versoes,
           (select count(*)::int from alocacao where posto_id = ${postoId}) as vagas,
           (select count(*)::int from alocacao where posto_id = ${postoId} and fim is null) as abertas,
           (select count(*)::int from vale_transporte where vinculo_id in
             (select vinculo_id from alocacao where posto_id = ${postoId})) as vales,
           (select count(*)::int from posto_vigencia where posto_id = ${postoId}) as termos,
           (select escala_id from posto where id = ${postoId}) as escala`)

describe('what a change of scale says before it is made', () => {
  it('is told to eSocial by a day that is worked out, also past the last that may be typed', async () => {
    expect((await prever({ vigencia: '2199-12-31' })).s2206Ate).toBe('2200-01-15')
  })

  it('judges the change itself: its day, the agreement that a 12x36 rests on, what is marked already', async () => {
    expect(codigos(await prever({ acordo: undefined }))).toEqual(['DOZE_POR_TRINTA_E_SEIS', 'CONSENTIMENTO'])
    expect(codigos(await prever({ vigencia: '2026-11-22' }))).toEqual(['CONSENTIMENTO', 'aviso_curto'])
    expect(codigos(await prever({ vigencia: '2026-11-19' }))).toContain('vigencia_passada')
    expect(codigos(await prever({ vigencia: '2028-01-01' }))).toContain('vigencia_longe')
    expect(codigos(await prever({ escalaId: 999_999 }))).toEqual(['escala_desconhecida'])
    expect(codigos(await prever({ postoIds: [1] }))).toContain('sem_posto')
    expect(
      codigos(await prever({ escalaId: undefined, acordo: undefined, salarioCentavos: 210_000 })),
    ).toEqual([])
  })

  it('tells each person the two teams, the pay that stays, and what the transport comes to', async () => {
    const { pessoas, s2206Ate } = await prever()
    expect(pessoas).toHaveLength(PESSOAS)
    // The fifteenth of the month after the one that it begins in.
    expect(s2206Ate).toBe('2027-01-15')
    const dia = (data: string) => pessoas.filter(({ vigencia }) => vigencia === data).length
    expect([dia(VIGENCIA), dia('2026-12-02')]).toEqual([PESSOAS / 2, PESSOAS / 2])
    expect(new Set(pessoas.map(({ excecao }) => excecao))).toEqual(new Set([null]))
    const [pessoa] = pessoas
    expect(pessoa).toMatchObject({ deCentavos: SALARIO, paraCentavos: SALARIO })
    // Fewer days of work: less transport, of which the company pays what is above six per cent.
    expect(pessoa?.depois.transporteCentavos).toBeLessThan(pessoa?.antes.transporteCentavos ?? 0)
  })

  it('leaves out whom the law or the moment keep out, and says why', async () => {
    const { pessoas: antes } = await prever()
    const [menor, deFerias, mudou] = antes.map(({ colaboradorId }) => colaboradorId)
    const noturna = await id(
      sql`select id from escala where ativo and tipo = '12x36' and noturna order by id limit 1`,
    )
    await sql`update pessoa set nascimento = '2009-12-20' where id = (select pessoa_id from vinculo
      where id = ${menor})`.execute(rh.db)
    await sql`insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
        centro_de_custo_id, salario_centavos, motivo)
      select vinculo_id, '2026-12-10', cargo_id, posto_id, contrato_id, escala_id, sindicato_id, centro_de_custo_id,
             salario_centavos + 100, 'Mérito' from vinculo_versao where vinculo_id = ${mudou}`.execute(rh.db)
    await sql`update vinculo set data_desligamento = '2026-12-15' where id = ${deFerias}`.execute(rh.db)
    const { pessoas } = await prever({ escalaId: noturna })
    const de = (quem?: number) => pessoas.find(({ colaboradorId }) => colaboradorId === quem)?.excecao?.codigo
    expect([de(menor), de(deFerias), de(mudou)]).toEqual([
      'noturno_protegido',
      'saida',
      'alteracao_posterior',
    ])
    const outra = pessoas.find(({ excecao }) => !excecao)
    expect(outra?.depois.noturnoCentavos).toBeGreaterThan(0)
    expect(outra?.avisos.join(' ')).toMatch(/Ganha adicional noturno/)
    await sql`update vinculo set data_desligamento = null where id = ${deFerias}`.execute(rh.db)
    await sql`delete from vinculo_versao where vinculo_id = ${mudou} and vigencia = '2026-12-10'`.execute(
      rh.db,
    )
    await sql`update pessoa set nascimento = '1990-12-20' where id = (select pessoa_id from vinculo
      where id = ${menor})`.execute(rh.db)
  })

  it('is of Coordenador, Gerente Rh and Administrador alone', async () => {
    for (const quem of ['cadastro', 'gestor'])
      expect((await (await rh.as(quem)).try('GET /api/mudanca/opcoes', { query: {} })).status).toBe(403)
    const { postos, escalas } = await coordenador.call('GET /api/mudanca/opcoes', { query: { contratoId } })
    expect(postos).toMatchObject([{ value: postoId, pessoas: PESSOAS, salarioCentavos: SALARIO }])
    expect(escalas.find(({ value }) => value === plantao)?.plantoes).toBe(true)
  })
})

describe('a change of scale', () => {
  it('is made as one, told in one line of each history, taken by the post on its day, and undone as one', async () => {
    const [antes] = await estado()
    const { id: mudancaId, andamento } = await comecar('Portaria em 12x36')
    expect(andamento).toEqual({ feitos: 0, total: PESSOAS })
    await executar()
    expect(await obter(mudancaId)).toMatchObject({ estado: 'aplicado', pessoas: PESSOAS, podeDesfazer: true })
    expect(await estado()).toMatchObject([
      { versoes: 2 * PESSOAS, vagas: 2 * PESSOAS, abertas: PESSOAS, vales: 2 * PESSOAS, escala: semanal },
    ])
    const { results } = await coordenador.call('GET /api/mudanca/pessoas/:id', { params: { id: mudancaId } })
    const [pessoa] = results
    const quem = pessoa?.colaboradorId ?? 0
    const { results: historico } = await coordenador.call('GET /api/colaborador/historico/:id', {
      params: { id: quem },
    })
    const doTitulo = historico.filter(({ titulo }) => titulo === 'Portaria em 12x36')
    expect(doTitulo).toHaveLength(1)
    expect(doTitulo[0]?.mudancas.map(({ label }) => label)).toEqual(['Escala'])
    // The cycle is counted from the first day of the slot.
    expect((await alocacoesDe(rh.db, quem)).at(-1)).toMatchObject({
      postoId,
      inicio: pessoa?.vigencia,
      fim: null,
    })
    expect(
      await linhas(sql`select e.regra, l.tarifa_centavos from vale_transporte t join escala_vt e on e.id = t.escala_vt_id
        join vale_transporte_linha l on l.vale_transporte_id = t.id
       where t.vinculo_id = ${quem} order by t.desde`),
    ).toEqual([
      { regra: 'seg_sab', tarifaCentavos: 530 },
      { regra: 'plantoes', tarifaCentavos: 530 },
    ])
    for (const papel of ['relacao', 'termos'] as const) {
      const pdf = await coordenador.call('GET /api/mudanca/papel/:id', {
        params: { id: mudancaId },
        query: { papel },
      })
      expect(pdf.type).toBe('application/pdf')
    }
    // Marked once, nothing else is marked over it.
    expect(codigos(await prever({ vigencia: '2026-11-30' }))).toContain('posto_ja_muda')

    // The post takes its scale on the day, and whoever is looked at from then on works by it.
    rh.clock.irPara(noiteDe('2026-12-02'))
    await executar()
    expect(await estado()).toMatchObject([{ escala: plantao }])
    coordenador = await rh.as('coordenador')
    expect((await desfazer(mudancaId)).status).toBe(200)
    await executar()
    expect(await obter(mudancaId)).toMatchObject({ estado: 'desfeito', podeDesfazer: false })
    expect(await estado()).toMatchObject([{ abertas: PESSOAS, escala: semanal }])
    const voltaram = await linhas(sql`
      select distinct ve.escala_id, ve.salario_centavos from vinculo v
        join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) ve on true
       where ve.posto_id = ${postoId}`)
    expect(voltaram).toEqual([{ escalaId: semanal, salarioCentavos: SALARIO }])
    // Nothing that was worked is deleted.
    expect(
      await linhas(sql`select count(*)::int as n from vinculo_versao where compensa_id is not null
      and posto_id = ${postoId}`),
    ).toEqual([{ n: PESSOAS }])
    expect((await estado())[0]?.['versoes']).toBe(Number(antes?.['versoes']) + 2 * PESSOAS)
  })
})

describe('a change of pay', () => {
  const soSalario = { escalaId: undefined, acordo: undefined, vigencia: '2027-03-01' }

  it('raises people and what the post plans from the day on; undone before it, nothing is left', async () => {
    const antes = await estado()
    const { id: mudancaId } = await comecar('Piso da portaria', { ...soSalario, salarioCentavos: 215_000 })
    await executar()
    expect(await obter(mudancaId)).toMatchObject({ aumentoCentavos: 15_000 * PESSOAS, escala: null })
    const noDia = (dia: string) =>
      linhas(
        sql`select te.salario_previsto_centavos as previsto from posto_termos(${postoId}, ${dia}::date) te`,
      )
    expect(await noDia('2027-02-28')).toEqual([{ previsto: SALARIO }])
    expect(await noDia('2027-03-01')).toEqual([{ previsto: 215_000 }])
    expect((await desfazer(mudancaId)).status).toBe(200)
    await executar()
    expect(await estado()).toEqual(antes)
  })

  it('waits for whoever has the contract in hand before it holds a post, and both go on', async () => {
    const { id: mudancaId } = await comecar('Espera o contrato', { ...soSalario, salarioCentavos: 215_000 })
    const livres = () =>
      enquantoPreso(
        rh.db,
        sql`select from contrato where id = (select contrato_id from posto where id = ${postoId}) for update`,
        executar,
        async (tx) =>
          (await sql`select from posto where id = ${postoId} for update skip locked`.execute(tx)).rows.length,
      )
    expect((await livres()).visto).toBe(1)
    expect(await obter(mudancaId)).toMatchObject({ estado: 'aplicado' })
    expect((await desfazer(mudancaId)).status).toBe(200)
    expect((await livres()).visto).toBe(1)
    expect(await obter(mudancaId)).toMatchObject({ estado: 'desfeito' })
  })

  it('names who changed again and keeps it, and refuses half of a batch', async () => {
    const { id: mudancaId } = await comecar('Mais cinco por cento', { ...soSalario, percentual: 5 })
    await executar()
    const { results } = await coordenador.call('GET /api/mudanca/pessoas/:id', { params: { id: mudancaId } })
    const preso = results[3]?.colaboradorId ?? 0
    await sql`insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
        centro_de_custo_id, salario_centavos, motivo)
      select vinculo_id, '2027-04-01', cargo_id, posto_id, contrato_id, escala_id, sindicato_id, centro_de_custo_id,
             salario_centavos + 100, 'Mérito' from vinculo_versao
       where vinculo_id = ${preso} order by vigencia desc limit 1`.execute(rh.db)
    const sem = await desfazer(mudancaId)
    expect(sem.status).toBe(422)
    expect(JSON.stringify(sem.body)).toContain(results[3]?.nome)
    expect((await desfazer(mudancaId, [preso])).status).toBe(200)
    await executar()
    const depois = await coordenador.call('GET /api/mudanca/pessoas/:id', { params: { id: mudancaId } })
    expect(depois.results.filter(({ ficou }) => ficou !== null).map((p) => p.colaboradorId)).toEqual([preso])
    await sql`delete from vinculo_versao where vinculo_id = ${preso} and vigencia > '2026-12-31'`.execute(
      rh.db,
    )
  })

  it('leaves nothing half done when it fails in the middle, says so, and can be made again', async () => {
    const antes = await estado()
    await sql`create function falhar() returns trigger language plpgsql as $$
      begin if (select count(*) from vinculo_versao where motivo = 'Cortado') >= ${sql.lit(PESSOAS)} then
        raise exception 'cut'; end if; return null; end $$`.execute(rh.db)
    await sql`create trigger falhar after insert on posto_vigencia for each statement execute function falhar()`.execute(
      rh.db,
    )
    await sql`create trigger falhar after insert on vinculo_versao for each statement execute function falhar()`.execute(
      rh.db,
    )
    const { id: mudancaId } = await comecar('Cortado', { ...soSalario, percentual: 4 })
    await expect(executar()).rejects.toThrow('1 batches of contracts failed')
    expect(await estado()).toEqual(antes)
    expect(await obter(mudancaId)).toMatchObject({
      estado: 'recusado',
      recusa: 'O sistema falhou e nada foi gravado. Tente de novo.',
    })
    await sql`drop trigger falhar on vinculo_versao`.execute(rh.db)
    await sql`drop trigger falhar on posto_vigencia`.execute(rh.db)
    const outra = await comecar('De novo', { ...soSalario, percentual: 4 })
    await Promise.all([executar(), executar()])
    expect((await obter(outra.id)).estado).toBe('aplicado')
    expect((await estado())[0]?.['versoes']).toBe(Number(antes[0]?.['versoes']) + PESSOAS)
  })
})
