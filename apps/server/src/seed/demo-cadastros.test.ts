import { admissao } from '@rh/domain/processos/admissao/admissao'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { regras } from '@rh/domain/processos/admissao/rules'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { regrasDaPromocao } from '@rh/domain/processos/promocao/rules'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { regrasDoRemanejamento } from '@rh/domain/processos/remanejamento/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cenariosDeAfastamento } from './processos/cenarios-afastamento.ts'
import { cenariosDeFerias } from './processos/cenarios-ferias.ts'
import { cenariosDeDemissao } from './processos/cenarios-demissao.ts'
import { cenariosDePromocao } from './processos/cenarios-promocao.ts'
import { cenariosDeRemanejamento } from './processos/cenarios-remanejamento.ts'
import { openDb, type Db } from '../db/db.ts'
import { gatherContexto } from '../modules/admissao/fatos.ts'
import type { RawForm } from '../modules/processo/campos.ts'
import { gatherContexto as gatherPromocao } from '../modules/promocao/fatos.ts'
import { gatherContexto as gatherRemanejamento } from '../modules/remanejamento/fatos.ts'
import { abrirFormularios } from '../cifra/formularios.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createDemoDatabase, type TestDatabase } from '../test/database.ts'
import { HOJE } from '../test/clock.ts'

/** Who left before, each by a dismissal. */
const DESLIGADOS = 60

let banco: TestDatabase
let db: Db

beforeAll(async () => {
  banco = await createDemoDatabase()
  db = openDb({ ...banco.connection, max: 2 }, chavesDeTeste)
})

afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

