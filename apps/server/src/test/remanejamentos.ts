import { sql } from 'kysely'
import type { Evento } from '@rh/domain/processo/contract'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import type { Db } from '../db/db.ts'
import { comprometida } from '../modules/contratos/ocupacao.ts'
import { cumprirAgenda } from '../modules/processo/agenda/cumprir-agenda.ts'
import { moduloRemanejamento } from '../modules/remanejamento/modulo.ts'
import { noiteDe } from './clock.ts'
import { abrirEmpresa } from './empresa.ts'
import type { Client, TestApp } from './harness.ts'

export interface ARemanejar {
  readonly id: number
  readonly nome: string
  readonly cargoId: number
  readonly postoId: number
  readonly contratoId: number
  readonly salarioCentavos: number
}

/** Somebody who works by day and of whom nothing is open, not away soon: each call another person; `onde` narrows who. */
export async function alguemARemanejar(db: Db, onde = sql`true`, hoje = '2026-11-20'): Promise<ARemanejar> {
  const { rows } = await sql<ARemanejar>`
    select v.id, pe.nome, vv.cargo_id, vv.posto_id, vv.contrato_id, vv.salario_centavos
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) vv on true
      join posto po on po.id = vv.posto_id
      join escala es on es.id = vv.escala_id and es.tipo <> '12x36' and not es.noturna
     where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 200 and vv.vigencia < ${hoje}::date - 31
       and vv.cargo_id = po.cargo_id and not vv.reserva
       and not exists (select from processo p where p.vinculo_id = v.id and p.tipo <> 'admissao')
       and not exists (select from ausencia a where a.vinculo_id = v.id and a.fim >= ${hoje}::date - 40)
       and not exists (select from estabilidade e where e.vinculo_id = v.id)
       and (select count(*) from posto o join contrato co on co.id = o.contrato_id
              join escala eo on eo.id = o.escala_id and eo.tipo <> '12x36' and not eo.noturna
             where o.cargo_id = vv.cargo_id and o.contrato_id <> vv.contrato_id
               and co.inicio <= '2026-11-01' and co.termino >= '2027-03-01') > 1
       and ${onde}
     order by v.id limit 1`.execute(db)
  const [pessoa] = rows
  if (!pessoa) throw new Error('The demo company has nobody left to transfer')
  return pessoa
}

/** Of the occupation that most people have, for a version `vv`. */
export const doCargoComum = sql`vv.cargo_id = (
  select x.cargo_id from vinculo_versao x group by 1 order by count(*) desc limit 1)`

export const VIGENCIA = '2026-12-01'

