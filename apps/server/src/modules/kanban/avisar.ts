import { sql } from 'kysely'
import type { Alertas } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { isoDe } from '../../clock.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import { kanbanDoCartao, type CartaoPreso } from './preso.ts'
import type { Leitor } from './setor.ts'

type Sobre = Pick<CartaoPreso, 'id' | 'titulo'>

/** Tells people that a card is theirs now; who took it themselves knows. */
export const avisarResponsaveis = (
  alertas: Alertas,
  work: UnitOfWork,
  { id, titulo }: Sobre,
  { leitor, novos }: { readonly leitor: Leitor; readonly novos: readonly number[] },
): Promise<void> =>
  alertas.avisar(work, {
    usuarioIds: novos.filter((pessoa) => pessoa !== leitor.id),
    assunto: 'vez',
    kanbanCartaoId: id,
    icone: 'info',
    texto: `${leitor.nome} passou uma tarefa a você: ${titulo}.`,
  })

/** Tells the people whom a comment names, and those who answer for the card of the comment. */
export async function avisarComentario(
  alertas: Alertas,
  work: UnitOfWork,
  { id, titulo }: Sobre,
  { leitor, citados }: { readonly leitor: Leitor; readonly citados: readonly number[] },
): Promise<void> {
  const nomeados = citados.filter((pessoa) => pessoa !== leitor.id)
  await alertas.avisar(work, {
    usuarioIds: nomeados,
    assunto: 'citacao',
    kanbanCartaoId: id,
    icone: 'info',
    texto: `${leitor.nome} citou você na tarefa ${titulo}.`,
  })
  const responsaveis = await idsDosResponsaveis(work.tx, id)
  await alertas.avisar(work, {
    usuarioIds: responsaveis.filter((pessoa) => pessoa !== leitor.id && !nomeados.includes(pessoa)),
    assunto: 'andamento',
    kanbanCartaoId: id,
    icone: 'info',
    texto: `Novo comentário na tarefa ${titulo}.`,
  })
}

/** What was told of a card is read with it. Throws 404 for one of another sector. */
export async function lerAvisosDoCartao(
  { tx, agora }: UnitOfWork,
  leitor: Leitor,
  id: number,
): Promise<void> {
  await kanbanDoCartao(tx, leitor, id)
  await tx
    .updateTable('notificacao')
    .set({ lidaEm: isoDe(agora) })
    .where('usuarioId', '=', leitor.id)
    .where('kanbanCartaoId', '=', id)
    .where('lidaEm', 'is', null)
    .execute()
}

/** Active people who answer for a card and are still of its sector. */
async function idsDosResponsaveis(tx: Tx, cartaoId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id
      from kanban_cartao c
      join kanban k on k.id = c.kanban_id
      join kanban_responsavel r on r.cartao_id = c.id
      join usuario u on u.id = r.usuario_id
      join usuario_grupo ug on ug.usuario_id = u.id
      join grupo g on g.id = ug.grupo_id and g.setor_id = k.setor_id
     where c.id = ${cartaoId} and u.ativo
     order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

interface QueVence {
  readonly id: number
  readonly titulo: string
  readonly fim: string
}

/** How many days before a card is due its people are told. */
const ANTES_DIAS = [1]

/** Tells those who answer for a card the day before it is due. */
export const avisarVencimentos = avisarAntes<QueVence>({
  nome: 'kanban.avisar-vencimento',
  titulo: 'Avisos de tarefas a vencer',
  cron: '0 7 * * *',
  antecedencias: async () => ANTES_DIAS,
  terminam: async (tx, hoje, dias) => {
    const { rows } = await sql<QueVence>`
      select c.id, c.titulo, c.vence as fim from kanban_cartao c join kanban k on k.id = c.kanban_id
       where c.vence between ${hoje}::date and ${hoje}::date + ${dias}::int
         and c.arquivado_em is null and c.concluido_em is null and k.arquivado_em is null
         and exists (select from kanban_responsavel r where r.cartao_id = c.id)
       order by c.vence, c.id`.execute(tx)
    return rows
  },
  marcas: { tabela: 'kanbanAviso', registro: 'kanbanCartaoId', fim: 'vence' },
  destinatarios:
    (tx) =>
    ({ id }) =>
      idsDosResponsaveis(tx, id),
  texto: ({ titulo }, quando) => `A tarefa ${titulo} vence ${quando}.`,
})