const rows = async <R>(query: string): Promise<R[]> => (await sql.raw<R>(query).execute(db)).rows
const contar = async (query: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? -1

interface AdmissaoGuardada {
  readonly id: number
  readonly numero: string
  readonly status: string
  readonly dados: Rascunho
  readonly enviados: Rascunho | null
}
async function admissoes(): Promise<AdmissaoGuardada[]> {
  const linhas = await rows<AdmissaoGuardada>(
    "select p.id, p.numero, p.status, a.dados, a.enviados from processo p join processo_formulario a on a.processo_id = p.id where p.tipo = 'admissao' order by p.id",
  )
  const abrir = (de: (linha: AdmissaoGuardada) => Rascunho) =>
    abrirFormularios(
      db,
      linhas.map((linha) => ({ processoId: linha.id, dados: de(linha) })),
    )
  const [dados, enviados] = [await abrir((um) => um.dados), await abrir((um) => um.enviados ?? {})]
  return linhas.map((linha, i) => ({
    ...linha,
    dados: dados[i] ?? {},
    enviados: linha.enviados && (enviados[i] ?? {}),
  }))
}

describe('the staff', () => {
  it('never occupies a post beyond its quantity, on any day', async () => {
    const cheios = await rows(
      `select a.posto_id, d.dia, count(*) from (select distinct inicio as dia from alocacao) d
         join alocacao a on a.tipo = 'titular' and d.dia between a.inicio and coalesce(a.fim, 'infinity')
         join posto_termos(a.posto_id, d.dia) te on true
        group by a.posto_id, d.dia, te.quantidade having count(*) > te.quantidade`,
    )
    expect(cheios).toEqual([])
  })

  it('leaves some posts free and others full', async () => {
    const postos = await rows<{ livres: number }>(
      `select te.quantidade - count(a.id)::int as livres from posto po join posto_termos(po.id, '${HOJE}') te on true
           left join alocacao a on a.posto_id = po.id and '${HOJE}' between a.inicio and coalesce(a.fim, 'infinity')
          group by po.id, te.quantidade`,
    )
    expect(postos.filter(({ livres }) => livres === 0).length).toBeGreaterThan(10)
    expect(postos.filter(({ livres }) => livres > 0).length).toBeGreaterThan(10)
  })

  it('has one allocation in force per active bond, in the post and contract of its version', async () => {
    expect(
      await contar(
        `vinculo v join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
             and x.vigencia <= greatest(v.data_admissao, '${HOJE}') order by vigencia desc limit 1) vv on true
           left join alocacao a on a.vinculo_id = v.id and a.tipo = 'titular'
             and greatest(v.data_admissao, '${HOJE}') between a.inicio and coalesce(a.fim, 'infinity')
           left join posto po on po.id = a.posto_id
          where v.data_desligamento is null
            and case when vv.reserva then a.id is not null
                     else (a.posto_id, po.contrato_id, po.escala_id) is distinct from (vv.posto_id, vv.contrato_id, vv.escala_id) end
             or (po.cargo_id <> vv.cargo_id and vv.motivo <> 'Promoção')`,
      ),
    ).toBe(0)
    expect(
      await contar(
        `vinculo v where (select max(a.fim) from alocacao a where a.vinculo_id = v.id) is distinct from v.data_desligamento
          and v.data_desligamento is not null`,
      ),
    ).toBe(0)
  })

  it('pays nobody less than the floor of the day or than before (CF art. 7º, IV, V and VI)', async () => {
    expect(
      await contar(
        `vinculo_versao vv where vv.salario_centavos < coalesce((select pi.valor_centavos from piso_salarial pi
           where pi.cargo_id = vv.cargo_id and pi.sindicato_id = vv.sindicato_id and pi.desde <= vv.vigencia
           order by pi.desde desc limit 1), 0)`,
      ),
    ).toBe(0)
    expect(
      await contar(
        `(select salario_centavos - lag(salario_centavos) over (partition by vinculo_id order by vigencia) as aumento
            from vinculo_versao where compensa_id is null) x where aumento < 0`,
      ),
    ).toBe(0)
  })

  it('gives matrículas in the order of hiring, none twice', async () => {
    expect(
      await contar(
        `(select data_admissao < lag(data_admissao) over (order by matricula) as fora from vinculo) x where fora`,
      ),
    ).toBe(0)
    const [ultima] = await rows<{ matricula: string; seq: number }>(
      'select max(matricula) as matricula, (select last_value from matricula_seq)::int as seq from vinculo',
    )
    expect(Number(ultima?.matricula)).toBe(ultima?.seq)
  })

  it('hired nobody under 18', async () => {
    expect(
      await contar(
        `pessoa p join vinculo v on v.pessoa_id = p.id where p.nascimento + interval '18 years' > v.data_admissao`,
      ),
    ).toBe(0)
  })
})

describe('the admissions', () => {
  it('stand in every status of the declaration, at least twice', async () => {
    const porStatus = Map.groupBy(await admissoes(), ({ status }) => status)
    expect([...porStatus.keys()].toSorted()).toEqual(Object.keys(admissao.statuses).toSorted())
    for (const [status, lista] of porStatus) expect([status, lista.length > 1]).toEqual([status, true])
  })

  it('were sent without a missing or wrong field', async () => {
    const enviadas = (await admissoes()).filter(({ status }) => status !== 'rascunho')
    for (const { numero, dados, enviados: ultimo } of enviadas) {
      expect([numero, readRascunho(dados).faltas]).toEqual([numero, []])
      expect([numero, readRascunho(ultimo ?? {}).faltas]).toEqual([numero, []])
    }
  })

  it('include incomplete drafts and complete ones', async () => {
    const rascunhos = (await admissoes()).filter(({ status }) => status === 'rascunho')
    const completos = rascunhos.filter(({ dados }) => readRascunho(dados).completos !== null)
    expect(completos.length).toBeGreaterThan(0)
    expect(completos.length).toBeLessThan(rascunhos.length)
  })

  it('are free of anything that blocks where they wait for a decision', async () => {
    const esperam = (await admissoes()).filter(({ status }) =>
      (admissao.ocupa as readonly string[]).includes(status),
    )
    for (const { id, numero, dados } of esperam) {
      const contexto = await gatherContexto(db, {
        dados,
        processoId: id,
        hoje: HOJE,
        ator: { id: 0, escopado: false },
      })
      const bloqueios = (admissao.transitions.enviar.checks ?? [])
        .flatMap((nome) => regras[nome](contexto))
        .filter(({ severidade }) => severidade === 'bloqueio')
      expect([numero, bloqueios]).toEqual([numero, []])
    }
  })

  it('are numbered in the order in which they were opened', async () => {
    const numeros = (await admissoes()).map(({ numero }) => numero)
    expect(numeros).toEqual(numeros.map((_, i) => `2026-${String(i + 1).padStart(5, '0')}`))
    // Dismissals go back for years: they are counted below.
    expect(
      await rows("select tipo, ano, ultimo from processo_numeracao where tipo <> 'demissao' order by tipo"),
    ).toEqual([
      { tipo: 'admissao', ano: 2026, ultimo: numeros.length },
      { tipo: 'afastamento', ano: 2026, ultimo: cenariosDeAfastamento.length },
      { tipo: 'ferias', ano: 2026, ultimo: cenariosDeFerias.length },
      { tipo: 'promocao', ano: 2026, ultimo: cenariosDePromocao.length },
      // A swap is two records.
      { tipo: 'remanejamento', ano: 2026, ultimo: cenariosDeRemanejamento.length + 1 },
    ])
    const [demissoes] = await rows<{ total: number }>(
      "select sum(ultimo)::int as total from processo_numeracao where tipo = 'demissao'",
    )
    expect(demissoes?.total).toBe(DESLIGADOS + cenariosDeDemissao.length)
  })

  it('were approved and judged by other people than the requester', async () => {
    expect(
      await contar(
        `processo p join processo_evento e on e.processo_id = p.id where e.usuario_id = p.solicitante_id
          and (e.nome = 'aprovar' or e.tipo = 'parecer')`,
      ),
    ).toBe(0)
  })

  it('tell their history up to the present status', async () => {
    expect(
      await contar(
        `processo p where p.status <> coalesce((select e.para from processo_evento e where e.processo_id = p.id
           and e.tipo = 'transicao' order by e.id desc limit 1), case p.tipo when 'admissao' then 'rascunho' when 'afastamento' then 'informado' when 'remanejamento' then 'solicitado' else 'solicitada' end)`,
      ),
    ).toBe(0)
  })

  it('tell each event once', async () => {
    expect(
      await contar(`(select 1 from processo_evento
        group by processo_id, tipo, nome, de, para, motivo, usuario_id, em having count(*) > 1) repetidos`),
    ).toBe(0)
  })

  it('that took effect have their bond, made from the form', async () => {
    expect(await contar("processo where tipo = 'admissao' and status in ('efetivada', 'finalizada')")).toBe(
      await contar('vinculo where admissao_id is not null'),
    )
    expect(
      await contar(
        `processo p join processo_formulario a on a.processo_id = p.id join processo_indice i on i.id = p.id
           join vinculo v on v.admissao_id = p.id and v.id = p.vinculo_id
           join pessoa pe on pe.id = v.pessoa_id
           join vinculo_versao vv on vv.vinculo_id = v.id and vv.processo_id = p.id
           join alocacao al on al.vinculo_id = v.id and al.processo_id = p.id
          where (pe.cpf, pe.nome, al.posto_id, al.inicio::text, vv.vigencia::text)
              = (i.cpf, i.nome, i.posto_id, i.data, i.data)
            and vv.salario_centavos = (a.dados #>> '{vaga,salarioCentavos}')::bigint`,
      ),
    ).toBe(7)
  })
})

describe('the promotions', () => {
  const promocoes = () =>
    rows<{ id: number; numero: string; status: string; dados: RawForm; vinculoId: number }>(
      "select p.id, p.numero, p.status, p.vinculo_id, f.dados from processo p join processo_formulario f on f.processo_id = p.id where p.tipo = 'promocao' order by p.id",
    )

  it('stand in every status of the declaration', async () => {
    const status = new Set((await promocoes()).map((promocaoDemo) => promocaoDemo.status))
    expect([...status].toSorted()).toEqual(Object.keys(promocao.statuses).toSorted())
  })

  it('are free of anything that blocks where they wait for a decision', async () => {
    for (const { id, numero, dados, vinculoId, status } of await promocoes()) {
      if (!(promocao.ocupa as readonly string[]).includes(status)) continue
      const ator = { id: 0, escopado: false, grupos: [] as const }
      const contexto = await gatherPromocao(db, { dados, vinculoId, processoId: id, hoje: HOJE, ator })
      const bloqueios = (promocao.nasce?.checks ?? [])
        .flatMap((nome) => regrasDaPromocao[nome](contexto))
        .filter(({ severidade }) => severidade === 'bloqueio')
      expect([numero, bloqueios]).toEqual([numero, []])
    }
  })

  it('that took effect wrote their version, and the one undone wrote another that takes it back', async () => {
    const versoes = await rows<{ status: string; n: number }>(
      "select p.status, count(*)::int as n from processo p join vinculo_versao vv on vv.processo_id = p.id where p.tipo = 'promocao' group by p.status order by p.status",
    )
    expect(versoes).toEqual([
      { status: 'desfeita', n: 2 },
      { status: 'efetivada', n: 1 },
      { status: 'finalizada', n: 1 },
    ])
  })
})

describe('the transfers', () => {
  const remanejamentos = () =>
    rows<{ id: number; numero: string; status: string; dados: RawForm; vinculoId: number }>(
      "select p.id, p.numero, p.status, p.vinculo_id, f.dados from processo p join processo_formulario f on f.processo_id = p.id where p.tipo = 'remanejamento' order by p.id",
    )

  it('stand in every status of the declaration', async () => {
    const status = new Set((await remanejamentos()).map((um) => um.status))
    expect([...status].toSorted()).toEqual(Object.keys(remanejamento.statuses).toSorted())
  })

  it('are free of anything that blocks where they wait for a decision', async () => {
    for (const { id, numero, dados, vinculoId, status } of await remanejamentos()) {
      if (!(remanejamento.ocupa as readonly string[]).includes(status)) continue
      const ator = { id: 0, escopado: false, grupos: [] as const }
      const contexto = await gatherRemanejamento(db, { dados, vinculoId, processoId: id, hoje: HOJE, ator })
      const bloqueios = remanejamento.nasce.checks
        .flatMap((nome) => regrasDoRemanejamento[nome](contexto))
        .filter(({ severidade }) => severidade === 'bloqueio')
      expect([numero, bloqueios]).toEqual([numero, []])
    }
  })

  it('leave no post with more people than slots, and nobody in two at once', async () => {
    expect(
      await contar(`alocacao um join alocacao outro on outro.vinculo_id = um.vinculo_id and outro.id > um.id
        and um.tipo = 'titular' and outro.tipo = 'titular'
        and daterange(um.inicio, um.fim, '[]') && daterange(outro.inicio, outro.fim, '[]')`),
    ).toBe(0)
    const versoes = await rows<{ status: string; n: number }>(
      "select p.status, count(*)::int as n from processo p join vinculo_versao vv on vv.processo_id = p.id where p.tipo = 'remanejamento' group by p.status order by p.status",
    )
    expect(versoes).toEqual([
      { status: 'desfeito', n: 2 },
      { status: 'efetivado', n: 3 },
      { status: 'finalizado', n: 1 },
      { status: 'retornado', n: 2 },
    ])
  })
})
