import { sql } from 'kysely'
import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import { adicionalDe, grausDe } from '@rh/domain/codigos/adicionais'
import {
  verificarCorrecao,
  versaoEm,
  versoesQueVem,
  type Correcao,
  type CorrecaoFatos,
  type Termos,
  type VinculoFatos,
} from '@rh/domain/colaborador/correcao'
import { impedimentoDeCancelar, termosAnteriores, verificarDesfazer } from '@rh/domain/colaborador/desfazer'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { findSalariosMinimos } from '../cadastros/parametros.ts'
import { requireAchados } from '../processo/requirements.ts'
import { fatosDoVinculo, listVersoes } from './versoes.ts'
import type { Vinculo } from './vinculo.ts'

/** What a correction is checked against, read now. */
async function gatherFatos(
  db: Db | Tx,
  vinculo: Vinculo,
  nova: Correcao,
  hoje: string,
): Promise<CorrecaoFatos> {
  const base = fatosDoVinculo(vinculo, await listVersoes(db, vinculo.id), hoje)
  const vigente = versaoEm(base.versoes, nova.vigencia)
  const { rows } = await sql<{
    sindicato: string | null
    horasSemanais: number | null
    pisoCentavos: number | null
    centro: number | null
    escalaId: number
    insalubridade: number
    periculosidade: boolean
  }>`
    select (select nome from sindicato where id = ${nova.sindicatoId} and (ativo and tipo = any (${[...sindicatosDeEmpregados]}) or id = ${vigente?.sindicatoId ?? 0})) as sindicato,
           (select horas_semanais from escala where id = ${nova.escalaId} and (ativo or id = ${vigente?.escalaId ?? 0})) as horas_semanais,
           (select id from centro_de_custo where id = ${nova.centroDeCustoId} and (ativo or id = ${vigente?.centroDeCustoId ?? 0})) as centro,
           (select pi.valor_centavos from piso_salarial pi
             where pi.cargo_id = ${vigente?.cargoId ?? 0} and pi.sindicato_id = ${nova.sindicatoId}
               and pi.desde <= ${nova.vigencia}::date
             order by pi.desde desc limit 1) as piso_centavos,
           po.escala_id, t.insalubridade, t.periculosidade
      from posto po cross join lateral posto_termos(po.id, ${nova.vigencia}::date) t
     where po.id = ${vigente?.postoId ?? 0}`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const { sindicato, horasSemanais, centro, pisoCentavos, escalaId, insalubridade, periculosidade } = linha
  const campos = {
    ...(sindicato === null && { 'dados.sindicatoId': 'Escolha um sindicato da lista' }),
    ...(horasSemanais === null && { 'dados.escalaId': 'Escolha uma escala ativa' }),
    ...(centro === null && { 'dados.centroDeCustoId': 'Escolha um centro de custo ativo' }),
  }
  if (sindicato === null || horasSemanais === null || centro === null) throw failure('validacao', { campos })
  const minimos = await findSalariosMinimos(db)
  const posto = { escalaId, adicional: adicionalDe({ insalubridade, periculosidade }) }
  return { ...base, sindicato, horasSemanais, minimos, pisoCentavos, posto }
}

export const verificar = async (db: Db | Tx, vinculo: Vinculo, nova: Correcao, hoje: string) =>
  verificarCorrecao(nova, await gatherFatos(db, vinculo, nova, hoje))

export async function registrar(
  { tx }: UnitOfWork,
  vinculo: Vinculo,
  nova: Correcao,
  { hoje, aceitos }: { hoje: string; aceitos: readonly string[] },
): Promise<void> {
  const fatos = await gatherFatos(tx, vinculo, nova, hoje)
  const alertas = requireAchados(verificarCorrecao(nova, fatos), { aceitos })
  const base = versaoEm(fatos.versoes, nova.vigencia)
  if (!base) throw failure('nao_encontrado')
  await copiarVersao(tx, base.id, { ...nova, alertas, compensaId: null })
  await levarAdiante(tx, nova, fatos)
}

