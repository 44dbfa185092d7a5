import { sql } from 'kysely'
import type { NovoReajuste, PreviaDoReajuste } from '@rh/domain/contract/reajuste'
import { verificarReajuste, type ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { dia15DoMesSeguinte } from '@rh/domain/regras/esocial/prazos'
import { CANAL_DAS_TAREFAS } from '../../../tarefa.ts'
import type { Db } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import { requireAchados } from '../../processo/requirements.ts'
import { findFatos, planejar, type Planejado } from './pessoas.ts'
import { TAREFA_DOS_REAJUSTES } from './tarefa.ts'

/** Everybody under the agreement before and after; nothing is kept. */
export async function preverReajuste(
  db: Db,
  parametros: ParametrosDoReajuste,
  hoje: string,
): Promise<PreviaDoReajuste> {
  const [fatos, pessoas] = await Promise.all([
    findFatos(db, parametros, hoje),
    planejar(db, { parametros, hoje }),
  ])
  return {
    pendencias: verificarReajuste(parametros, fatos),
    pessoas: pessoas.map((pessoa) => ({ ...pessoa, avisos: [...pessoa.avisos] })),
    s2206Ate: dia15DoMesSeguinte(hoje),
  }
}

const NOMES_DITOS = 5

/** Refuses whoever is no longer as the preview showed them. */
export const mudaram = (nomes: readonly string[]) => {
  const mais = nomes.length - NOMES_DITOS
  return failure('pendencias', {
    mensagem: `Mudou desde a conferência: ${nomes.slice(0, NOMES_DITOS).join(', ')}${mais > 0 ? ` e mais ${mais}` : ''}.`,
    acao: 'Veja a prévia de novo e confira essas pessoas.',
  })
}

/**
 * Keeps a readjustment as it was checked, and queues its one transaction. Answers its id; throws 422 with what stands
 * against it, and with the names of those who changed since the preview.
 */
export async function iniciarReajuste(
  work: UnitOfWork,
  { ator, fuso }: { readonly ator: Quem; readonly fuso: string },
  { titulo, parametros, vao, fora, alertasAceitos }: NovoReajuste,
): Promise<number> {
  const { tx, agora } = work
  const hoje = hojeEm(agora, fuso)
  // Two at once would each not see the other's people.
  await sql`select pg_advisory_xact_lock(hashtext('reajuste'), ${parametros.sindicatoId})`.execute(tx)
  const achados = verificarReajuste(parametros, await findFatos(tx, parametros, hoje))
  requireAchados(achados, { aceitos: alertasAceitos, quem: ator })
  const planejados = await planejar(tx, { parametros, hoje })
  const itens = comoConferidos(planejados, { vao, fora })
  const { id } = await tx
    .insertInto('reajuste')
    .values({
      titulo,
      sindicatoId: parametros.sindicatoId,
      convencaoId: parametros.convencaoId,
      dataBase: parametros.dataBase,
      parametros: JSON.stringify(parametros),
      usuarioId: ator.id,
      criadoEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inserirItens(work, id, itens)
  await tx.insertInto('reajusteAndamento').values({ reajusteId: id, feitos: 0, total: vao.length }).execute()
  await sql`select pg_notify(${CANAL_DAS_TAREFAS}, ${TAREFA_DOS_REAJUSTES})`.execute(tx)
  return id
}

type Item = Planejado & { readonly fora: string | null }

/** The plan of now with who goes and who stays out; everybody who goes has to be as the preview showed. */
function comoConferidos(
  planejados: readonly Planejado[],
  { vao, fora }: Pick<NovoReajuste, 'vao' | 'fora'>,
): Item[] {
  const conferidos = new Map(vao.map((um) => [um.colaboradorId, um]))
  const motivos = new Map(fora.map(({ colaboradorId, motivo }) => [colaboradorId, motivo]))
  const novos: string[] = []
  const itens = planejados.map((um): Item => {
    const conferido = conferidos.get(um.colaboradorId)
    conferidos.delete(um.colaboradorId)
    if (!conferido) {
      const motivo = motivos.get(um.colaboradorId) ?? um.excecao?.motivo
      // Came under the agreement after the preview: nobody said whether they go.
      if (motivo === undefined) novos.push(um.nome)
      return { ...um, fora: motivo ?? '' }
    }
    const igual =
      um.deCentavos === conferido.deCentavos &&
      um.paraCentavos === conferido.paraCentavos &&
      um.excecao?.podeIncluir !== false
    if (!igual) novos.push(um.nome)
    return { ...um, fora: null }
  })
  if (novos.length > 0) throw mudaram(novos)
  if (conferidos.size > 0)
    throw failure('nao_encontrado', {
      mensagem: 'Há alguém que não está mais neste sindicato ou nestes contratos.',
      acao: 'Veja a prévia de novo.',
    })
  return itens
}

const inserirItens = ({ tx }: UnitOfWork, reajusteId: number, itens: readonly Item[]) =>
  sql`
    insert into reajuste_item (reajuste_id, vinculo_id, contrato_id, base_id, vigencia, de_centavos, para_centavos,
      diferenca_centavos, fora)
    select ${reajusteId}, i."colaboradorId", i."contratoId", i."baseId", i.vigencia, i."deCentavos", i."paraCentavos",
           i."diferencaCentavos", i.fora
      from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as i("colaboradorId" int, "contratoId" int, "baseId" int,
        vigencia date, "deCentavos" bigint, "paraCentavos" bigint, "diferencaCentavos" bigint, fora text)`.execute(
    tx,
  )
