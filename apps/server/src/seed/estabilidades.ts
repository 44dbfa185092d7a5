import { sql } from 'kysely'
import type { TipoDeFato } from '@rh/domain/colaborador/estabilidade'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../db/db.ts'
import { recalcularEstabilidades } from '../modules/colaborador/estabilidades/estabilidades.ts'
import { isoDe } from '../clock.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly hoje: string
}

interface FatoDemo {
  readonly tipo: TipoDeFato
  /** Days from today, as all of them. */
  readonly inicio: number
  readonly marco: number | null
  readonly previsto?: true
  readonly documento: string
  readonly por: string
  readonly mulher?: true
}

/** What people told Rh and Sesmt and no process knows. */
const fatos: readonly FatoDemo[] = [
  { tipo: 'CIPA', inicio: -260, marco: 105, documento: 'Ata da eleição da CIPA', por: 'sesmt' },
  { tipo: 'CIPA', inicio: -640, marco: -275, documento: 'Ata da eleição da CIPA anterior', por: 'sesmt' },
  {
    tipo: 'GESTANTE',
    inicio: -38,
    marco: 160,
    previsto: true,
    documento: 'Exame entregue ao Sesmt',
    por: 'sesmt',
    mulher: true,
  },
  {
    tipo: 'DIRIGENTE_SINDICAL',
    inicio: -420,
    marco: null,
    documento: 'Ofício do sindicato com a chapa registrada',
    por: 'cadastro',
  },
]

/** Facts that protect a few people of whom nothing else is told, and what every leave and clause works out to. */
export async function inserirEstabilidades(tx: Tx, { agora, usuarioIds, hoje }: Palco): Promise<void> {
  const usados: number[] = []
  for (const { tipo, inicio, marco, previsto, documento, por, mulher } of fatos) {
    const vinculoId = await findLivre(tx, { hoje, usuarioIds, usados, mulher: mulher === true })
    if (vinculoId === null) continue
    usados.push(vinculoId)
    await tx
      .insertInto('estabilidadeRegistro')
      .values({
        vinculoId,
        tipo,
        inicio: somarDias(hoje, inicio),
        marco: marco === null ? null : somarDias(hoje, marco),
        marcoPrevisto: previsto === true,
        documento,
        registradoEm: hoje,
        usuarioId: usuarioIds[por] ?? null,
        em: isoDe(agora),
      })
      .execute()
  }
  const { rows } = await sql<{ id: number }>`select distinct vinculo_id as id from afastamento`.execute(tx)
  await recalcularEstabilidades(tx, [...usados, ...rows.map(({ id }) => id)], hoje)
}

interface Quem {
  readonly hoje: string
  readonly usuarioIds: Palco['usuarioIds']
  readonly usados: readonly number[]
  readonly mulher: boolean
}

/** Somebody past two years in the house, outside the contracts of the Gestor, with nothing under way. */
async function findLivre(tx: Tx, { hoje, usuarioIds, usados, mulher }: Quem): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date
     where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 730
       and v.id <> all (${[...usados]}::int[])
       and not exists (select from processo pr where pr.vinculo_id = v.id and pr.tipo <> ${tipoDeEntrada})
       and not exists (select from usuario u where u.vinculo_id = v.id)
       and cp.contrato_id not in (
         select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int)
       and (${!mulher} or pe.sexo = 'F')
     order by v.id desc limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