/** Writes the terms from a day on into the versions after it that only repeat those of that day. */
async function levarAdiante(
  tx: Tx,
  nova: Termos & { readonly vigencia: string },
  fatos: VinculoFatos,
): Promise<void> {
  for (const { versao, leva } of versoesQueVem(nova, fatos))
    if (leva.length > 0)
      await escreverTermos(tx, versao.id, {
        ...versao,
        ...Object.fromEntries(leva.map((campo) => [campo, nova[campo]])),
      })
}

/** Writes terms into a version to come. */
const escreverTermos = (tx: Tx, id: number, termos: Termos) => {
  const { salarioCentavos, escalaId, sindicatoId, centroDeCustoId } = termos
  return tx
    .updateTable('vinculoVersao')
    .set({ salarioCentavos, escalaId, sindicatoId, centroDeCustoId, ...grausDe(termos.adicional) })
    .where('id', '=', id)
    .execute()
}

interface Copia extends Termos {
  readonly vigencia: string
  readonly motivo: string
  readonly alertas: readonly Pendencia[]
  readonly compensaId: number | null
}

/** A version like another one but for the given terms: post, contract and cargo stay those of the allocation. */
const copiarVersao = (tx: Tx, baseId: number, nova: Copia) => {
  const { insalubridade, periculosidade } = grausDe(nova.adicional)
  return sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
      centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo, alertas, compensa_id)
    select vinculo_id, ${nova.vigencia}::date, cargo_id, posto_id, contrato_id, ${nova.escalaId}::int,
           ${nova.sindicatoId}::int, ${nova.centroDeCustoId}::int, ${nova.salarioCentavos}::bigint,
           ${insalubridade}::int, ${periculosidade}::boolean, reserva, ${nova.motivo},
           ${JSON.stringify(nova.alertas)}::jsonb, ${nova.compensaId}::int
      from vinculo_versao where id = ${baseId}`.execute(tx)
}

const findVersao = (fatos: VinculoFatos, id: number) => {
  const versao = fatos.versoes.find((outra) => outra.id === id)
  if (!versao) throw failure('nao_encontrado')
  return versao
}

/** Takes away a version that has not begun, and its terms from those that only repeat them; the trail keeps the reason. */
export async function cancelar(
  { tx }: UnitOfWork,
  vinculo: Vinculo,
  { versaoId, motivo }: { versaoId: number; motivo: string },
  hoje: string,
): Promise<void> {
  const fatos = fatosDoVinculo(vinculo, await listVersoes(tx, vinculo.id), hoje)
  const versao = findVersao(fatos, versaoId)
  const impedimento = impedimentoDeCancelar(versao, fatos)
  if (impedimento) throw failure('transicao_invalida', { mensagem: impedimento })
  const anterior = termosAnteriores(versao, fatos)
  if (!anterior) throw failure('nao_encontrado')
  await levarAdiante(tx, { ...anterior, vigencia: versao.vigencia }, fatos)
  await tx
    .updateTable('vinculoVersao')
    .set({ cancelamentoMotivo: motivo })
    .where('id', '=', versaoId)
    .execute()
  await tx.deleteFrom('vinculoVersao').where('id', '=', versaoId).execute()
}

/** Puts the terms before a version in force again, by a version that names the one it compensates. */
export async function desfazer(
  { tx }: UnitOfWork,
  vinculo: Vinculo,
  pedida: { versaoId: number; vigencia: string; motivo: string },
  { hoje, aceitos }: { hoje: string; aceitos: readonly string[] },
): Promise<void> {
  const { versaoId, vigencia, motivo } = pedida
  const fatos = fatosDoVinculo(vinculo, await listVersoes(tx, vinculo.id), hoje)
  const versao = findVersao(fatos, versaoId)
  const alertas = requireAchados(verificarDesfazer(versao, vigencia, fatos), { aceitos })
  const anterior = termosAnteriores(versao, fatos)
  if (!anterior) throw failure('nao_encontrado')
  await copiarVersao(tx, versao.id, { ...anterior, vigencia, motivo, alertas, compensaId: versao.id })
}
