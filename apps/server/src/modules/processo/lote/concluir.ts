import { sql } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import { gruposDaVez } from '@rh/domain/processo/vez'
import { pessoasDosGrupos, type Alertas } from '../../../alertas/alertas.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { isoDe } from '../../../clock.ts'
import { SISTEMA } from '../quem.ts'
import { findProcesso } from '../repository.ts'
import type { Passo } from './executar.ts'

/** Ends a run, once, and notifies: the next sector, the author, and the requesters. */
export async function concluirPasso(
  alertas: Alertas,
  process: AnyProcess,
  work: UnitOfWork,
  passo: Passo,
): Promise<void> {
  const { tx, agora } = work
  const faltam = sql<boolean>`exists (select from processo_lote_item i where i.passo_id = ${passo.id} and not i.tratado)`
  const terminado = await tx
    .updateTable('processoLotePasso')
    .set({ terminadoEm: isoDe(agora) })
    .where('id', '=', passo.id)
    .where('terminadoEm', 'is', null)
    .where(sql<boolean>`not ${faltam}`)
    .returning('id')
    .executeTakeFirst()
  // Another run has people of it in hand, and ends it.
  if (!terminado) return
  const grupos = await listMovidos(work, passo)
  await avisarSetores(alertas, process, work, passo, grupos)
  await avisarQuemPediu(alertas, process, work, passo, grupos)
}

/** Processes of the run in one resulting status. */
interface Movidos {
  readonly status: string
  readonly um: number
  readonly quantos: number
  readonly contratos: readonly number[]
  readonly solicitantes: readonly number[]
}

async function listMovidos({ tx }: UnitOfWork, { id }: Passo): Promise<Movidos[]> {
  const { rows } = await sql<Movidos>`
    select p.status, min(p.id) as um, count(*)::int as quantos,
           array_agg(distinct p.contrato_id) filter (where p.contrato_id is not null) as contratos,
           array_agg(distinct p.solicitante_id) as solicitantes
      from processo_lote_item i join processo p on p.id = i.processo_id
     where i.passo_id = ${id} and i.recusa is null and i.tratado
     group by p.status order by p.status`.execute(tx)
  return rows
}

const dizer = (quantos: number, { label }: AnyProcess): string =>
  `${quantos} ${(quantos === 1 ? label.one : label.many).toLowerCase()}`

async function avisarSetores(
  alertas: Alertas,
  process: AnyProcess,
  work: UnitOfWork,
  { titulo, loteId, usuarioId }: Passo,
  movidos: readonly Movidos[],
): Promise<void> {
  for (const { status, um, quantos, contratos } of movidos) {
    const spec = process.statuses[status]
    const processo = await findProcesso(work.tx, process.name, um, SISTEMA)
    if (!processo || !spec || spec.final || process.doSolicitante.includes(status)) continue
    const pessoas = await pessoasDosGrupos(work.tx, gruposDaVez(process, processo), contratos)
    await alertas.avisar(work, {
      usuarioIds: pessoas.filter((pessoa) => pessoa !== usuarioId),
      assunto: 'vez',
      loteId,
      icone: 'info',
      texto: `Lote “${titulo}”: ${dizer(quantos, process)} ${quantos === 1 ? 'aguarda' : 'aguardam'} você.`,
    })
  }
}

async function avisarQuemPediu(
  alertas: Alertas,
  process: AnyProcess,
  work: UnitOfWork,
  { titulo, loteId, usuarioId, total, transicao }: Passo,
  movidos: readonly Movidos[],
): Promise<void> {
  const feitos = movidos.reduce((soma, { quantos }) => soma + quantos, 0)
  const acao =
    transicao === null ? 'abrir' : (process.transitions[transicao]?.label.toLowerCase() ?? transicao)
  const ficaram = total - feitos
  const resultado = `${acao}: ${feitos} de ${total}${ficaram > 0 ? `, ${ficaram} ${ficaram === 1 ? 'ficou' : 'ficaram'} para você conferir` : ''}.`
  await alertas.avisar(work, {
    usuarioIds: [usuarioId],
    assunto: 'andamento',
    loteId,
    icone: ficaram > 0 ? 'warning' : 'success',
    texto: `Lote “${titulo}”, ${resultado}`,
  })
  const outros = new Set(movidos.flatMap(({ solicitantes }) => solicitantes))
  outros.delete(usuarioId)
  if (transicao === null || outros.size === 0) return
  const situacoes = movidos.map(
    ({ status, quantos }) => `${quantos} ${process.statuses[status]?.label.toLowerCase() ?? status}`,
  )
  await alertas.avisar(work, {
    usuarioIds: [...outros],
    assunto: 'andamento',
    loteId,
    icone: 'info',
    texto: `Lote “${titulo}”: ${new Intl.ListFormat('pt-BR').format(situacoes)}.`,
  })
}