/** A post of the same cargo by day, in another place, with so many free slots; its contract holds on the days of the tests. */
export async function abrirVagas(
  db: Db,
  { cargoId, postoId, contratoId }: Pick<ARemanejar, 'cargoId' | 'postoId' | 'contratoId'>,
  vagas: number,
  { mesmoContrato = false, menos = [] as readonly number[], onde = sql`true` } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select po.id from posto po join contrato co on co.id = po.contrato_id
      join escala es on es.id = po.escala_id and es.tipo <> '12x36' and not es.noturna
     where po.cargo_id = ${cargoId} and po.id <> ${postoId} and po.id <> all (${[...menos]}::int[])
       and (po.contrato_id = ${contratoId}) = ${mesmoContrato}
       and co.inicio <= '2026-11-01' and co.termino >= '2027-03-01' and ${onde}
     order by po.id limit 1`.execute(db)
  const [posto] = rows
  if (!posto) throw new Error('No other post of the cargo')
  await deixarVagas(db, posto.id, vagas)
  return posto.id
}

/** Makes a post have so many free slots from a day on: what is held then and what is promised stays. */
export async function deixarVagas(db: Db, postoId: number, vagas: number, dia = '2026-11-20'): Promise<void> {
  await sql`update posto_vigencia set quantidade = ${vagas} + (
      select count(*) from alocacao al where al.posto_id = ${postoId} and al.tipo = 'titular'
         and (al.fim is null or al.fim >= ${dia}::date)) + (
      select count(*) from processo_indice pr where pr.posto_id = ${postoId} and ${comprometida})
    where posto_id = ${postoId}`.execute(db)
}

/** A request for good, to a post. */
export const pedidoDe = (postoId: number, mais: object = {}) => ({
  tipo: 'definitivo' as const,
  vigencia: VIGENCIA,
  postoId,
  motivo: 'O contrato de destino abriu vagas.',
  ...mais,
})

/** What stands in the way of a form, and what has to be read. */
export async function achadosDe(client: Client, colaboradorId: number, dados: object) {
  const { pendencias } = await client.call('POST /api/remanejamento/verificar', {
    body: { colaboradorId, dados: { ...dados } },
  })
  return pendencias
}

export const codigos = (pendencias: readonly { readonly codigo: string }[]): string[] =>
  pendencias.map(({ codigo }) => codigo)

/** Opens a transfer with every alert read. */
export async function pedir(client: Client, colaboradorId: number, dados: object) {
  const alertasAceitos = codigos(await achadosDe(client, colaboradorId, dados))
  return client.call('POST /api/remanejamento/criar', {
    body: { colaboradorId, dados: { ...dados } as never, alertasAceitos },
  })
}

interface Visto {
  readonly id: number
  readonly versao: number
}

const opinioes = {
  vaga: { quem: 'vagas', dados: {} },
  departamento_pessoal: { quem: 'cadastro', dados: {} },
  exame: {
    quem: 'sesmt',
    dados: { dataExame: '2026-11-19', medico: 'Dra. Lúcia Prado', crm: '12345/SP' },
  },
} as const

/** Every parecer that the transfer asks for, each by its own sector. */
export async function opinar(rh: TestApp, { id }: Visto): Promise<Visto> {
  let visto: Visto = { id, versao: 0 }
  for (const [parecer, { quem, dados }] of Object.entries(opinioes)) {
    const client = await rh.as(quem)
    const registro = await client.call('GET /api/remanejamento/obter/:id', { params: { id } })
    visto = registro
    if (registro.pareceresAbertos.includes(parecer as never))
      visto = await client.call('POST /api/remanejamento/parecer', {
        body: {
          id,
          versao: registro.versao,
          parecer: parecer as keyof typeof opinioes,
          decisao: 'aprovado',
          dados,
        },
      })
  }
  return visto
}

/** The alerts that were accepted when it was opened. */
export const aceitosEm = ({ eventos }: { readonly eventos: readonly Evento[] }): string[] =>
  eventos[0]?.alertas.map(({ codigo }) => codigo) ?? []

/** Approves a transfer whose sectors are done. */
export async function aprovar(rh: TestApp, { id }: Visto, quem = 'coordenador') {
  const client = await rh.as(quem)
  const registro = await client.call('GET /api/remanejamento/obter/:id', { params: { id } })
  return client.call('POST /api/remanejamento/status', {
    body: {
      id,
      versao: registro.versao,
      transicao: 'aprovar',
      alertasAceitos: [...aceitosEm(registro), 'S2240_NOVO'],
    },
  })
}

/** Asked for, seen by every sector and approved. */
export async function aprovado(rh: TestApp, client: Client, colaboradorId: number, dados: object) {
  const registro = await pedir(client, colaboradorId, dados)
  await opinar(rh, registro)
  return aprovar(rh, registro)
}

/** Slots that a person holds, in order of their days. */
export async function alocacoesDe(db: Db, vinculoId: number) {
  const { rows } = await sql<{ postoId: number; inicio: string; fim: string | null }>`
    select posto_id, inicio, fim from alocacao
     where vinculo_id = ${vinculoId} and tipo = 'titular' order by inicio`.execute(db)
  return rows
}

/** Versions of a contract, in order. */
export async function versoesDe(db: Db, vinculoId: number) {
  const { rows } = await sql<{
    vigencia: string
    postoId: number
    contratoId: number
    salarioCentavos: number
    reserva: boolean
  }>`
    select vigencia, posto_id, contrato_id, salario_centavos, reserva from vinculo_versao
     where vinculo_id = ${vinculoId} order by vigencia`.execute(db)
  return rows
}

/**
 * The demo company for the tests of one file about the life of transfers. Today is 20 November; they hold from 1 December
 * unless a test says another day.
 */
export function abrirRemanejamentos() {
  const empresa = abrirEmpresa()
  /** What falls due on a day is done, and it is the night of it. */
  const amanhecer = async (dia: string): Promise<void> => {
    empresa.rh.clock.irPara(`${dia}T03:05:00Z`)
    await cumprirAgenda(remanejamento, moduloRemanejamento).executar(empresa.rh.deps)
    empresa.rh.clock.irPara(noiteDe(dia))
  }
  const obter = async (quem: string, id: number) =>
    (await empresa.rh.as(quem)).call('GET /api/remanejamento/obter/:id', { params: { id } })
  return {
    get rh() {
      return empresa.rh
    },
    get coordenador() {
      return empresa.cliente
    },
    amanhecer,
    obter,
  }
}
